import encodeQR from 'qr';
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

interface PayCode {
  readonly title: string;
  /** What the code opens. */
  readonly link: string;
  /** What is read aloud in place of the code. */
  readonly alt: string;
  readonly words: readonly string[];
}

/** Points: 35 mm with its quiet zone, so that the code itself is never below 25 mm. */
const CODE = 100;

/** A code for phones with words beside it, together on one page. */
export function payCode(doc: PdfDocument, { title, link, alt, words }: PayCode): void {
  doc.y += doc.spacing.section;
  if (!doc.fits(CODE)) doc.newPage();
  const { y } = doc;
  // Its quiet zone is white: only the code itself stands in line with what is above and below.
  const drawing = qrCode(link);
  doc.add(doc.figure(alt, () => doc.shapes(drawing, { x: MARGIN, y, width: CODE })));
  const box = { x: MARGIN + CODE + 12, width: CONTENT_WIDTH - CODE - 12 };
  const said = [
    { tag: 'H2', text: title, style: { size: 13, strong: true } },
    ...words.map((text) => ({ tag: 'P', text, style: {} })),
  ];
  const heights = said.map(({ text, style }) => doc.heightOf(text, box.width, style) + 4);
  let top = y + Math.max(0, (CODE - heights.reduce((sum, height) => sum + height, 0)) / 2);
  for (const [at, { tag, text, style }] of said.entries()) {
    doc.add(doc.textElement(tag, text, { ...box, y: top }, style));
    top += heights[at]!;
  }
  doc.y = Math.max(y + CODE, top);
}

/** Modules that stay white on each side, so that a scanner finds the code: ISO/IEC 18004. */
const QUIET = 4;

/**
 * A text as a QR code of error correction M, which is read with 15 % of it gone: paper is folded and stamped. Its quiet
 * zone is part of the drawing.
 */
export function qrCode(text: string): Drawing {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const d = modules
    .flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}Z`))
    .join('');
  return { size: modules.length, paths: [{ d }] };
}

/** Dark modules beside each other are one shape: shapes that only touch show a hairline on some screens. */
function runsOf(row: readonly boolean[]): { readonly from: number; readonly length: number }[] {
  const runs: { from: number; length: number }[] = [];
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last.from + last.length === at) last.length += 1;
    else runs.push({ from: at, length: 1 });
  }
  return runs;
}
