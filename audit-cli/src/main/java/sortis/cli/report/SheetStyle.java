package sortis.cli.report;

/// How the sheets look, on paper above all: black on white, nothing told by colour.
final class SheetStyle {
    static final String CSS =
            """
            @page { size: A4; margin: 10mm }
            * { box-sizing: border-box }
            body { margin: 0; color: #000; background: #fff; font: 9pt/1.35 Arial, "Liberation Sans", "DejaVu Sans", sans-serif }
            section { width: 190mm; margin: 0 auto; break-after: page }
            section:last-child { break-after: auto }
            h1 { font-size: 13pt; margin: 0 0 2mm; display: flex; justify-content: space-between }
            h1 small { font-size: 9pt; font-weight: normal }
            h2 { font-size: 10pt; margin: 3mm 0 1mm }
            ol { margin: 0 0 2mm; padding-left: 5mm }
            p { margin: 1.5mm 0 }
            table { border-collapse: collapse; table-layout: fixed }
            td, th { border: 0.2mm solid #777; padding: 0; text-align: center; overflow: hidden; white-space: nowrap }
            th { border: 0; font-weight: normal; font-size: 7pt; line-height: 1.15 }
            th b { display: block }
            .numbers, .log { width: 189mm; margin: 0 auto }
            .numbers td { height: 6mm; font: 10.5pt "Courier New", "Liberation Mono", "DejaVu Sans Mono", monospace }
            .numbers th { width: 13mm; font-size: 8pt }
            .numbers tbody th b { display: inline-block; width: 6mm }
            .numbers thead th, .map thead th, .map tfoot th { width: auto; height: 6.5mm }
            .numbers tr:nth-child(4n) td { border-bottom: 0.5mm solid #000 }
            .numbers td:nth-child(4n+1) { border-right: 0.5mm solid #000 }
            .map { margin: 0 auto }
            .map td { width: 6.2mm; height: 6.6mm; line-height: 2.9mm; font-size: 7pt }
            .map th { width: 7mm }
            .map td b { display: block; font-size: 8pt; line-height: 3.1mm; font-weight: normal }
            .w { background: #fff; color: #444 }
            .f { background: #e2e2e2; print-color-adjust: exact; -webkit-print-color-adjust: exact }
            .map .m { outline: 0.5mm solid #000; outline-offset: -0.5mm }
            .map .m b { font-weight: bold }
            .key { display: inline-block; width: 8mm; height: 5mm; line-height: 5mm; text-align: center; margin: 0 1mm 0 3mm; vertical-align: middle; border: 0.2mm solid #777 }
            .key.m { outline: 0.5mm solid #000; outline-offset: -0.5mm; font-weight: bold }
            .s { background: #000; color: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact }
            .log td { height: 7mm }
            .log th { border: 0.2mm solid #777; height: 6mm; font-size: 8pt }
            .log td:first-child { color: #555; font-size: 7pt }
            .log .n { width: 8mm }
            .log .t { width: 18mm }
            .log .a { width: 22mm }
            .log .q { width: 20mm }
            .log .g { width: 38mm }
            @media screen { section { margin: 8mm auto; padding-bottom: 8mm; border-bottom: 1px dashed #999 } }
            """;

    private SheetStyle() {}
}
