import { expect, it } from 'vitest';
import { depositKindWord, formatRate } from './depositWords';

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
