package sortis.bench.baseline;

/// Starts and says so: the least that any command takes.
public final class HelloWorld {
    private HelloWorld() {}

    public static void main(String[] arguments) {
        System.out.println("Hello, world");
    }
}
