import { describe, expect, it } from 'vitest';
import { accountSearchOf } from './accountSearch';

const today = '2026-11-27';
const of = (typed: string) => accountSearchOf(typed, today);

describe('words', () => {
  it.each([
    ['Cold  Spring', ['cold', 'spring']],
    ['J R Farms', ['farms']],
    ['x', []],
    ['00166', ['00166']],
  ])('%s', (typed, words) => expect(of(typed).words).toEqual(words));
});

describe('documents', () => {
  it.each([
    ['INV-7', 'INV-7', true],
    ['inv-7', 'INV-7', true],
    ['47355', '0047355', true],
    ['0047355', '47355', true],
    ['#47355', '0047355', true],
    ['123', 'PR-2026-000123', true],
    ['123', 'PR-2025-000123', true],
    ['123', 'PR-2024-000123', false],
    ['123456', 'CT-2026-123456', true],
    ['1234567', 'PR-2026-1234567', false],
    ['two words', 'TWO WORDS', false],
  ])('%s may be %s: %s', (typed, number, is) => expect(of(typed).documents.includes(number)).toBe(is));

  it('knows numbers of ten places with zeros before them, and no longer ones', () => {
    expect(
      of('7')
        .documents.filter((one) => /^0*7$/.test(one))
        .map(({ length }) => length),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('sums', () => {
  it.each([
    ['$1,692.18', 169_218],
    ['1692.18', 169_218],
    ['$1692', 169_200],
    ['1,692', 169_200],
    ['1692', null],
    ['1692.1', null],
    ['$0', null],
    ['1,69', null],
    ['-5.00', null],
  ])('%s', (typed, cents) => expect(of(typed).cents).toBe(cents));
});

describe('phones', () => {
  it.each([
    ['555-0100', '5550100'],
    ['(509) 555-0100', '5095550100'],
    ['+1 509 555 0100', '5095550100'],
    ['555010', null],
    ['1234567890123456', null],
  ])('%s', (typed, digits) => expect(of(typed).phone).toBe(digits));

  it('a number of seven digits may still be a document', () => {
    expect(of('5550100').documents).toContain('0005550100');
  });
});

describe('checks and last digits', () => {
  it.each([
    ['7781', '7781', '7781'],
    ['007781', '7781', null],
    ['••4417', null, '4417'],
    ['xx4417', null, '4417'],
    ['417', '417', null],
    ['12345678901', null, null],
    ['K7', null, null],
  ])('%s', (typed, checkNo, last) => expect(of(typed)).toMatchObject({ checkNo, last }));
});
