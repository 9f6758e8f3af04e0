import type { DepositTransaction } from '@contract/accounts/schema';
import type { EntryTotals, Plan } from '@contract/depositPlan/schema';
import { formatDate } from '@contract/format/date';
import { depositKindWord } from '@contract/depositPlan/labels';
import { formatMoney } from '@contract/format/money';
import { notListedWhole } from '@contract/statements/figures';
import { heading, paragraph, section } from '@server/pdf/blocks';
import { type Paper, paper } from '@server/pdf/paper';
import { table } from '@server/pdf/table';
import { addsUp, availableLines, balanceLines, interestLines, type Line, ratesIn } from './figures';
import type { Span } from './span';

/** Who sends the statement. */
export interface Sender {
  readonly name: string;
  readonly phone: string | undefined;
}

interface Statement extends Span {
  readonly plan: Plan;
  readonly owner: { readonly name: string; readonly address: readonly string[] };
  readonly company: Sender;
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
  const period = `${formatDate(from)} to ${formatDate(to)}`;
  const sheet = paper({
    title: `Deposit plan statement ${plan.savId}, ${period}, ${owner.name}`,
    author: company.name,
    created: new Date(`${asOf}T00:00:00Z`),
    foot: `${company.name} · deposit account ${plan.savId} · ${period}`,
  });
  head(sheet, one, period);
  section(sheet, 'Balance');
  lines(sheet, balanceLines(sums, entries, one));
  section(sheet, 'Transactions of the period');
  if (!addsUp(sums)) paragraph(sheet, notListedWhole, {}, 2);
  ledger(sheet, one);
  section(sheet, `What is available as of ${formatDate(asOf)}`);
  if (plan.trouble !== null) paragraph(sheet, plan.trouble, { strong: true });
  lines(sheet, availableLines(plan));
  section(sheet, `Interest as of ${formatDate(asOf)}`);
  lines(sheet, interestLines(plan, asOf));
  const rates = ratesIn(plan.terms.rates, one);
  if (rates.length > 1 || rates.some(({ inForce }) => !inForce)) {
    section(sheet, 'Rates of the period');
    lines(
      sheet,
      rates.map((rate) => ({
        name: `${formatDate(rate.from)} to ${formatDate(rate.to)}`,
        value: rate.words,
      })),
      'Rate a year',
    );
  }
  paragraph(sheet, one.disclaimer, { size: 8.5, grey: 0.35 }, 14);
  return sheet.finish();
}

function head(sheet: Paper, { plan, owner, company, asOf }: Statement, period: string): void {
  paragraph(sheet, [company.name, company.phone].filter(Boolean).join(' · '), { grey: 0.3 });
  heading(sheet, 'H1', 'Deposit plan statement', 22);
  sheet.y += 4;
  paragraph(sheet, owner.name, { strong: true, size: 11 });
  for (const line of owner.address) paragraph(sheet, line);
  sheet.y += 8;
  table(sheet, {
    columns: [
      { title: 'Deposit account', share: 2.4 },
      { title: 'Plan', share: 3 },
      { title: 'Owned by account', share: 2.4 },
      { title: 'Period', share: 4.6 },
      { title: 'Figures of', share: 2.2 },
    ],
    rows: [{ cells: [plan.savId, plan.title, plan.accountNo, period, formatDate(asOf)] }],
  });
  if (plan.held) paragraph(sheet, heldWords(plan.held.asOf), { strong: true }, 6);
}

const heldWords = (asOf: string | null): string =>
  `The newest night’s figures of this account are being checked. Those here are ${
    asOf === null ? 'older' : `of ${formatDate(asOf)}`
  }; call us before you rely on them.`;

const lines = (sheet: Paper, some: readonly Line[], title = 'Amount'): void =>
  table(sheet, {
    columns: [
      { title: 'What', share: 4 },
      { title, share: 3, align: 'right' },
    ],
    named: true,
    rows: some.map(({ name, value, strong }) => ({ cells: [name, value], strong })),
  });

function ledger(sheet: Paper, { entries }: Statement): void {
  if (entries.length === 0) return paragraph(sheet, 'Nothing was posted in this period.');
  const amount = (cents: number) => (cents === 0 ? '' : formatMoney(cents));
  table(sheet, {
    columns: [
      { title: 'Posted', share: 2.4 },
      { title: 'Type', share: 2.8 },
      { title: 'Description', share: 4.4 },
      { title: 'In', share: 2.1, align: 'right' },
      { title: 'Out', share: 2.1, align: 'right' },
      { title: 'Balance', share: 2.3, align: 'right' },
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
    row.checkNo && `check ${row.checkNo}`,
    row.reference && !said.includes(row.reference) ? row.reference : null,
    row.effectiveDate === row.postingDate ? null : `counts from ${formatDate(row.effectiveDate)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
