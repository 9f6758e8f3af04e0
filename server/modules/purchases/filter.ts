import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { members } from '../../../contract/paging';
import { Refusal } from '../../../contract/problem';
import { type PurchaseFilter, statusChips } from '../../../contract/purchases';
import { anyOf } from '../../db/anyOf';
import { invoiceStatus } from '../../db/invoiceStatus';
import { cropYear, groupCode } from '../../db/lineGroup';
import { farmName, fieldCode, fieldName } from './lineQuery';
import { paidByLetters } from './words';

type Condition = RawBuilder<SqlBool>;

/** What narrows the lines, apart from the account and the status: every member narrows further. */
export function conditionsOf(filter: Omit<PurchaseFilter, 'username' | 'account'>): Condition[] {
  const conditions: Condition[] = [];
  const add = (value: string | undefined, condition: (value: string) => Condition) => {
    if (value) conditions.push(condition(value));
  };
  const among = (list: string | undefined, column: RawBuilder<unknown>, codeOf = (word: string) => word) => {
    const codes = members(list).map(codeOf);
    if (codes.length > 0) conditions.push(anyOf(column, codes));
  };
  add(filter.from, (from) => sql`i.invoice_date >= ${from}::date`);
  add(filter.to, (to) => sql`i.invoice_date <= ${to}::date`);
  add(filter.invoice, (invoice) => sql`i.invoice_no = ${invoice}`);
  among(filter.cropYear, sql`${cropYear}::text`, year);
  among(filter.group, groupCode);
  among(filter.product, sql.ref('l.product_code'));
  among(filter.field, fieldCode);
  among(filter.branch, sql.ref('i.branch'));
  among(filter.paidBy, sql.ref('l.paid_by'), paidBy);
  for (const word of (filter.q ?? '').split(/\s+/).filter(Boolean)) conditions.push(saying(word));
  return conditions;
}

/** Whether an invoice is in the state that a chip stands for; no chip lets every line through. */
export function inChip(chip: string | undefined, asOf: string): Condition {
  if (!chip) return sql<SqlBool>`true`;
  return anyOf(invoiceStatus(asOf), [...statusChips[chip as keyof typeof statusChips]]);
}

/** Whether a word occurs in what people look for, in capitals or not. */
const saying = (word: string): Condition =>
  sql<SqlBool>`concat_ws(' ', i.invoice_no, l.ticket_no, i.po_no, l.product_code, p.name, l.description,
    ${fieldName}, ${farmName}, l.crop) ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;

function year(text: string): string {
  if (/^[0-9]{4}$/.test(text)) return text;
  throw unknown('cropYear', `${text} is not a crop year; a crop year has four digits.`);
}

function paidBy(word: string): string {
  if (Object.hasOwn(paidByLetters, word)) return paidByLetters[word as keyof typeof paidByLetters];
  throw unknown(
    'paidBy',
    `"${word}" is not a way of paying; choose from ${Object.keys(paidByLetters).join(', ')}.`,
  );
}

const unknown = (field: string, message: string): Refusal =>
  new Refusal({ code: 'invalid', message, fields: { [field]: message } });
