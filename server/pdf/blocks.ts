import { CONTENT_WIDTH, MARGIN, type Paper, type Style } from './paper';

/** What papers are made of besides tables, each below what was drawn last. */

/** The title of a part. */
export function section(sheet: Paper, title: string): void {
  sheet.y += sheet.air.section;
  // A title never stands alone at the foot of a page.
  if (!sheet.fits(80)) sheet.turn();
  heading(sheet, 'H2', title, 13);
}

export function heading(sheet: Paper, tag: 'H1' | 'H2', text: string, size: number): void {
  const at = { x: MARGIN, y: sheet.y, width: CONTENT_WIDTH };
  sheet.add(sheet.words(tag, text, at, { size, strong: true }));
  sheet.y += sheet.heightOf(text, CONTENT_WIDTH, { size, strong: true }) + 3;
}

/** @param above points that stay free before it */
export function paragraph(sheet: Paper, text: string, style: Style = {}, above = 0): void {
  sheet.y += above;
  const height = sheet.heightOf(text, CONTENT_WIDTH, style);
  if (!sheet.fits(height)) sheet.turn();
  sheet.add(sheet.words('P', text, { x: MARGIN, y: sheet.y, width: CONTENT_WIDTH }, style));
  sheet.y += height + 2;
}
