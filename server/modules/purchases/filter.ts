import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { members } from '@contract/paging';
import { ApiError } from '@contract/problem';
import type { PurchaseFilter } from '@contract/purchases/schema';
import { statusChips } from '@contract/purchases/labels';
import { linePartsOf } from '@contract/rules/lineParts';
import { anyOf } from '@server/db/anyOf';
import { invoiceStatus } from '@server/domain/documents/invoiceStatus';
import { lineConditions } from '@server/domain/documents/lineFilter';
import { docTypeLetters, paidByLetters } from './words';

type Condition = RawBuilder<SqlBool>;

/** What narrows the lines, apart from the account and the status: every member narrows further. */
export function conditionsOf(filter: Omit<PurchaseFilter, 'username' | 'account'>): Condition[] {
  const paidBy = lettersOf(filter.paidBy, paidByLetters, 'paidBy', 'a way of paying');
  const docType = lettersOf(filter.docType, docTypeLetters, 'docType', 'a kind of document');
  return [
    ...lineConditions({
      from: filter.from ?? '',
      to: filter.to ?? '',
      cropYears: members(filter.cropYear).map(year),
      groups: members(filter.group),
      products: members(filter.product),
      fields: members(filter.field),
      branches: members(filter.branch),
      crops: members(filter.crop),
      leftOut: linePartsOf(members(filter.without)),
      words: (filter.q ?? '').split(/\s+/).filter(Boolean),
    }),
    ...(filter.invoice ? [sql<SqlBool>`i.invoice_no = ${filter.invoice}`] : []),
    ...(paidBy.length > 0 ? [anyOf(sql.ref('l.paid_by'), paidBy)] : []),
    ...(docType.length > 0 ? [anyOf(sql.ref('i.doc_type'), docType)] : []),
  ];
}

/** Whether an invoice is in the state that a chip stands for; no chip lets every line through. */
export function inChip(chip: string | undefined, asOf: string): Condition {
  if (!chip) return sql<SqlBool>`true`;
  return anyOf(invoiceStatus(asOf), [...statusChips[chip as keyof typeof statusChips]]);
}

function year(text: string): string {
  if (/^[0-9]{4}$/.test(text)) return text;
  throw unknown('cropYear', `${text} is not a crop year; a crop year has four digits.`);
}

function lettersOf(
  list: string | undefined,
  letters: Readonly<Record<string, string>>,
  field: string,
  what: string,
): string[] {
  return members(list).map((word) => {
    if (Object.hasOwn(letters, word)) return letters[word]!;
    throw unknown(field, `"${word}" is not ${what}; choose from ${Object.keys(letters).join(', ')}.`);
  });
}

const unknown = (field: string, message: string): ApiError =>
  new ApiError({ code: 'invalid', message, fields: { [field]: message } });
