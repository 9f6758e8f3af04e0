import { sql } from 'kysely';
import type { purchaseSorts } from '@contract/purchases/labels';
import { groupName } from '@server/domain/documents/lineGroup';
import { branchName, fieldName } from '@server/domain/documents/lineNames';
import { byNumber, byText, type Order, type SortKey } from '@server/db/sortKey';
import { placeOf } from '@server/http/keyset';

type SortName = (typeof purchaseSorts)[number];

export const keys: Readonly<Record<SortName, SortKey>> = {
  date: { key: sql.ref<string>('i.invoice_date'), type: 'date' },
  invoice: { key: sql.ref<string>('i.invoice_no'), type: 'text' },
  product: byText(sql.ref('l.description')),
  group: byText(groupName),
  field: byText(fieldName),
  branch: byText(branchName),
  ticket: byText(sql.ref('l.ticket_no')),
  total: byNumber(sql.ref<number>('l.net_cents')),
};

/** A place in the list: the key's value, the invoice, the line. */
export type Place = readonly [key: string | number, invoiceNo: string, lineNo: number];

export const isPlaceOf = ({ type }: Order) => placeOf<Place>(type, 'text', 'int');
