import { describe, expect, it } from 'vitest';
import { aSummaryRow, someSummaryTotals } from '@stories/support/summaryBuilders';
import {
  changePercent,
  changeText,
  difference,
  differenceText,
  nameText,
  periodText,
  priceText,
  quantityText,
  shareText,
} from './summaryFigures';
import { totalsWords } from './summaryList';

it.each([
  [150, 100, '+$0.50', '+50.0%'],
  [100, 150, '−$0.50', '−33.3%'],
  [100, 100, '$0.00', '0.0%'],
  [100, 0, '+$1.00', '–'],
  [100, -50, '+$1.50', '–'],
  [-100, 50, '−$1.50', '−300.0%'],
])('%i cents beside %i before are %s and %s more', (cents, priorCents, more, percent) => {
  expect(changeText({ cents, priorCents })).toBe(more);
  expect(changePercent({ cents, priorCents })).toBe(percent);
});

it.each([
  ['12.345', '2.3', '10.045000'],
  ['2', '2.5', '-0.500000'],
  ['-1', '1', '-2.000000'],
  ['0.000001', '0', '0.000001'],
  [null, '1', null],
  ['1', null, null],
])('%s after %s is %s more', (now, before, more) => {
  expect(difference(now, before)).toBe(more);
});

describe('figures in words', () => {
  it.each([
    [quantityText('182.44', 'ton'), '182.44 ton'],
    [quantityText(null, null), ''],
    [priceText('438.5', 'ton'), '$438.50/ton'],
    [priceText(null, 'ton'), ''],
    [shareText(1, 3), '33.3%'],
    [shareText(1, 0), '–'],
    [differenceText('3', '2.5', (more) => quantityText(more, 'gal')), '+0.5 gal'],
    [differenceText('2', '3', (more) => quantityText(more, 'gal')), '−1 gal'],
    [differenceText(null, '3', (more) => quantityText(more, 'gal')), ''],
    [nameText(aSummaryRow({ name: '2026-04-01' }), true), 'Apr 2026'],
  ])('%j', (text, words) => {
    expect(text).toBe(words);
  });
});

it.each([
  [{ cropYear: 2026, from: null, to: null }, 'Crop year 2026'],
  [{ cropYear: 2025, from: null, to: '2025-04-12' }, 'Crop year 2025 through Apr 12, 2025'],
  [{ cropYear: 2025, from: '2025-03-01', to: null }, 'Crop year 2025 from Mar 1, 2025'],
  [{ cropYear: 2025, from: '2025-03-01', to: '2025-03-31' }, 'Crop year 2025, Mar 1, 2025 to Mar 31, 2025'],
  [{ cropYear: null, from: '2025-01-01', to: '2025-12-31' }, 'Jan 1, 2025 to Dec 31, 2025'],
])('the period %j is told as %s', (period, words) => {
  expect(periodText(period)).toBe(words);
});

describe('the sum of all rows', () => {
  it('stands beside the one before', () => {
    expect(totalsWords(someSummaryTotals())).toEqual({
      title: 'Crop year 2027',
      sums: [
        { label: 'Total', text: '$142,310.22' },
        { label: 'Before', text: '$126,551.08' },
        { label: 'Change', text: '+$15,759.14 (+12.5%)' },
      ],
      main: 'Total',
      note: 'Compared with crop year 2026 through Nov 18, 2025.',
    });
  });

  it('stands alone where there is no period before', () => {
    expect(totalsWords(someSummaryTotals({ prior: null, quantities: [] }))).toEqual({
      title: 'Crop year 2027',
      sums: [{ label: 'Total', text: '$142,310.22' }],
      main: 'Total',
      note: '',
    });
  });
});
