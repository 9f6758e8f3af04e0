import { type RawBuilder, sql } from 'kysely';
import { isCalendarDate } from '../../../contract/format/date';
import type { purchaseSorts } from '../../../contract/purchases';
import { groupName } from '../../db/lineGroup';
import { branchName, fieldName } from './lineQuery';

type SortName = (typeof purchaseSorts)[number];

interface SortKey {
  readonly key: RawBuilder<string | number>;
  /** The type that a mark's text is read as. */
  readonly type: 'date' | 'text' | 'bigint';
}

// Marks travel in addresses, so a long text counts with its beginning only.
const byText = (text: RawBuilder<unknown>): SortKey => ({
  key: sql<string>`left(lower(coalesce(${text}, '')), 48)`,
  type: 'text',
});

const keys: Readonly<Record<SortName, SortKey>> = {
  date: { key: sql.ref<string>('i.invoice_date'), type: 'date' },
  invoice: { key: sql.ref<string>('i.invoice_no'), type: 'text' },
  product: byText(sql.ref('l.description')),
  group: byText(groupName),
  field: byText(fieldName),
  branch: byText(branchName),
  ticket: byText(sql.ref('l.ticket_no')),
  total: { key: sql.ref<number>('l.net_cents'), type: 'bigint' },
};

/** How a list is ordered: by one key, then by invoice the same way, then by line as the invoice has them. */
export interface Order extends SortKey {
  readonly name: string;
  readonly descending: boolean;
}

export function orderOf(sort: string): Order {
  const descending = sort.startsWith('-');
  return { ...keys[sort.replace(/^-/, '') as SortName], name: sort, descending };
}

/** A place in the list: the key's value, the invoice, the line. */
export type Place = readonly [key: string | number, invoiceNo: string, lineNo: number];

const keyFits: Readonly<Record<SortKey['type'], (value: unknown) => boolean>> = {
  date: isCalendarDate,
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  bigint: Number.isSafeInteger,
};

export const isPlaceOf =
  ({ type }: Order) =>
  (values: readonly unknown[]): values is Place =>
    values.length === 3 &&
    keyFits[type](values[0]) &&
    keyFits.text(values[1]) &&
    typeof values[2] === 'number' &&
    (values[2] | 0) === values[2];
