import { type Box, CONTENT_WIDTH, MARGIN, type Paper, type Style } from './paper';

/** A column: its title, and what share of the width it takes. */
export interface Column {
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
export interface Row {
  readonly cells: readonly string[];
  readonly strong?: boolean;
}

const GAP = 8;
const HEAD: Style = { size: 8.5, strong: true, grey: 0.3 };

/** Draws a table over as many pages as it needs; its head is drawn again on each and read once. */
export function table(paper: Paper, { columns, rows, named }: Table): void {
  const boxes = boxesOf(columns);
  const style = (i: number, over: Style = {}): Style => ({ align: columns[i]!.align, ...over });
  const heightOf = (cells: readonly string[], over: Style) =>
    Math.max(...cells.map((cell, i) => paper.heightOf(cell, boxes[i]!.width, style(i, over)))) +
    2 * paper.air.row;
  const at = (i: number): Box => ({ ...boxes[i]!, y: paper.y + paper.air.row });
  const titles = columns.map(({ title }) => title);
  const headHeight = heightOf(titles, HEAD);
  if (!paper.fits(headHeight + (rows[0] ? heightOf(rows[0].cells, {}) : 0))) paper.turn();

  const whole = paper.group('Table');
  paper.add(whole);
  const line = (cells: readonly string[], cell: (i: number) => PDFKit.PDFStructureElement) => {
    const row = paper.group('TR');
    whole.add(row);
    for (const i of cells.keys()) row.add(cell(i));
    row.end();
  };
  line(titles, (i) => paper.words('TH', titles[i]!, at(i), style(i, HEAD), 'Column'));
  paper.y += headHeight;
  paper.ornament(() => paper.rule(paper.y, 0.45));

  for (const { cells, strong } of rows) {
    const over: Style = { strong };
    const height = heightOf(cells, over);
    if (!paper.fits(height)) {
      paper.turn();
      paper.ornament(() => {
        for (const [i, title] of titles.entries()) paper.draw(title, at(i), style(i, HEAD));
        paper.rule(paper.y + headHeight, 0.45);
      });
      paper.y += headHeight;
    }
    line(cells, (i) =>
      named && i === 0
        ? paper.words('TH', cells[i]!, at(i), style(i, over), 'Row')
        : paper.words('TD', cells[i]!, at(i), style(i, over)),
    );
    paper.y += height;
    paper.ornament(() => paper.rule(paper.y));
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
