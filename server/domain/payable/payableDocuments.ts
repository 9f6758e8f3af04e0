import type { Kysely } from 'kysely';
import type { PayableDocument } from '@contract/payable/schema';
import { daysLate } from '@contract/rules/due';
import { discountableCents } from '@contract/rules/earlyPay';
import { discountLinesOf } from '../documents/discountLines';
import type { Tables } from '@server/db/tables';
import type { OpenOnAccount } from './openDocuments';

type Line = Awaited<ReturnType<typeof discountLinesOf>>[number];

/** What can be chosen of what is open, with what its discount is reckoned on. What has no invoice cannot be chosen. */
export async function payableDocumentsOf(
  db: Kysely<Tables>,
  open: readonly OpenOnAccount[],
  asOf: string,
): Promise<PayableDocument[]> {
  const numbers = open.flatMap(({ invoiceNo }) => invoiceNo ?? []);
  const linesOf = new Map<string, Line[]>(numbers.map((invoiceNo) => [invoiceNo, []]));
  for (const line of await discountLinesOf(db, numbers)) linesOf.get(line.invoiceNo)!.push(line);
  return open.flatMap((one) => {
    const { accountNo: _, invoiceNo, dueDate, ...document } = one;
    if (invoiceNo === null || dueDate === null) return [];
    const eligibleCents = discountableCents(linesOf.get(invoiceNo)!);
    return [{ ...document, invoiceNo, dueDate, daysLate: daysLate(one, asOf), eligibleCents }];
  });
}
