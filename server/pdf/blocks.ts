import { CONTENT_WIDTH, type Drawing, MARGIN, type PdfDocument, type Style } from './document';

/** What documents are made of besides tables, each below what was drawn last. */

/** The title of a part. */
export function section(doc: PdfDocument, title: string): void {
  doc.y += doc.spacing.section;
  // A title never stands alone at the bottom of a page.
  if (!doc.fits(80)) doc.newPage();
  heading(doc, 'H2', title, 13);
}

export function heading(doc: PdfDocument, tag: 'H1' | 'H2', text: string, size: number): void {
  const at = { x: MARGIN, y: doc.y, width: CONTENT_WIDTH };
  doc.add(doc.textElement(tag, text, at, { size, strong: true }));
  doc.y += doc.heightOf(text, CONTENT_WIDTH, { size, strong: true }) + 3;
}

/** @param above points that stay free before it */
export function paragraph(doc: PdfDocument, text: string, style: Style = {}, above = 0): void {
  doc.y += above;
  const height = doc.heightOf(text, CONTENT_WIDTH, style);
  if (!doc.fits(height)) doc.newPage();
  doc.add(doc.textElement('P', text, { x: MARGIN, y: doc.y, width: CONTENT_WIDTH }, style));
  doc.y += height + 2;
}

/** How a company's papers begin: its mark on its ground, and its name in its color. Each '#RRGGBB'. */
export interface Letterhead {
  readonly words: string;
  readonly ground: string;
  readonly mark: Drawing;
}

/** Who sends a paper. */
export interface Company {
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly letterhead?: Letterhead;
}

/** Points. */
const MARK = 28;

/** The sender at the top of a paper, in one line. */
export function sender(doc: PdfDocument, { name, phone, letterhead }: Company): void {
  const words = [name, phone].filter(Boolean).join(' · ');
  if (!letterhead) return paragraph(doc, words, { grey: 0.3 });
  const { mark, ground } = letterhead;
  const square = {
    size: 8,
    paths: [{ d: 'M1 0h6a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1Z', fill: ground }],
  };
  doc.artifact(() => {
    doc.shapes(square, { x: MARGIN, y: doc.y, width: MARK });
    doc.shapes(mark, { x: MARGIN + 4, y: doc.y + 4, width: MARK - 8 });
  });
  const style: Style = { strong: true, color: letterhead.words };
  const box = { x: MARGIN + MARK + 10, width: CONTENT_WIDTH - MARK - 10 };
  const height = doc.heightOf(words, box.width, style);
  doc.add(doc.textElement('P', words, { ...box, y: doc.y + Math.max(0, (MARK - height) / 2) }, style));
  doc.y += Math.max(MARK, height) + 8;
}
