import { expect, it } from 'vitest';
import { depositKindWord, formatRate, tierWords } from './labels';

it.each([
  ['0.0425', '4.25%'],
  ['0.042500', '4.25%'],
  ['0.04', '4%'],
  ['0.045', '4.5%'],
  ['0.04125', '4.125%'],
  ['0', '0%'],
  ['0.1', '10%'],
  ['1.5', '150%'],
])('the rate %s is %s', (rate, words) => {
  expect(formatRate(rate)).toBe(words);
});

it.each([
  ['settlementProceeds', 'Grain settlement'],
  ['patronage', 'patronage'],
  ['constructor', 'constructor'],
])('a row of %s is called %s', (kind, word) => {
  expect(depositKindWord(kind)).toBe(word);
});

it('tells one tier by its rate, and several by where each begins', () => {
  const low = { fromCents: 0, annualRate: '0.04' };

  expect(tierWords([low])).toBe('4%');
  expect(tierWords([low, { fromCents: 50_000_00, annualRate: '0.0425' }])).toBe(
    '4% from $0.00, 4.25% from $50,000.00',
  );
});
