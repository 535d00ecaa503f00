package sortis.cli.picture;

/// How people see colours: those who see all of them, those who lack one kind of cone (the matrices
/// of Machado, Oliveira and Fernandes, 2009, at full strength), and a black-and-white printer.
enum Sight {
    ALL(new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}),
    NO_RED(
            new double[][] {
                {0.152286, 1.052583, -0.204868},
                {0.114503, 0.786281, 0.099216},
                {-0.003882, -0.048116, 1.051998}
            }),
    NO_GREEN(
            new double[][] {
                {0.367322, 0.860646, -0.227968},
                {0.280085, 0.672501, 0.047413},
                {-0.011820, 0.042940, 0.968881}
            }),
    NO_BLUE(
            new double[][] {
                {1.255528, -0.076749, -0.178779},
                {-0.078411, 0.930809, 0.147602},
                {0.004733, 0.691367, 0.303900}
            }),
    GREYS(
            new double[][] {
                {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}
            });

    private final double[][] matrix;

    Sight(double[][] matrix) {
        this.matrix = matrix;
    }

    /// A place in the CIE L*a*b* space, where equal distances look about equal.
    record Lab(double lightness, double a, double b) {
        double distance(Lab other) {
            return Math.sqrt(
                    square(lightness - other.lightness)
                            + square(a - other.a)
                            + square(b - other.b));
        }

        private static double square(double number) {
            return number * number;
        }
    }

    Lab seen(Colour colour) {
        double[] rgb = linear(colour);
        double red = part(rgb, 0);
        double green = part(rgb, 1);
        double blue = part(rgb, 2);
        double x = curved((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
        double y = curved(0.2126 * red + 0.7152 * green + 0.0722 * blue);
        double z = curved((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
        return new Lab(116 * y - 16, 500 * (x - y), 200 * (y - z));
    }

    /// The contrast of the web's rules for readable text (WCAG 2), 1 to 21.
    static double contrast(Colour one, Colour other) {
        double first = luminance(one);
        double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    private static double luminance(Colour colour) {
        double[] rgb = linear(colour);
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    }

    private double part(double[] rgb, int row) {
        double sum = 0;
        for (int column = 0; column < 3; column++) {
            sum += matrix[row][column] * rgb[column];
        }
        return Math.clamp(sum, 0, 1);
    }

    private static double[] linear(Colour colour) {
        return new double[] {linear(colour.red()), linear(colour.green()), linear(colour.blue())};
    }

    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static double curved(double share) {
        return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116.0;
    }
}
