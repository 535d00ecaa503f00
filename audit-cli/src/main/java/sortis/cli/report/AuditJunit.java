package sortis.cli.report;

import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.StringWriter;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import sortis.finding.Finding;

/// Audits as JUnit's XML, which Jenkins and GitLab show as test results: a suite for each log, in
/// it a failing case for each entry with errors; a log without errors is one case that passes.
public final class AuditJunit {
    /// What a log as a whole is called.
    private static final String WHOLE = "log";

    private final XMLStreamWriter xml;

    private AuditJunit(XMLStreamWriter xml) {
        this.xml = xml;
    }

    public static String of(Audits audits) {
        StringWriter text = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(text);
            new AuditJunit(xml).write(audits);
            xml.close();
        } catch (XMLStreamException failure) {
            throw new IllegalStateException(failure);
        }
        return text.toString();
    }

    private void write(Audits audits) throws XMLStreamException {
        xml.writeStartDocument("UTF-8", "1.0");
        begin(0, "testsuites");
        for (Audited audit : audits.each()) {
            suite(audit);
        }
        end(0);
        xml.writeEndDocument();
    }

    private void suite(Audited audit) throws XMLStreamException {
        Map<String, Seq<Finding>> wrong = wrong(audit);
        begin(1, "testsuite");
        attribute("name", audit.path());
        counts(wrong.size());
        if (wrong.isEmpty()) {
            begin(2, audit, WHOLE);
            end(2);
        }
        for (Tuple2<String, Seq<Finding>> entry : wrong) {
            failing(audit, entry._1, entry._2);
        }
        end(1);
    }

    private void counts(int failures) throws XMLStreamException {
        attribute("tests", Math.max(1, failures));
        attribute("failures", failures);
        attribute("errors", 0);
        attribute("skipped", 0);
        attribute("time", 0);
    }

    /// The errors of each entry, in order.
    private static Map<String, Seq<Finding>> wrong(Audited audit) {
        return audit.report()
                .findings()
                .filter(Finding::isError)
                .foldLeft(
                        LinkedHashMap.empty(),
                        (all, finding) ->
                                all.put(
                                        name(finding),
                                        all.getOrElse(name(finding), Vector.empty())
                                                .append(finding)));
    }

    private static String name(Finding finding) {
        return finding.origin()
                .map(origin ->
                        "line "
                                + origin.where().line()
                                + origin.turn().map(turn -> ", turn " + turn).getOrElse(""))
                .getOrElse(WHOLE);
    }

    private void failing(Audited audit, String name, Seq<Finding> findings)
            throws XMLStreamException {
        begin(2, audit, name);
        for (Finding finding : findings) {
            begin(3, "failure");
            attribute("type", finding.code().text());
            attribute("message", Prose.sentence(finding) + ".");
            xml.writeCharacters(details(finding));
            xml.writeEndElement();
        }
        end(2);
    }

    private static String details(Finding finding) {
        return Prose.working(finding)
                .append("help: " + Prose.help(finding))
                .map(Words::shown)
                .mkString("\n");
    }

    private void begin(int depth, Audited audit, String name) throws XMLStreamException {
        begin(depth, "testcase");
        attribute("classname", audit.path());
        attribute("name", name);
        attribute("time", 0);
    }

    private void begin(int depth, String element) throws XMLStreamException {
        line(depth);
        xml.writeStartElement(element);
    }

    private void end(int depth) throws XMLStreamException {
        line(depth);
        xml.writeEndElement();
    }

    private void line(int depth) throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(depth));
    }

    private void attribute(String name, long value) throws XMLStreamException {
        attribute(name, String.valueOf(value));
    }

    /// With every sign that XML cannot hold made visible.
    private void attribute(String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, Words.shown(value));
    }
}
