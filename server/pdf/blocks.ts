import { CONTENT_WIDTH, MARGIN, type PdfDocument, type Style } from './document';

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
