package sortis.eventstore.file;

import java.io.IOException;

/// That others have something all the time that was waited for it.
final class Taken extends IOException {
    private static final long serialVersionUID = 1L;
}
