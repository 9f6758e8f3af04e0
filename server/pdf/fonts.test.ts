import { describe, expect, it } from 'vitest';
import { pdfDocument } from './document';
import { fonts } from './fonts';

describe.each(Object.entries(fonts()))('the font for %s', (_, font) => {
  it('has figures of one width', () => {
    const widths = Array.from('0123456789', (figure) => font.layout(figure).advanceWidth);

    expect(new Set(widths).size).toBe(1);
    expect(font.layout('1,111.11').advanceWidth).toBe(font.layout('8,888.88').advanceWidth);
  });

  it('sets emails as close as their shapes allow', () => {
    const apart = font.layout('A').advanceWidth + font.layout('V').advanceWidth;

    expect(font.layout('AV').advanceWidth).toBeLessThan(apart);
  });
});

it('a document embeds the emails that it needs of our typeface, and no other font', async () => {
  const doc = pdfDocument({ title: 'T', author: 'A', created: new Date(0), footer: 'F' });
  doc.add(doc.textElement('P', 'Amount', { x: 54, y: doc.y, width: 200 }));
  doc.add(doc.textElement('P', '$12.00', { x: 54, y: doc.y, width: 200 }, { strong: true }));
  const bytes = await doc.finish();
  const names = Array.from(
    bytes.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g),
    ([, name]) => name,
  );

  expect(names).toEqual(['PublicSans-Regular', 'PublicSans-Bold']);
  expect(bytes.length).toBeLessThan(20_000);
});
