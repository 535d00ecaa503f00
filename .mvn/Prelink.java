import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_byte;
import static java.lang.constant.ConstantDescs.CD_char;
import static java.lang.constant.ConstantDescs.CD_double;
import static java.lang.constant.ConstantDescs.CD_float;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_short;
import static java.lang.constant.ConstantDescs.CD_void;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.io.IOException;
import java.lang.classfile.Attributes;
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
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.NestHostAttribute;
import java.lang.classfile.attribute.NestMembersAttribute;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicConstantDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Links class files ahead: puts plain code in place of what the compiler leaves to be made at run
/// time, the `equals` and `hashCode` of records, the choice among the types of a `switch`, and the
/// classes of lambdas that capture something.
///
/// Java makes these at their first use, a class for each of them. No archive of classes keeps the
/// first two: a fifth of the time that a short run takes. An archive keeps lambdas, but a new one
/// comes about by a method handle, whose allocation only the second compiler knows to make cheap.
/// They say the same as before.
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
        for (Path file : classFiles(folder)) {
            link(file);
        }
        for (Path file : classFiles(folder)) {
            if (isLeftOver(file)) {
                Files.delete(file);
            }
        }
        for (var nest : nests(folder).entrySet()) {
            join(folder, nest.getKey(), nest.getValue());
        }
    }

    private static List<Path> classFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(each -> each.toString().endsWith(".class")).sorted().toList();
        }
    }

    /// Whether it was made for a lambda that its outer class has no more.
    private boolean isLeftOver(Path file) throws IOException {
        String name = file.getFileName().toString();
        int end = name.indexOf(Lambda.INFIX);
        if (end < 0) {
            return false;
        }
        Path outer = file.resolveSibling(name.substring(0, end) + ".class");
        return Files.notExists(outer) || !isNamed(name.substring(0, name.length() - ".class".length()), outer);
    }

    /// Whether a class names another of its package.
    private boolean isNamed(String other, Path file) throws IOException {
        for (PoolEntry entry : classes.parse(Files.readAllBytes(file)).constantPool()) {
            if (entry instanceof ClassEntry type && type.asSymbol().displayName().equals(other)) {
                return true;
            }
        }
        return false;
    }

    private void link(Path file) throws IOException {
        ClassModel model = classes.parse(Files.readAllBytes(file));
        if (model.methods().stream().anyMatch(Prelink::isToBeLinked)) {
            Linking linking = new Linking(model);
            Files.write(file, linked(model, linking));
            for (Lambda lambda : linking.lambdas) {
                Files.write(file.resolveSibling(lambda.simpleName() + ".class"), lambda.written(classes));
            }
        }
    }

    /// The hosts of all lambdas linked, now or before, with these.
    private Map<ClassDesc, List<ClassDesc>> nests(Path folder) throws IOException {
        Map<ClassDesc, List<ClassDesc>> nests = new TreeMap<>(Comparator.comparing(ClassDesc::descriptorString));
        for (Path file : classFiles(folder)) {
            if (file.getFileName().toString().contains(Lambda.INFIX)) {
                ClassModel model = classes.parse(Files.readAllBytes(file));
                nests.computeIfAbsent(host(model), _ -> new ArrayList<>()).add(model.thisClass().asSymbol());
            }
        }
        return nests;
    }

    private static ClassDesc host(ClassModel model) {
        return model.findAttribute(Attributes.nestHost())
                .map(attribute -> attribute.nestHost().asSymbol())
                .orElseGet(() -> model.thisClass().asSymbol());
    }

    /// Lets the lambdas of a nest call what is private in it.
    private void join(Path folder, ClassDesc host, List<ClassDesc> lambdas) throws IOException {
        String name = host.descriptorString();
        Path file = folder.resolve(name.substring(1, name.length() - 1) + ".class");
        ClassModel model = classes.parse(Files.readAllBytes(file));
        Set<ClassDesc> members = new LinkedHashSet<>();
        model.findAttribute(Attributes.nestMembers())
                .ifPresent(known -> known.nestMembers().forEach(each -> members.add(each.asSymbol())));
        if (members.addAll(lambdas)) {
            NestMembersAttribute all = NestMembersAttribute.ofSymbols(List.copyOf(members));
            ClassTransform joining =
                    ClassTransform.dropping(NestMembersAttribute.class::isInstance)
                            .andThen(ClassTransform.endHandler(type -> type.with(all)));
            Files.write(file, classes.transformClass(model, joining));
        }
    }

    private static boolean isToBeLinked(MethodModel method) {
        return method.code().stream()
                .flatMap(CodeModel::elementStream)
                .anyMatch(Prelink::isToBeLinked);
    }

    private static boolean isToBeLinked(CodeElement element) {
        return element instanceof InvokeDynamicInstruction call
                && (isChoice(call) || isOfRecord(call) || isCapturing(call));
    }

    /// Whether it makes a lambda of what it captures; those that can be serialized stay as they are.
    private static boolean isCapturing(InvokeDynamicInstruction call) {
        DirectMethodHandleDesc maker = call.bootstrapMethod();
        return maker.owner().equals(ClassDesc.of("java.lang.invoke.LambdaMetafactory"))
                && maker.methodName().equals("metafactory")
                && call.typeSymbol().parameterCount() > 0;
    }

    /// Whether it chooses among types alone: those with constants stay as they are.
    private static boolean isChoice(InvokeDynamicInstruction call) {
        return isMadeBy(call, "SwitchBootstraps", "typeSwitch")
                && call.bootstrapArgs().stream()
                        .allMatch(label -> label instanceof ClassDesc || isOwnType(label, chosenBy(call)));
    }

    /// Whether this is the type of a value that is no object: such a value is of no other type.
    private static boolean isOwnType(ConstantDesc label, ClassDesc type) {
        return type.isPrimitive()
                && label instanceof DynamicConstantDesc<?> constant
                && constant.bootstrapMethod().methodName().equals("primitiveClass")
                && constant.constantName().equals(type.descriptorString());
    }

    private static ClassDesc chosenBy(InvokeDynamicInstruction call) {
        return call.typeSymbol().parameterType(0);
    }

    private static boolean isOfRecord(InvokeDynamicInstruction call) {
        return isMadeBy(call, "ObjectMethods", "bootstrap") && !call.name().equalsString("toString");
    }

    private static boolean isMadeBy(InvokeDynamicInstruction call, String owner, String name) {
        DirectMethodHandleDesc maker = call.bootstrapMethod();
        return maker.owner().equals(ClassDesc.of("java.lang.runtime." + owner))
                && maker.methodName().equals(name);
    }

    private byte[] linked(ClassModel model, Linking linking) {
        return classes.transformClass(
                model,
                ClassTransform.transformingMethodBodies(Prelink::isToBeLinked, linking)
                        .andThen(ClassTransform.endHandler(linking::finish)));
    }

    /// One class file: each call that is linked goes to a method of its own.
    private static final class Linking implements CodeTransform {
        private final ClassModel model;
        private final List<Consumer<ClassBuilder>> methods = new ArrayList<>();
        private final List<Lambda> lambdas = new ArrayList<>();

        Linking(ClassModel model) {
            this.model = model;
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            if (element instanceof InvokeDynamicInstruction call && isCapturing(call)) {
                Lambda lambda = new Lambda(self(), host(model), lambdas.size(), call);
                lambdas.add(lambda);
                code.invokestatic(lambda.type(), Lambda.MADE, call.typeSymbol());
            } else if (element instanceof InvokeDynamicInstruction call && isToBeLinked(call)) {
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
            return isChoice(call) && !chosenBy(call).isPrimitive() ? CHOICE : call.typeSymbol();
        }

        private void add(ClassBuilder type, String name, InvokeDynamicInstruction call) {
            type.withMethodBody(
                    name,
                    called(call),
                    ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
                    code -> write(code, call));
        }

        private void write(CodeBuilder code, InvokeDynamicInstruction call) {
            if (isChoice(call) && chosenBy(call).isPrimitive()) {
                code.iload(code.parameterSlot(1)).ireturn();
            } else if (isChoice(call)) {
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
    }

    private static ClassDesc boxed(ClassDesc primitive) {
        return ClassDesc.of("java.lang." + switch (primitive.displayName()) {
            case "int" -> "Integer";
            case "char" -> "Character";
            case String name -> Character.toUpperCase(name.charAt(0)) + name.substring(1);
        });
    }

    /// A lambda that becomes a class, with a field for each value captured.
    ///
    /// @param number among the lambdas of its outer class
    private record Lambda(ClassDesc outer, ClassDesc host, int number, InvokeDynamicInstruction call) {
        static final String INFIX = "$$";
        static final String MADE = "$made";

        private static final int FINAL = ClassFile.ACC_PRIVATE | ClassFile.ACC_FINAL;

        String simpleName() {
            return outer.displayName() + INFIX + number;
        }

        ClassDesc type() {
            return ClassDesc.of(outer.packageName(), simpleName());
        }

        byte[] written(ClassFile classes) {
            return classes.build(type(), this::write);
        }

        private void write(ClassBuilder type) {
            type.withFlags(ClassFile.ACC_FINAL | ClassFile.ACC_SYNTHETIC)
                    .withInterfaceSymbols(call.typeSymbol().returnType())
                    .with(NestHostAttribute.of(host));
            for (int at = 0; at < captured().size(); at++) {
                type.withField(name(at), captured().get(at), FINAL);
            }
            MethodTypeDesc taking = call.typeSymbol().changeReturnType(CD_void);
            type.withMethodBody(INIT_NAME, taking, ClassFile.ACC_PRIVATE, this::construct)
                    .withMethodBody(MADE, call.typeSymbol(), ClassFile.ACC_STATIC, this::make)
                    .withMethodBody(call.name().stringValue(), abstractly(), ClassFile.ACC_PUBLIC, this::answer);
        }

        private List<ClassDesc> captured() {
            return call.typeSymbol().parameterList();
        }

        private static String name(int at) {
            return "captured" + at;
        }

        private void construct(CodeBuilder code) {
            code.aload(0).invokespecial(CD_Object, INIT_NAME, MTD_void);
            for (int at = 0; at < captured().size(); at++) {
                code.aload(0).loadLocal(kind(captured().get(at)), code.parameterSlot(at));
                code.putfield(type(), name(at), captured().get(at));
            }
            code.return_();
        }

        private void make(CodeBuilder code) {
            code.new_(type()).dup();
            for (int at = 0; at < captured().size(); at++) {
                code.loadLocal(kind(captured().get(at)), code.parameterSlot(at));
            }
            code.invokespecial(type(), INIT_NAME, call.typeSymbol().changeReturnType(CD_void)).areturn();
        }

        /// The method of the interface, its type variables erased.
        private MethodTypeDesc abstractly() {
            return (MethodTypeDesc) call.bootstrapArgs().get(0);
        }

        private DirectMethodHandleDesc body() {
            return (DirectMethodHandleDesc) call.bootstrapArgs().get(1);
        }

        /// The method of the interface as the lambda sees it.
        private MethodTypeDesc concretely() {
            return (MethodTypeDesc) call.bootstrapArgs().get(2);
        }

        private void answer(CodeBuilder code) {
            boolean isNew = body().kind() == DirectMethodHandleDesc.Kind.CONSTRUCTOR;
            if (isNew) {
                code.new_(body().owner()).dup();
            }
            List<ClassDesc> taken = body().invocationType().parameterList();
            for (int at = 0; at < captured().size(); at++) {
                code.aload(0).getfield(type(), name(at), captured().get(at));
            }
            for (int at = captured().size(); at < taken.size(); at++) {
                int given = at - captured().size();
                ClassDesc from = abstractly().parameterType(given);
                code.loadLocal(kind(from), code.parameterSlot(given));
                adapt(code, from, concretely().parameterType(given), taken.get(at));
            }
            invoke(code);
            giveBack(code, isNew ? body().owner() : body().invocationType().returnType());
        }

        private void invoke(CodeBuilder code) {
            DirectMethodHandleDesc body = body();
            MethodTypeDesc type = MethodTypeDesc.ofDescriptor(body.lookupDescriptor());
            String name = body.methodName();
            switch (body.kind()) {
                case CONSTRUCTOR -> code.invokespecial(body.owner(), INIT_NAME, type);
                case STATIC, INTERFACE_STATIC ->
                        code.invokestatic(body.owner(), name, type, body.isOwnerInterface());
                case VIRTUAL, SPECIAL -> code.invokevirtual(body.owner(), name, type);
                case INTERFACE_VIRTUAL, INTERFACE_SPECIAL -> code.invokeinterface(body.owner(), name, type);
                default -> throw new IllegalArgumentException("A lambda cannot be a " + body.kind());
            }
        }

        private void giveBack(CodeBuilder code, ClassDesc from) {
            ClassDesc to = abstractly().returnType();
            if (!to.equals(CD_void)) {
                adapt(code, from, from, to);
            } else if (from.equals(CD_long) || from.equals(CD_double)) {
                code.pop2();
            } else if (!from.equals(CD_void)) {
                code.pop();
            }
            code.return_(kind(to));
        }

        /// Makes a value what is asked for.
        ///
        /// @param from the type that the value has, erased
        /// @param known the type that it is known to have
        private static void adapt(CodeBuilder code, ClassDesc from, ClassDesc known, ClassDesc to) {
            if (from.isPrimitive() && to.isPrimitive()) {
                code.conversion(kind(from), kind(to));
            } else if (from.isPrimitive()) {
                code.invokestatic(boxed(from), "valueOf", MethodTypeDesc.of(boxed(from), from));
            } else if (to.isPrimitive()) {
                ClassDesc box = UNBOXED.containsKey(known) ? known : boxed(to);
                ClassDesc bare = UNBOXED.getOrDefault(box, to);
                code.checkcast(box).invokevirtual(box, bare.displayName() + "Value", MethodTypeDesc.of(bare));
                code.conversion(kind(bare), kind(to));
            } else if (!to.equals(CD_Object) && !to.equals(from)) {
                code.checkcast(to);
            }
        }

        private static final Map<ClassDesc, ClassDesc> UNBOXED =
                Stream.of(CD_boolean, CD_byte, CD_char, CD_short, CD_int, CD_long, CD_float, CD_double)
                        .collect(Collectors.toMap(Prelink::boxed, type -> type));

        private static TypeKind kind(ClassDesc type) {
            return TypeKind.from(type);
        }
    }
}
