import { type Box, CONTENT_WIDTH, MARGIN, type PdfDocument, type Style } from './document';

/** A column: its title, and what share of the width it takes. */
interface Column {
  readonly title: string;
  readonly share: number;
  readonly align?: 'right';
}

interface Table {
  readonly columns: readonly Column[];
  /** Cells in the order of the columns. The first cell names its row where `named` says so. */
  readonly rows: readonly Row[];
  readonly named?: true;
}

/** Cells, and whether they are a result of those above. */
interface Row {
  readonly cells: readonly string[];
  readonly strong?: boolean;
}

const GAP = 8;
const HEAD: Style = { size: 8.5, strong: true, grey: 0.3 };

/** Draws a table over as many pages as it needs; its head is drawn again on each and read once. */
export function table(doc: PdfDocument, { columns, rows, named }: Table): void {
  const boxes = boxesOf(columns);
  const style = (i: number, over: Style = {}): Style => ({ align: columns[i]!.align, ...over });
  const heightOf = (cells: readonly string[], over: Style) =>
    Math.max(...cells.map((cell, i) => doc.heightOf(cell, boxes[i]!.width, style(i, over)))) +
    2 * doc.spacing.row;
  const at = (i: number): Box => ({ ...boxes[i]!, y: doc.y + doc.spacing.row });
  const titles = columns.map(({ title }) => title);
  const headHeight = heightOf(titles, HEAD);
  if (!doc.fits(headHeight + (rows[0] ? heightOf(rows[0].cells, {}) : 0))) doc.newPage();

  const whole = doc.group('Table');
  doc.add(whole);
  const line = (cells: readonly string[], cell: (i: number) => PDFKit.PDFStructureElement) => {
    const row = doc.group('TR');
    whole.add(row);
    for (const i of cells.keys()) row.add(cell(i));
    row.end();
  };
  line(titles, (i) => doc.textElement('TH', titles[i]!, at(i), style(i, HEAD), 'Column'));
  doc.y += headHeight;
  doc.artifact(() => doc.rule(doc.y, 0.45));

  for (const { cells, strong } of rows) {
    const over: Style = { strong };
    const height = heightOf(cells, over);
    if (!doc.fits(height)) {
      doc.newPage();
      doc.artifact(() => {
        for (const [i, title] of titles.entries()) doc.draw(title, at(i), style(i, HEAD));
        doc.rule(doc.y + headHeight, 0.45);
      });
      doc.y += headHeight;
    }
    line(cells, (i) =>
      named && i === 0
        ? doc.textElement('TH', cells[i]!, at(i), style(i, over), 'Row')
        : doc.textElement('TD', cells[i]!, at(i), style(i, over)),
    );
    doc.y += height;
    doc.artifact(() => doc.rule(doc.y));
  }
  whole.end();
}

function boxesOf(columns: readonly Column[]): Box[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = CONTENT_WIDTH - GAP * (columns.length - 1);
  let x = MARGIN;
  return columns.map(({ share }) => {
    const width = (room * share) / shares;
    const box = { x, y: 0, width };
    x += width + GAP;
    return box;
  });
}
