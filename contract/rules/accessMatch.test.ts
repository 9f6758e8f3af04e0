import { describe, expect, it } from 'vitest';
import { accessMatch, figureOf, type KnownAccount, matchParts, matchPoints } from './accessMatch';

const account: KnownAccount = {
  isOpen: true,
  zip: '99347-1200',
  names: ['Hollis Creek Farms LLC', 'Dana Whitcomb', 'Bo'],
  emails: ['Dana@HollisCreek.example'],
  papers: [
    { number: 'inv-0048213', cents: [541_328, 100_000] },
    { number: 'S-2026-03', cents: [0] },
  ],
};

const asked = { zip: '10001', figure: 'none', name: 'Nobody Known', email: 'x@example.com' };
const right = {
  zip: '99347',
  figure: 'INV-0048213',
  name: 'Dana Whitcomb',
  email: 'dana@holliscreek.example',
};

it('has points that add up to 100', () => {
  expect(matchParts.reduce((sum, part) => sum + matchPoints[part], 0)).toBe(100);
});

describe('points and words', () => {
  it.each([
    ['nothing but an open account', {}, 30, 'weak'],
    ['with the name', { name: right.name }, 40, 'weak'],
    ['with the ZIP code', { zip: right.zip }, 45, 'partly'],
    ['with the email', { email: right.email }, 45, 'partly'],
    ['with the figure', { figure: right.figure }, 60, 'partly'],
    ['with all but the figure and the name', { zip: right.zip, email: right.email }, 60, 'partly'],
    ['with the figure and the name', { figure: right.figure, name: right.name }, 70, 'partly'],
    ['with the figure and the email', { figure: right.figure, email: right.email }, 75, 'strong'],
    ['with all but the figure', { ...right, figure: '1' }, 70, 'partly'],
    ['with all', right, 100, 'strong'],
  ])('%s', (_, over, points, strength) => {
    expect(accessMatch({ ...asked, ...over }, account)).toMatchObject({ points, strength });
  });

  it.each([
    ['of a closed account', { ...account, isOpen: false }, 70, 'partly'],
    ['of no account', undefined, 0, 'weak'],
  ])('%s', (_, known, points, strength) => {
    expect(accessMatch(right, known)).toMatchObject({ points, strength });
  });
});

describe('a figure', () => {
  it.each([
    ['0048213', '0048213', null],
    [' # inv 0048213 ', 'INV0048213', null],
    ['412.50', '412.50', 41_250],
    ['$412', '$412', 41_200],
    ['412', '412', null],
    ['412.5', '412.5', null],
    ['$1,234.50', '$1,234.50', 123_450],
    ['1,234.50 ', '1,234.50', 123_450],
    ['$0.00', '$0.00', null],
    ['$0.01', '$0.01', 1],
    ['S-2026.03', 'S-2026.03', null],
  ])('%s', (typed, number, cents) => expect(figureOf(typed)).toEqual({ number, cents }));

  it.each([
    ['inv-0048213', true],
    ['0048213', false],
    ['s-2026-03', true],
    ['5413.28', true],
    ['5413.27', false],
    ['$1,000', true],
    ['1000', false],
  ])('%s matches: %s', (figure, isMatch) => {
    expect(accessMatch({ ...asked, figure }, account).matched.includes('figure')).toBe(isMatch);
  });
});

describe('a ZIP code', () => {
  it.each([
    ['99347', true],
    [' 99347-0000', true],
    ['99346', false],
  ])('%s matches: %s', (zip, isMatch) => {
    expect(accessMatch({ ...asked, zip }, account).matched.includes('zip')).toBe(isMatch);
  });
});

describe('a name', () => {
  it.each([
    ['Dana Whitcomb', true],
    ['D. WHITCOMB Jr.', true],
    ['Dana Whitcom', true],
    ['Dana Whitcomp', true],
    ['Dana Whitcombe', true],
    ['Dana Whitco', false],
    ['Dana Whytcomp', false],
    ['Al Hóllis', true],
    ['Bo', true],
    ['Bob', false],
    ['B', false],
    ['Jr', false],
    ['Dana', true],
    ['Dane', false],
  ])('%s matches: %s', (name, isMatch) => {
    expect(accessMatch({ ...asked, name }, account).matched.includes('name')).toBe(isMatch);
  });
});
