import { describe, expect, it } from 'vitest';
import { qrCode } from './blocks';
import { boxesOf, scanned } from './testing/scan';

describe('a QR code', () => {
  it.each([
    '1',
    'https://portal.example.com/a?b=c',
    `https://portal.example.com/?invoice=${'104880,'.repeat(40)}`,
  ])('says %s', (text) => {
    expect(scanned(boxesOf(qrCode(text).paths[0]!.d))).toBe(text);
  });

  it('has a quiet zone of four modules on each side', () => {
    const { size, paths } = qrCode('https://portal.example.com');
    const boxes = boxesOf(paths[0]!.d);

    expect(Math.min(...boxes.flatMap(({ left, top }) => [left, top]))).toBe(4);
    expect(Math.max(...boxes.flatMap(({ right, bottom }) => [right, bottom]))).toBe(size - 4);
  });
});
