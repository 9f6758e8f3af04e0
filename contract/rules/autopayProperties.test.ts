import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../format/date';
import type { PayableDocument } from '../payable/schema';
import { propertyRuns } from '../testing/propertyRuns';
import { autopayPlan, type AutopayTerms } from './autopay';
import type { AutopayMoney } from './debitPlan';
import { isBankingDay } from './bankingDays';
import { aDocument, aPayableAccount } from './testing/payableAccount';

const first = '2026-04-06';
const anyDay = fc.integer({ min: 0, max: 25 }).map((days) => addDays(first, days));
const bankingDay = anyDay.filter((day) => isBankingDay(day));

const anyDocument = fc.record({
  openCents: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) },
    { weight: 1, arbitrary: fc.integer({ min: -20, max: -1 }) },
  ),
  isCreditMemo: fc.boolean(),
  dueDate: anyDay,
  postingDate: anyDay,
  disputed: fc.constantFrom(false, false, false, true),
  deferred: fc.constantFrom(false, false, true),
  flying: fc.constantFrom(0, 0, 0, 1, 7, 40),
  rungs: fc.array(
    fc.record({
      throughDate: anyDay,
      cents: fc.integer({ min: 1, max: 12 }),
      condition: fc.constantFrom(null, null, 'OTHER'),
    }),
    { maxLength: 2 },
  ),
});

const anyLedger = fc.record({
  documents: fc.array(anyDocument, { maxLength: 7 }),
  statement: fc.option(anyDay, { nil: null }),
  allowPartial: fc.boolean(),
  onPartial: fc.boolean(),
  dayRule: fc.constantFrom('statement' as const, 'invoice' as const, 'discount' as const),
  pastDue: fc.boolean(),
  limits: fc.array(fc.integer({ min: -5, max: 120 }), { minLength: 1, maxLength: 3 }),
  creditCents: fc.constantFrom(0, 0, 5, 30, 200),
  memoCents: fc.constantFrom(0, 9, 1_000),
  disputedAt: fc.option(fc.nat(6), { nil: null }),
  runDay: bankingDay,
  late: fc.nat(4),
});
type Ledger = typeof anyLedger extends fc.Arbitrary<infer L> ? L : never;

function settingOf(ledger: Ledger) {
  const documents = ledger.documents.map(({ flying, rungs, isCreditMemo, ...document }, at) =>
    aDocument({
      ...document,
      invoiceNo: `I-${at}`,
      isCreditMemo: document.openCents < 0 && isCreditMemo,
      inFlight:
        flying > 0 && document.openCents > 0
          ? [{ requestNo: 'PR', amountCents: flying, discountCents: 0 }]
          : [],
      rungs: rungs
        .map((rung) => ({ ...rung, percent: null }))
        .toSorted((a, b) => (a.throughDate < b.throughDate ? -1 : 1)),
    }),
  );
  const account = aPayableAccount(documents, {
    statement:
      ledger.statement === null
        ? null
        : {
            statementNo: 'S',
            statementDate: first,
            periodTo: ledger.statement,
            dueDate: first,
            amountDueCents: 0,
            leftCents: 0,
          },
  });
  const settings = {
    ...account.settings,
    allowPartial: ledger.allowPartial,
    discountOnPartial: ledger.onPartial,
  };
  const terms: AutopayTerms = {
    dayRule: ledger.dayRule,
    covers: ledger.pastDue && ledger.dayRule !== 'discount' ? 'pastDue' : 'due',
    paymentCapCents: 1,
    monthCapCents: 1,
  };
  const money: AutopayMoney = {
    limits: ledger.limits.map((cents) => ({ by: 'payment', cents })),
    creditCents: ledger.creditCents,
    memoCents: ledger.memoCents,
    disputed: new Set(ledger.disputedAt === null ? [] : [`I-${ledger.disputedAt}`]),
    promised: new Set(),
  };
  let payDay = ledger.runDay;
  for (let left = ledger.late; left > 0 || !isBankingDay(payDay); left -= 1) payDay = addDays(payDay, 1);
  return { account: { ...account, settings }, terms, money, runDay: ledger.runDay, payDay };
}

type Setting = ReturnType<typeof settingOf>;

/** Whether every day after one and up to another is one on which banks are closed. */
function onlyClosed(after: string, through: string): boolean {
  for (let day = addDays(after, 1); day <= through; day = addDays(day, 1))
    if (isBankingDay(day)) return false;
  return true;
}

