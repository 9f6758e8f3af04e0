import PDFDocument from 'pdfkit';
import { type Typeface, typefaceOf } from './font/typeface';
import { printable } from './printable';

export const MARGIN = 54;
const WIDTH = 612;
const HEIGHT = 792;
/** Room for what stands at the foot of every page. */
const FOOT = 40;

export const CONTENT_WIDTH = WIDTH - 2 * MARGIN;
const BOTTOM = HEIGHT - MARGIN - FOOT;

interface Fonts {
  readonly text: Typeface;
  readonly strong: Typeface;
}

// To read the two weights takes longer than to draw a statement.
let read: Fonts | undefined;
const fonts = (): Fonts => (read ??= { text: typefaceOf(400), strong: typefaceOf(700) });

export interface Style {
  readonly size?: number;
  readonly strong?: boolean;
  readonly align?: 'left' | 'right';
  /** From black at 0 to white at 1. */
  readonly grey?: number;
}

interface PaperOptions {
  readonly title: string;
  readonly author: string;
  /** The only instant in the file, so that the same content is always the same bytes. */
  readonly created: Date;
  /** What stands on the left at the foot of every page. */
  readonly foot: string;
  /** Smaller type and less air, for what should fit one page. */
  readonly compact?: true;
}

type Child = PDFKit.PDFStructureElement | (() => void);

/** A sheet of Letter paper that is written from top to bottom, with every word in a structure that can be read. */
export interface Paper {
  /** The height below the top edge where the next thing goes, in points. */
  y: number;
  /** Points above and below the words of a table's row, and above the title of a part. */
  readonly air: { readonly row: number; readonly section: number };
  /** Whether so many points fit above the foot. */
  fits(height: number): boolean;
  turn(): void;
  /** The height of text in a column of that width. */
  heightOf(text: string, width: number, style?: Style): number;
  /** An element of the structure that draws text. */
  words(
    tag: string,
    text: string,
    at: Box,
    style?: Style,
    scope?: 'Column' | 'Row',
  ): PDFKit.PDFStructureElement;
  /** An element that holds others. */
  group(tag: string, children?: Child[]): PDFKit.PDFStructureElement;
  add(element: PDFKit.PDFStructureElement): void;
  /** Draws what is not read: rules, repeated heads. */
  ornament(draw: () => void): void;
  draw(text: string, at: Box, style?: Style): void;
  rule(y: number, grey?: number): void;
  finish(): Promise<Buffer>;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Opens a tagged PDF (PDF/UA) in our typeface. */
export function paper({ title, author, created, foot, compact = false }: PaperOptions): Paper {
  const typefaces = fonts();
  const doc = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    tagged: true,
    subset: 'PDF/UA' as never,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
    font: typefaces.text as never,
  });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => void pieces.push(piece));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  const usual = compact ? 9 : 9.5;
  const set = ({ size = usual, strong = false, grey = 0 }: Style = {}) => {
    doc.font((strong ? typefaces.strong : typefaces.text) as never).fontSize(size);
    const level = Math.round(grey * 255);
    doc.fillColor([level, level, level]);
  };
  const drawn = (text: string, strong?: boolean) =>
    printable(text, strong ? typefaces.strong : typefaces.text);

  const sheet: Paper = {
    y: MARGIN,
    air: compact ? { row: 2, section: 9 } : { row: 4, section: 16 },
    fits: (height) => sheet.y + height <= BOTTOM,
    turn() {
      doc.addPage();
      sheet.y = MARGIN;
    },
    heightOf(text, width, style) {
      set(style);
      return doc.heightOfString(drawn(text, style?.strong).drawn || ' ', { width });
    },
    words(tag, text, at, style, scope) {
      const { actual } = drawn(text, style?.strong);
      return doc.struct(tag, { ...(actual && { actual }), ...(scope && { scope }) }, () =>
        sheet.draw(text, at, style),
      );
    },
    group: (tag, children = []) => {
      const element = doc.struct(tag);
      for (const child of children) element.add(child as () => void);
      return element;
    },
    add: (element) => void doc.addStructure(element),
    ornament(draw) {
      doc.markContent('Artifact', { type: 'Pagination' });
      draw();
      doc.endMarkedContent();
    },
    draw(text, { x, y, width }, style) {
      set(style);
      doc.text(drawn(text, style?.strong).drawn, x, y, { width, align: style?.align ?? 'left' });
    },
    rule(y, grey = 0.8) {
      const level = Math.round(grey * 255);
      doc.lineWidth(0.75).strokeColor([level, level, level]);
      doc
        .moveTo(MARGIN, y)
        .lineTo(WIDTH - MARGIN, y)
        .stroke();
    },
    finish() {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page);
        const at = { x: MARGIN, y: HEIGHT - MARGIN - 8, width: CONTENT_WIDTH };
        sheet.ornament(() => {
          sheet.draw(foot, at, { size: 8, grey: 0.35 });
          sheet.draw(`Page ${page + 1} of ${count}`, at, { size: 8, grey: 0.35, align: 'right' });
        });
      }
      doc.end();
      return done;
    },
  };
  return sheet;
}
