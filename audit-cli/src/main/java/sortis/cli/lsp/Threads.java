package sortis.cli.lsp;

import java.util.concurrent.ThreadFactory;

/// Threads that do not keep the program alive, with room on the stack for deep brackets.
final class Threads {
    private static final long STACK = 8L * 1024 * 1024;

    private Threads() {}

    static ThreadFactory named(String name) {
        return work -> {
            Thread thread = new Thread(null, work, name, STACK);
            thread.setDaemon(true);
            return thread;
        };
    }
}
