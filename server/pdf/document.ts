import * as m from '@locales/exports';
import { intlLocale } from '@locales/language';
import PDFDocument from 'pdfkit';
import { fonts } from './fonts';
import { printable } from './printable';

export const MARGIN = 54;
const WIDTH = 612;
const HEIGHT = 792;
/** Room for what stands at the bottom of every page. */
const FOOTER = 40;

export const CONTENT_WIDTH = WIDTH - 2 * MARGIN;
const BOTTOM = HEIGHT - MARGIN - FOOTER;

export interface Style {
  readonly size?: number;
  readonly strong?: boolean;
  readonly align?: 'left' | 'right';
  /** From black at 0 to white at 1. */
  readonly grey?: number;
  /** '#RRGGBB', in place of a grey. */
  readonly color?: string;
}

interface DocumentOptions {
  readonly title: string;
  readonly author: string;
  /** The only instant in the file, so that the same content is always the same bytes. */
  readonly created: Date;
  /** What stands on the left at the bottom of every page. */
  readonly footer: string;
  /** Smaller type and less space, for what should fit one page. */
  readonly compact?: boolean;
}

type Child = PDFKit.PDFStructureElement | (() => void);

/** A PDF of Letter pages that is written from top to bottom, with every word in a structure that can be read. */
export interface PdfDocument {
  /** The height below the top edge where the next thing goes, in points. */
  y: number;
  /** Points above and below the words of a table's row, and above the title of a section. */
  readonly spacing: { readonly row: number; readonly section: number };
  /** Whether so many points fit above the footer. */
  fits(height: number): boolean;
  newPage(): void;
  /** The height of text in a column of that width. */
  heightOf(text: string, width: number, style?: Style): number;
  /** An element of the structure that draws text. */
  textElement(
    tag: string,
    text: string,
    at: Box,
    style?: Style,
    scope?: 'Column' | 'Row',
  ): PDFKit.PDFStructureElement;
  /** An element that holds others. */
  group(tag: string, children?: Child[]): PDFKit.PDFStructureElement;
  /** A picture, with what is read aloud in its place. */
  figure(alt: string, draw: () => void): PDFKit.PDFStructureElement;
  add(element: PDFKit.PDFStructureElement): void;
  /** Draws what is not read aloud: rules, repeated heads. */
  artifact(draw: () => void): void;
  draw(text: string, at: Box, style?: Style): void;
  rule(y: number, grey?: number): void;
  /** Draws flat shapes in a square of that width. */
  shapes(drawing: Drawing, at: Box): void;
  finish(): Promise<Buffer>;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Flat shapes, drawn in a square of their own units. */
export interface Drawing {
  readonly size: number;
  readonly paths: readonly {
    /** As in SVG. */
    readonly d: string;
    /** '#RRGGBB', as every color here. What has neither this nor a stroke is as black as text. */
    readonly fill?: string;
    /** The width in the drawing's units. */
    readonly stroke?: { readonly color: string; readonly width: number };
  }[];
}

/** Opens a tagged PDF (PDF/UA) in our typeface. */
export function pdfDocument(options: DocumentOptions): PdfDocument {
  const { footer, compact = false } = options;
  const pdf = openPdf(options);
  const done = bytesOf(pdf);
  const usual = compact ? 9 : 9.5;
  const set = ({ size = usual, strong = false, grey = 0, color }: Style = {}) =>
    pdf
      .font(strong ? 'strong' : 'text')
      .fontSize(size)
      .fillColor(color ?? greyLevel(grey));
  const drawn = (text: string, strong = false) => printable(text, fonts()[strong ? 'strong' : 'text']);

  const doc: PdfDocument = {
    y: MARGIN,
    spacing: compact ? { row: 2, section: 9 } : { row: 4, section: 16 },
    fits: (height) => doc.y + height <= BOTTOM,
    newPage() {
      pdf.addPage();
      doc.y = MARGIN;
    },
    heightOf: (text, width, style) =>
      set(style).heightOfString(drawn(text, style?.strong).drawn || ' ', {
        width,
      }),
    textElement(tag, text, at, style, scope) {
      const { actual } = drawn(text, style?.strong);
      return pdf.struct(tag, { ...(actual && { actual }), ...(scope && { scope }) }, () =>
        doc.draw(text, at, style),
      );
    },
    group: (tag, children = []) => {
      const element = pdf.struct(tag);
      for (const child of children) element.add(child as () => void);
      return element;
    },
    figure: (alt, draw) => pdf.struct('Figure', { alt }, draw),
    add: (element) => void pdf.addStructure(element),
    artifact(draw) {
      pdf.markContent('Artifact', { type: 'Pagination' });
      draw();
      pdf.endMarkedContent();
    },
    draw(text, { x, y, width }, style) {
      const align = style?.align ?? 'left';
      set(style).text(drawn(text, style?.strong).drawn, x, y, { width, align });
    },
    rule(y, grey = 0.8) {
      pdf.lineWidth(0.75).strokeColor(greyLevel(grey));
      pdf
        .moveTo(MARGIN, y)
        .lineTo(WIDTH - MARGIN, y)
        .stroke();
    },
    shapes({ size, paths }, { x, y, width }) {
      pdf
        .save()
        .translate(x, y)
        .scale(width / size);
      for (const { d, fill, stroke } of paths) {
        if (fill ?? !stroke) pdf.path(d).fill(fill ?? greyLevel(0));
        if (stroke) pdf.path(d).lineWidth(stroke.width).stroke(stroke.color);
      }
      pdf.restore();
    },
    finish() {
      drawFooters(pdf, doc, footer);
      pdf.end();
      return done;
    },
  };
  return doc;
}

function openPdf({ title, author, created }: DocumentOptions): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: [WIDTH, HEIGHT],
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    tagged: true,
    subset: 'PDF/UA' as never,
    pdfVersion: '1.7',
    lang: intlLocale(),
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: created, ModDate: created },
    // None of pdfkit's own, which PDF/UA forbids.
    font: '',
  });
  // Read fonts are taken too, though the types know of files alone.
  for (const [name, font] of Object.entries(fonts())) pdf.registerFont(name, font as never);
  return pdf;
}

function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => void pieces.push(piece));
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
  });
}

function drawFooters(pdf: PDFKit.PDFDocument, doc: PdfDocument, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  const at = { x: MARGIN, y: HEIGHT - MARGIN - 8, width: CONTENT_WIDTH };
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    doc.artifact(() => {
      doc.draw(footer, at, { size: 8, grey: 0.35 });
      doc.draw(m.pageOf({ page: page + 1, count }), at, { size: 8, grey: 0.35, align: 'right' });
    });
  }
}

function greyLevel(grey: number): [number, number, number] {
  const level = Math.round(grey * 255);
  return [level, level, level];
}
