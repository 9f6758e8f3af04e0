import PDFDocument from 'pdfkit';
import type { CalendarDateText } from '@contract/format/date';
import { company } from '../company';

/** A page of the old kind: a letterhead, who it is for, rows of text beside amounts, and a sum. */
export interface Paper {
  readonly title: string;
  readonly date: CalendarDateText;
  readonly to: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly rows: readonly (readonly [text: string, amount: string])[];
  readonly total: readonly [label: string, amount: string];
}

const LEFT = 54;
const WIDTH = 504;

/** The bytes of a paper as the ERP prints it: the same paper gives the same bytes on every machine and day. */
export function print(paper: Paper): Uint8Array {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: LEFT,
    // Compressed bytes differ from one release of the compressor to the next.
    compress: false,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${paper.title}, ${company.name}`,
      Author: company.name,
      CreationDate: new Date(`${paper.date}T12:00:00Z`),
    },
  });
  const across = (left: string, right: string): void => {
    const { y } = document;
    document.text(left, LEFT, y, { width: WIDTH - 110 });
    const after = document.y;
    document.text(right, LEFT, y, { width: WIDTH, align: 'right' });
    document.y = after;
  };
  document.font('Helvetica-Bold').fontSize(16).text(company.name, LEFT, LEFT);
  document.fontSize(12).text(paper.title).moveDown();
  document.font('Helvetica').fontSize(10);
  for (const line of paper.to) document.text(line);
  document.moveDown();
  for (const [label, value] of paper.facts) document.text(`${label}: ${value}`);
  document.moveDown();
  for (const [text, amount] of paper.rows) across(text, amount);
  document.moveDown(0.5).font('Helvetica-Bold');
  across(...paper.total);
  document.end();
  // Nothing is compressed or fetched, so all bytes are there at once.
  return document.read() as Uint8Array;
}
