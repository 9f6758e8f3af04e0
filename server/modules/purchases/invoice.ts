import { type Kysely, sql } from 'kysely';
import type { Invoice } from '@contract/purchases/schema';
import { type Days, isCurrentToday, partsOf } from '@contract/rules/due';
import { isBlank } from '@contract/rules/blank';
import { invoiceStatus } from '@server/domain/documents/invoiceStatus';
import type { Tables } from '@server/db/tables';
import { docTypeWords } from '@server/domain/purchases/invoiceLines';
import { spoken } from '@server/lists/filters';
import { openDocumentsOf, type OpenScope } from '@server/domain/payable/openDocuments';
import { invoicedTickets } from './deliveries';
import { applicationsOf, discountableOf, discountsOf, prepayUsesOf, taxesOf } from './invoiceSections';
import { rungsOf } from './invoiceRungs';
import { purchaseList, type Scope } from './purchaseList';

/** One invoice whole; undefined where the scope has none of that number. */
export const invoiceOf =
  (db: Kysely<Tables>) =>
  async (scope: Scope & OpenScope & Days, invoiceNo: string): Promise<Invoice | undefined> => {
    const head = await headOf(db, scope.asOf, invoiceNo);
    if (!head || !scope.accounts.includes(head.accountNo)) return undefined;
    const [open, lines, taxes, rungs, discountableCents, applications, prepayUses, tickets, shares] =
      await Promise.all([
        openDocumentsOf(db, { ...scope, accounts: [head.accountNo] }),
        purchaseList.all(db, scope, { invoice: invoiceNo, sort: 'invoice' }),
        taxesOf(db, invoiceNo),
        discountsOf(db, scope.today, invoiceNo),
        discountableOf(db, invoiceNo),
        applicationsOf(db, invoiceNo),
        prepayUsesOf(db, scope.accounts, invoiceNo),
        invoicedTickets(db, head.accountNo, invoiceNo),
        sharesOf(db, scope.accounts, head),
      ]);
    const mine = open.find((one) => one.invoiceNo === invoiceNo);
    const blendDetail = isBlank(head.blendDetail) ? 'full' : head.blendDetail!;
    return {
      ...head,
      onItsWayCents: mine ? partsOf(mine).onItsWayCents : 0,
      blendDetail,
      lines,
      taxes,
      discounts: rungsOf(
        {
          rungs: head.status === 'void' ? [] : rungs,
          openCents: head.openCents,
          isFinanceCharge: head.docType === 'financeCharge',
          isCreditMemo: head.docType === 'credit',
          // What is not open any more has nothing on its way that would matter here.
          inFlight: mine?.inFlight ?? [],
        },
        { payDate: scope.today, accountIsCurrent: isCurrentToday(open, scope) },
      ),
      discountableCents,
      applications,
      prepayUses,
      tickets,
      shares,
    };
  };

/** Whether the ERP says so of an invoice "i", or somebody who may see it disputes it in the portal. */
const isDisputed = sql<boolean>`(i.disputed or exists (select from contact_ticket k where k.reference = i.invoice_no
  and k.account_no = i.account_no and k.kind = 'dispute' and k.status <> 'done'))`;

const headOf = (db: Kysely<Tables>, asOf: string, invoiceNo: string) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('account as a', 'a.account_no', 'i.account_no')
    .leftJoin('branch as b', 'b.branch_code', 'i.branch')
    .leftJoin('feed_document as d', 'd.file_name', 'i.pdf_file')
    .select([
      'i.invoice_no as invoiceNo',
      'i.account_no as accountNo',
      'a.name as accountName',
      spoken(sql.ref('i.doc_type'), docTypeWords).as('docType'),
      invoiceStatus(asOf).as('status'),
      'i.invoice_date as invoiceDate',
      'i.ship_date as shipDate',
      'i.posting_date as postingDate',
      'i.due_date as dueDate',
      'i.terms_code as termsCode',
      'i.deferred',
      isDisputed.as('disputed'),
      'i.branch as branchCode',
      sql<string>`coalesce(b.name, i.branch)`.as('branchName'),
      'b.phone as branchPhone',
      'i.ship_to as shipTo',
      'i.order_no as orderNo',
      'i.po_no as poNo',
      'i.salesperson',
      'i.crop_year as cropYear',
      'i.split_group as splitGroup',
      sql<string | null>`trim_scale(i.split_percent)`.as('splitPercent'),
      'i.comments',
      'a.blend_detail as blendDetail',
      'i.subtotal_cents as subtotalCents',
      'i.discount_total_cents as discountCents',
      'i.tax_total_cents as taxCents',
      'i.freight_cents as freightCents',
      'i.total_cents as totalCents',
      'i.prepay_applied_cents as prepayAppliedCents',
      'i.paid_cents as paidCents',
      'i.credited_cents as creditedCents',
      'i.discount_taken_cents as discountTakenCents',
      'i.written_off_cents as writtenOffCents',
      'i.open_amount_cents as openCents',
      sql<boolean>`d.sha256 is not null`.as('hasDocument'),
    ])
    .where('i.invoice_no', '=', invoiceNo)
    .executeTakeFirst();

type Shares = NonNullable<Invoice['shares']>;

interface Part {
  readonly accountNo: string;
  readonly accountName: string;
  readonly invoiceNo: string;
  readonly percent: string | null;
  readonly cents: number;
}

/**
 * Who bears how much of the delivery that an invoice is a part of; null where it is nobody else's. Lines of the
 * other invoices count only where the same line stands on this one, so that no party learns what else another
 * one bought, and only in one sum without a name.
 */
async function sharesOf(
  db: Kysely<Tables>,
  accounts: readonly string[],
  { invoiceNo, splitGroup }: Pick<Invoice, 'invoiceNo' | 'splitGroup'>,
): Promise<Invoice['shares']> {
  if (splitGroup === null) return null;
  const { rows: parts } = await sql<Part>`
    select i.account_no as "accountNo", a.name as "accountName", i.invoice_no as "invoiceNo",
      trim_scale(i.split_percent)::text as percent, sum(l.net_cents)::bigint as cents
    from invoice i
    join account a on a.account_no = i.account_no
    join invoice_line l on l.invoice_no = i.invoice_no
    join invoice_line mine on mine.invoice_no = ${invoiceNo} and mine.line_no = l.line_no
      and mine.product_code is not distinct from l.product_code and mine.description = l.description
    where i.split_group = ${splitGroup}
    group by 1, 2, 3, 4 order by i.invoice_no <> ${invoiceNo}, i.invoice_no`.execute(db);
  const own = parts.filter(({ accountNo }) => accounts.includes(accountNo));
  const rest = parts.filter(({ accountNo }) => !accounts.includes(accountNo));
  const sum = (some: readonly Part[]) => some.reduce((all, { cents }) => all + cents, 0);
  return {
    wholeCents: sum(parts),
    own,
    others: rest.length > 0 ? { percent: restOf(own), cents: sum(rest) } : null,
  } satisfies Shares;
}

/** What is missing to a hundred; null where a share has no percentage. Four places are all that there are. */
function restOf(own: readonly Part[]): string | null {
  if (own.some(({ percent }) => percent === null)) return null;
  const taken = own.reduce((all, { percent }) => all + Math.round(Number(percent) * 10_000), 0);
  return String((1_000_000 - taken) / 10_000);
}
