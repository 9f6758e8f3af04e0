import * as m from '@locales/summaries';
import { formatDate, formatMonth } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatQuantity, formatUnitPrice } from '@contract/format/quantity';
import { percentOf } from '@contract/rules/percent';
import type { SummaryPeriod, SummaryRow } from '@contract/summaries/schema';
import type { RowsPage } from '@/data/listPage';
import type { AsyncResult } from '@/data/asyncResult';

const nothing = '–';
const signed = (text: string, isRise: boolean) => (isRise ? `+${text}` : text);

/** Always one place, so that points stand below each other. */
const percentText = (percent: string) => `${percent.replace('-', '\u2212')}%`;

type Compared = Pick<SummaryRow, 'cents' | 'priorCents'>;

/** "+$1,204.00": how much more than before. */
export const changeText = ({ cents, priorCents }: Compared): string =>
  signed(formatMoney(cents - priorCents), cents > priorCents);

/** "+12.5%"; a dash where there was nothing before. */
export function changePercent({ cents, priorCents }: Compared): string {
  const percent = percentOf(cents - priorCents, priorCents);
  return percent === null ? nothing : signed(percentText(percent), cents > priorCents);
}

/** "24.1%" of the whole sum. */
export function shareText(cents: number, whole: number): string {
  const percent = percentOf(cents, whole);
  return percent === null ? nothing : percentText(percent);
}

/** "412.25 ton"; empty where there is none, or where several units cannot be added. */
export const quantityText = (quantity: string | null, unit: string | null): string =>
  quantity === null ? '' : formatQuantity(quantity, unit);

/** "$438.50/ton"; empty where there is none. */
export const priceText = (price: string | null, unit: string | null): string =>
  price === null ? '' : formatUnitPrice(price, unit);

/** How much more or less than before, of quantities or of prices; null where one of them is missing. */
export function difference(now: string | null, before: string | null): string | null {
  if (now === null || before === null) return null;
  const millionths = scaled(now) - scaled(before);
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(7, '0');
  return `${millionths < 0n ? '-' : ''}${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

/** Quantities and prices have six places at most. */
function scaled(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.replace('-', '').split('.');
  const millionths = BigInt(whole + part.slice(0, 6).padEnd(6, '0'));
  return decimal.startsWith('-') ? -millionths : millionths;
}

/** As `difference`, in words. */
export function differenceText(
  now: string | null,
  before: string | null,
  words: (decimal: string) => string,
): string {
  const more = difference(now, before);
  return more === null ? '' : signed(words(more), scaled(more) > 0n);
}

/** "Crop year 2025 through Apr 12, 2025", "Jan 1, 2025 to Dec 31, 2025". */
export const periodText = (period: SummaryPeriod): string => m.period(periodParts(period));

/** What there is of a period, for the messages that tell it. */
export function periodParts({ cropYear, from, to }: SummaryPeriod) {
  const days = from && to ? 'days' : from ? 'from' : to ? 'through' : '';
  const ofYear = { days: 'yearDays', from: 'yearFrom', through: 'yearThrough', '': 'year' } as const;
  return {
    shape: cropYear === null ? days : ofYear[days],
    year: String(cropYear ?? ''),
    from: from ? formatDate(from) : '',
    to: to ? formatDate(to) : '',
  };
}

/** What a row is called: months are told as months. */
export const nameText = ({ name }: SummaryRow, isMonth: boolean): string =>
  isMonth ? formatMonth(name) : name;

/** A row of the table: something that was bought, or a word on what is still missing below a group. */
export type SummaryLine =
  | {
      readonly kind: 'row';
      readonly id: string;
      readonly row: SummaryRow;
      /** Whether it is one of an unfolded group's products. */
      readonly inGroup: boolean;
      /** Undefined for what does not unfold. */
      readonly unfolded?: boolean;
    }
  | {
      readonly kind: 'note';
      readonly id: string;
      readonly note: 'loading' | 'failed' | 'more';
      readonly group: string;
    };

type Products = ReadonlyMap<string, AsyncResult<RowsPage<SummaryRow>>>;

/** Groups with the products of the unfolded ones right below them. */
export const groupLines = (rows: readonly SummaryRow[], products: Products): SummaryLine[] =>
  rows.flatMap((row): SummaryLine[] => {
    const { id, code } = row;
    if (code === null) return [plainLine(row)];
    const inside = products.get(code);
    const head: SummaryLine = { kind: 'row', id, row, inGroup: false, unfolded: inside !== undefined };
    return inside ? [head, ...productLines(code, inside)] : [head];
  });

/** A row that does not unfold. */
export const plainLine = (row: SummaryRow): SummaryLine => ({ kind: 'row', id: row.id, row, inGroup: false });

function productLines(group: string, { state, data }: AsyncResult<RowsPage<SummaryRow>>): SummaryLine[] {
  const note = (word: 'loading' | 'failed' | 'more'): SummaryLine[] => [
    { kind: 'note', id: `${group}:${word}`, note: word, group },
  ];
  if (!data) return note(state === 'error' ? 'failed' : 'loading');
  const lines = data.rows.map((row): SummaryLine => ({
    kind: 'row',
    id: `${group}:${row.id}`,
    row,
    inGroup: true,
  }));
  return data.next === null ? lines : [...lines, ...note('more')];
}
