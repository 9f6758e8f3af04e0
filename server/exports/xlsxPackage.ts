import * as m from '@locales/exports';
import { xmlText } from './xmlText';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Numbers of the formats in `styles`, by what a cell is. */
export const styles = { plain: 0, head: 1, money: 2, date: 3, formulaLike: 4 } as const;

/** The part that every sheet of a workbook shares: how heads, money and dates look. */
const styleSheet = `${XML}<styleSheet xmlns="${MAIN}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf quotePrefix="1"/></cellXfs>
</styleSheet>`;

/** What a workbook holds beside its sheets, by the name in the package. */
export function packageParts(sheetNames: readonly string[]): readonly [name: string, xml: string][] {
  const numbered = sheetNames.map((name, i) => ({ name, no: i + 1 }));
  const last = sheetNames.length + 1;
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${numbered
        .map(
          ({ no }) =>
            `<Override PartName="/xl/worksheets/sheet${no}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
        )
        .join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${numbered
        .map(({ name, no }) => `<sheet name="${xmlText(name)}" sheetId="${no}" r:id="rId${no}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${numbered
        .map(
          ({ no }) =>
            `<Relationship Id="rId${no}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${no}.xml"/>`,
        )
        .join(
          '',
        )}<Relationship Id="rId${last}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', styleSheet],
  ];
}

/** The beginning of a sheet, up to its rows: the first row stays in sight, columns have their widths. */
export const sheetStart = (widths: readonly number[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`;

export const sheetEnd = '</sheetData></worksheet>';

/** What a spreadsheet accepts as the name of a sheet: 31 characters, none of []:*?/\ and no apostrophe around it. */
export const sheetName = (title: string): string =>
  title
    .replace(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, 28)
    .replace(/^'|'$/g, ' ')
    .trim() || m.sheet();
