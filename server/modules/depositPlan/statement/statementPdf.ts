import * as common from '@locales/common';
import * as m from '@locales/depositPlan';
import type { DepositTransaction } from '@contract/accounts/schema';
import type { EntryTotals, Plan } from '@contract/depositPlan/schema';
import { formatDate } from '@contract/format/date';
import { depositKindWord } from '@contract/depositPlan/labels';
import { formatMoney } from '@contract/format/money';
import { notListedWhole } from '@contract/statements/figures';
import { type Company, heading, paragraph, section, sender } from '@server/pdf/blocks';
import { type PdfDocument, pdfDocument } from '@server/pdf/document';
import { table } from '@server/pdf/table';
import { addsUp, availableLines, balanceLines, interestLines, type Line, ratesIn } from './figures';
import type { Span } from './span';

interface Statement extends Span {
  readonly plan: Plan;
  readonly owner: { readonly name: string; readonly address: readonly string[] };
  readonly company: Company;
  /** The day of the newest figures: what holds now holds on it. */
  readonly asOf: string;
  readonly sums: EntryTotals;
  /** Oldest first. */
  readonly entries: readonly DepositTransaction[];
  readonly disclaimer: string;
}

/** Draws how a deposit account came from one balance to another, and how it stands. */
export function statementPdf(one: Statement): Promise<Buffer> {
  const { plan, owner, company, from, to, asOf, sums, entries } = one;
  const period = daysOf({ from, to });
  const doc = pdfDocument({
    title: m.statementTitle({ number: plan.savId, period, owner: owner.name }),
    author: company.name,
    created: new Date(`${asOf}T00:00:00Z`),
    footer: m.statementFooter({ company: company.name, number: plan.savId, period }),
  });
  head(doc, one, period);
  section(doc, m.balanceSection());
  lines(doc, balanceLines(sums, entries, one));
  section(doc, m.transactionsSection());
  if (!addsUp(sums)) paragraph(doc, notListedWhole(), {}, 2);
  ledger(doc, one);
  section(doc, m.availableSection({ date: formatDate(asOf) }));
  if (plan.trouble !== null) paragraph(doc, plan.trouble, { strong: true });
  lines(doc, availableLines(plan));
  section(doc, m.interestSection({ date: formatDate(asOf) }));
  lines(doc, interestLines(plan, asOf));
  const rates = ratesIn(plan.terms.rates, one);
  if (rates.length > 1 || rates.some(({ inForce }) => !inForce)) {
    section(doc, m.ratesSection());
    lines(
      doc,
      rates.map((rate) => ({ name: daysOf(rate), value: rate.words })),
      m.yearlyRate(),
    );
  }
  paragraph(doc, one.disclaimer, { size: 8.5, grey: 0.35 }, 14);
  return doc.finish();
}

const daysOf = ({ from, to }: Span): string => m.dayToDay({ from: formatDate(from), to: formatDate(to) });

function head(doc: PdfDocument, { plan, owner, company, asOf }: Statement, period: string): void {
  sender(doc, company);
  heading(doc, 'H1', m.statementHeading(), 22);
  doc.y += 4;
  paragraph(doc, owner.name, { strong: true, size: 11 });
  for (const line of owner.address) paragraph(doc, line);
  doc.y += 8;
  table(doc, {
    columns: [
      { title: m.depositAccount(), share: 2.4 },
      { title: m.plan(), share: 3 },
      { title: m.ownedByAccount(), share: 2.4 },
      { title: common.period(), share: 4.6 },
      { title: m.figuresOf(), share: 2.2 },
    ],
    rows: [{ cells: [plan.savId, plan.title, plan.accountNo, period, formatDate(asOf)] }],
  });
  if (plan.held) paragraph(doc, heldWords(plan.held.asOf), { strong: true }, 6);
}

const heldWords = (asOf: string | null): string =>
  asOf === null ? m.figuresCheckedOlder() : m.figuresChecked({ date: formatDate(asOf) });

const lines = (doc: PdfDocument, some: readonly Line[], title = common.amount()): void =>
  table(doc, {
    columns: [
      { title: m.what(), share: 4 },
      { title, share: 3, align: 'right' },
    ],
    named: true,
    rows: some.map(({ name, value, strong }) => ({ cells: [name, value], strong })),
  });

function ledger(doc: PdfDocument, { entries }: Statement): void {
  if (entries.length === 0) return paragraph(doc, m.nothingPosted());
  const amount = (cents: number) => (cents === 0 ? '' : formatMoney(cents));
  table(doc, {
    columns: [
      { title: m.posted(), share: 2.4 },
      { title: common.type(), share: 2.8 },
      { title: common.description(), share: 4.4 },
      { title: m.moneyIn(), share: 2.1, align: 'right' },
      { title: m.moneyOut(), share: 2.1, align: 'right' },
      { title: common.balance(), share: 2.3, align: 'right' },
    ],
    rows: entries.map((row) => ({
      cells: [
        formatDate(row.postingDate),
        depositKindWord(row.kind),
        detailOf(row),
        amount(row.inCents),
        amount(row.outCents),
        formatMoney(row.balanceAfterCents),
      ],
    })),
  });
}

/** What the type does not say already, and from when a row counts where that is another day. */
function detailOf(row: DepositTransaction): string {
  const said = row.description === depositKindWord(row.kind) ? '' : (row.description ?? '');
  return [
    said,
    row.checkNo && m.checkInRow({ number: row.checkNo }),
    row.reference && !said.includes(row.reference) ? row.reference : null,
    row.effectiveDate === row.postingDate ? null : m.countsFrom({ date: formatDate(row.effectiveDate) }),
  ]
    .filter(Boolean)
    .join(', ');
}