const leftOf = ({ openCents, inFlight }: PayableDocument) =>
  openCents < 0
    ? openCents
    : Math.max(0, openCents - inFlight.reduce((sum, { amountCents }) => sum + amountCents, 0));

function isPaidOn({ account, terms, runDay }: Setting, document: PayableDocument): boolean {
  if (document.openCents <= 0) return false;
  const { statement } = account;
  if (terms.dayRule === 'statement' && (statement === null || document.postingDate > statement.periodTo))
    return false;
  if (terms.covers === 'pastDue') return !document.deferred && document.dueDate < runDay;
  const isDue = document.dueDate <= runDay || onlyClosed(runDay, document.dueDate);
  if (terms.dayRule !== 'discount') return isDue;
  return (
    isDue ||
    document.rungs.some(
      ({ throughDate, condition }) =>
        condition === null && throughDate >= runDay && onlyClosed(runDay, throughDate),
    )
  );
}

/** The same, spent cent by cent out of three purses. */
function centByCent(setting: Setting) {
  const { account, money, payDay } = setting;
  const isOut = ({ disputed, invoiceNo }: PayableDocument) => disputed || money.disputed.has(invoiceNo);
  const memos = account.documents.filter((one) => one.isCreditMemo && one.openCents < 0 && !isOut(one));
  let memo = Math.min(
    money.memoCents,
    memos.reduce((sum, one) => sum - one.openCents, 0),
  );
  let bank = Math.max(0, Math.min(...money.limits.map(({ cents }) => cents)));
  let credit = money.creditCents;
  let total = 0;
  let over = false;
  const lines: unknown[] = [];
  const inOrder = account.documents
    .filter((document) => isPaidOn(setting, document) && !isOut(document) && leftOf(document) > 0)
    .map((document) => ({
      document,
      key: `${document.dueDate} ${document.invoiceDate} ${document.invoiceNo}`,
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const { document } of inOrder) {
    const left = leftOf(document);
    const rung = document.rungs.find(
      ({ throughDate, condition }) => condition === null && throughDate >= payDay,
    );
    const discount = Math.min(rung?.cents ?? 0, left);
    let owed = left;
    if (credit >= left || (account.settings.allowPartial && discount === 0))
      for (; owed > 0 && credit > 0; owed -= 1) credit -= 1;
    if (owed === 0) continue;
    const price = owed === left ? left - discount : owed;
    if (over) continue;
    if (memo + bank < price && !account.settings.allowPartial) {
      over = true;
      continue;
    }
    let spent = 0;
    for (; spent < price && memo + bank > 0; spent += 1) {
      if (memo > 0) memo -= 1;
      else {
        bank -= 1;
        total += 1;
      }
    }
    if (spent < price) over = true;
    const net = left - discount;
    const part =
      account.settings.discountOnPartial && spent > 0
        ? Math.floor((2 * discount * spent + net) / (2 * net))
        : 0;
    const taken = spent === price && owed === left ? discount : discount === 0 ? 0 : part;
    if (spent > 0 || spent === price) lines.push([document.invoiceNo, spent, taken]);
  }
  return { total, lines };
}

it('pays of 10,000 ledgers what is counted cent by cent, and never more than is open or allowed', () => {
  fc.assert(
    fc.property(anyLedger, (ledger) => {
      const setting = settingOf(ledger);
      const { account, terms, money, runDay, payDay } = setting;
      const plan = autopayPlan(account, terms, money, { runDay, payDay });
      const lines = plan.lines.map((line) => [line.invoiceNo, line.amountCents, line.discountCents]);

      expect({ total: plan.totalCents, lines }).toEqual(centByCent(setting));
      const most = Math.max(0, Math.min(...ledger.limits));
      expect(plan.totalCents).toBeLessThanOrEqual(most);
      for (const { invoiceNo, amountCents, discountCents } of plan.lines) {
        const document = account.documents.find((one) => one.invoiceNo === invoiceNo)!;
        const covered = plan.covered.find((one) => one.invoiceNo === invoiceNo)?.amountCents ?? 0;
        expect(amountCents + discountCents + covered).toBeLessThanOrEqual(leftOf(document));
      }
    }),
    { numRuns: propertyRuns(10_000) },
  );
});
