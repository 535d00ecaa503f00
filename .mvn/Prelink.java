import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_float;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;

import java.io.IOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Links class files ahead: puts plain code in place of what the compiler leaves to be made at run
/// time, the `equals` and `hashCode` of records and the choice among the types of a `switch`.
///
/// Java makes these at their first use, a class for each of them, and no archive of classes keeps
/// them: a fifth of the time that a short run takes. They say the same as before.
///
/// Usage: `java -cp CLASSPATH .mvn/Prelink.java FOLDER` changes the class files in a folder, if
/// there is one; those that are linked already stay as they are.
public final class Prelink {
    private static final ClassDesc OBJECTS = ClassDesc.of("java.util.Objects");
    private static final MethodTypeDesc CHOICE = MethodTypeDesc.of(CD_int, CD_Object, CD_int);

    private final ClassFile classes =
            ClassFile.of(
                    ClassFile.ClassHierarchyResolverOption.of(
                            ClassHierarchyResolver.ofResourceParsing(
                                            Objects.requireNonNull(Prelink.class.getClassLoader()))
                                    .orElse(ClassHierarchyResolver.defaultResolver())));

    private Prelink() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        if (Files.isDirectory(folder)) {
            new Prelink().linkAll(folder);
        }
    }

    private void linkAll(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
                link(file);
            }
        }
    }

    private void link(Path file) throws IOException {
        ClassModel model = classes.parse(Files.readAllBytes(file));
        if (model.methods().stream().anyMatch(Prelink::isToBeLinked)) {
            Files.write(file, linked(model));
        }
    }

    private static boolean isToBeLinked(MethodModel method) {
        return method.code().stream()
                .flatMap(CodeModel::elementStream)
                .anyMatch(Prelink::isToBeLinked);
    }

    private static boolean isToBeLinked(CodeElement element) {
        return element instanceof InvokeDynamicInstruction call && (isChoice(call) || isOfRecord(call));
    }

    /// Whether it chooses among types alone: those with constants stay as they are.
    private static boolean isChoice(InvokeDynamicInstruction call) {
        return isMadeBy(call, "SwitchBootstraps", "typeSwitch")
                && call.bootstrapArgs().stream().allMatch(ClassDesc.class::isInstance);
    }

    private static boolean isOfRecord(InvokeDynamicInstruction call) {
        return isMadeBy(call, "ObjectMethods", "bootstrap") && !call.name().equalsString("toString");
    }

    private static boolean isMadeBy(InvokeDynamicInstruction call, String owner, String name) {
        DirectMethodHandleDesc maker = call.bootstrapMethod();
        return maker.owner().equals(ClassDesc.of("java.lang.runtime." + owner))
                && maker.methodName().equals(name);
    }

    private byte[] linked(ClassModel model) {
        Linking linking = new Linking(model);
        return classes.transformClass(
                model,
                ClassTransform.transformingMethodBodies(Prelink::isToBeLinked, linking)
                        .andThen(ClassTransform.endHandler(linking::finish)));
    }

    /// One class file: each call that is linked goes to a method of its own.
    private static final class Linking implements CodeTransform {
        private final ClassModel model;
        private final List<Consumer<ClassBuilder>> methods = new ArrayList<>();

        Linking(ClassModel model) {
            this.model = model;
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            if (element instanceof InvokeDynamicInstruction call && isToBeLinked(call)) {
                String name = call.name().stringValue() + "$" + methods.size();
                code.invokestatic(self(), name, called(call), model.flags().has(AccessFlag.INTERFACE));
                methods.add(type -> add(type, name, call));
            } else {
                code.with(element);
            }
        }

        void finish(ClassBuilder type) {
            methods.forEach(method -> method.accept(type));
        }

        private ClassDesc self() {
            return model.thisClass().asSymbol();
        }

        private static MethodTypeDesc called(InvokeDynamicInstruction call) {
            return isChoice(call) ? CHOICE : call.typeSymbol();
        }

        private void add(ClassBuilder type, String name, InvokeDynamicInstruction call) {
            type.withMethodBody(
                    name,
                    called(call),
                    ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
                    code -> write(code, call));
        }

        private void write(CodeBuilder code, InvokeDynamicInstruction call) {
            if (isChoice(call)) {
                choose(code, call.bootstrapArgs());
            } else if (call.name().equalsString("equals")) {
                compare(code, fields(call));
            } else {
                hash(code, fields(call));
            }
        }

        /// The first type from a number on that the value is of; behind the last if it is of none,
        /// -1 if it is null.
        private static void choose(CodeBuilder code, List<ConstantDesc> types) {
            Label present = code.newLabel();
            code.aload(0).ifnonnull(present).iconst_m1().ireturn().labelBinding(present);
            for (int number = 0; number < types.size(); number++) {
                Label next = code.newLabel();
                code.iload(1).loadConstant(number).if_icmpgt(next);
                code.aload(0).instanceOf((ClassDesc) types.get(number)).ifeq(next);
                code.loadConstant(number).ireturn().labelBinding(next);
            }
            code.loadConstant(types.size()).ireturn();
        }

        private static List<DirectMethodHandleDesc> fields(InvokeDynamicInstruction call) {
            return call.bootstrapArgs().stream()
                    .filter(DirectMethodHandleDesc.class::isInstance)
                    .map(DirectMethodHandleDesc.class::cast)
                    .toList();
        }

        private void compare(CodeBuilder code, List<DirectMethodHandleDesc> fields) {
            Label differ = code.newLabel();
            code.aload(1).instanceOf(self()).ifeq(differ);
            for (DirectMethodHandleDesc field : fields) {
                load(code.aload(0), field);
                load(code.aload(1).checkcast(self()), field);
                branch(code, type(field), differ);
            }
            code.iconst_1().ireturn().labelBinding(differ).iconst_0().ireturn();
        }

        private static void branch(CodeBuilder code, ClassDesc type, Label differ) {
            if (type.equals(CD_long)) {
                code.lcmp().ifne(differ);
            } else if (type.equals(CD_double) || type.equals(CD_float)) {
                code.invokestatic(boxed(type), "compare", MethodTypeDesc.of(CD_int, type, type)).ifne(differ);
            } else if (type.isPrimitive()) {
                code.if_icmpne(differ);
            } else {
                code.invokestatic(OBJECTS, "equals", MethodTypeDesc.of(CD_boolean, CD_Object, CD_Object)).ifeq(differ);
            }
        }

        /// The same number as Java's own, so that sets go through their elements as before.
        private void hash(CodeBuilder code, List<DirectMethodHandleDesc> fields) {
            code.iconst_0();
            for (DirectMethodHandleDesc field : fields) {
                ClassDesc type = type(field);
                load(code.bipush(31).imul().aload(0), field);
                code.invokestatic(
                                type.isPrimitive() ? boxed(type) : OBJECTS,
                                "hashCode",
                                MethodTypeDesc.of(CD_int, type.isPrimitive() ? type : CD_Object))
                        .iadd();
            }
            code.ireturn();
        }

        private void load(CodeBuilder code, DirectMethodHandleDesc field) {
            code.getfield(self(), field.methodName(), type(field));
        }

        private static ClassDesc type(DirectMethodHandleDesc field) {
            return field.invocationType().returnType();
        }

        private static ClassDesc boxed(ClassDesc primitive) {
            return ClassDesc.of("java.lang." + switch (primitive.displayName()) {
                case "int" -> "Integer";
                case "char" -> "Character";
                case String name -> Character.toUpperCase(name.charAt(0)) + name.substring(1);
            });
        }
    }
}
