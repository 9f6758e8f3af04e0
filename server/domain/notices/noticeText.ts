import { formatRate } from '@contract/depositPlan/labels';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { noticeKindWords } from '@contract/notices/labels';
import { requestStatusWords } from '@contract/requests/labels';
import { linkTo, pages, payLink } from '@contract/rules/portalLinks';
import * as m from '@locales/notices';
import type { FactsOf, NoticeFacts, ToldKind } from './facts';

/** A notice in words of the language of the moment. */
interface NoticeWords {
  readonly title: string;
  readonly text: string;
  /** The portal's page that shows what it is about; the list where that is not known. */
  readonly href: string;
  /** Where what it is about is paid, if anything is. */
  readonly pay: string | undefined;
}

export function noticeWords(notice: NoticeFacts): NoticeWords {
  const { kind, facts } = notice;
  return {
    title: noticeKindWords[kind],
    text: (sentences[kind] as (facts: NoticeFacts['facts']) => string)(facts),
    href: (hrefs[kind] as (facts: NoticeFacts['facts']) => string)(facts),
    pay: payHref(notice),
  };
}

const hrefs: { readonly [K in ToldKind]: (facts: FactsOf<K>) => `/${string}` } = {
  statement: ({ accountNo: account, statementNo: statement }) =>
    linkTo(pages.statements, { account, statement }),
  document: documentsHref,
  dueSoon: (facts) => payLink({ ...payable(facts), due: 'nextDue' }),
  pastDue: (facts) => payLink({ ...payable(facts), due: 'pastDue' }),
  discountEnding: (facts) => payLink(payable(facts)),
  prepayLow: ({ contractNo: contract }) => linkTo(pages.prepay, { contract }),
  priceLockEnding: ({ contractNo: contract }) => linkTo(pages.prepay, { contract }),
  depositMovement: () => '/my-deposit-plan',
  rateChanged: () => '/my-deposit-plan',
  paymentPosted: ({ paymentNo: payment }) => linkTo(pages.payments, { payment }),
  paymentReturned: ({ requestId: request }) => linkTo(pages.requests, { request }),
  request: ({ requestId: request }) => linkTo(pages.requests, { request }),
  autopay: ({ accountNo: account }) => linkTo(pages.autopay, { account }),
  scheduled: ({ accountNo: account }) => linkTo(pages.scheduled, { account }),
  paymentPlan: ({ accountNo: account }) => linkTo(pages.scheduled, { account }),
  message: () => '/contact-us',
  signIn: () => '/security',
};

/** One document opens what it belongs to, several the list; what is of both kinds is mostly invoices. */
function documentsHref({ accountNo: account, invoices, contracts }: FactsOf<'document'>): `/${string}` {
  const [page, member, numbers] =
    invoices.length > 0
      ? ([pages.purchases, 'invoice', invoices] as const)
      : ([pages.prepay, 'contract', contracts] as const);
  return linkTo(page, { account, [member]: numbers.length === 1 ? numbers[0] : undefined });
}

const payable = ({ accountNo, invoices }: FactsOf<'dueSoon'>) => ({ accountNo, invoices });

function payHref({ kind, facts }: NoticeFacts): string | undefined {
  switch (kind) {
    case 'statement':
      return facts.cents > 0
        ? payLink({ accountNo: facts.accountNo, statement: facts.statementNo })
        : undefined;
    case 'dueSoon':
    case 'pastDue':
    case 'discountEnding':
      return hrefs[kind](facts);
    default:
      return undefined;
  }
}

interface Due {
  readonly day: string;
  readonly cents: number;
  readonly count: number;
}

const due = ({ day, cents, count }: Due) => ({ day: formatDate(day), amount: formatMoney(cents), count });

const numbered = (numbers: readonly string[]) => ({ count: numbers.length, number: numbers[0]! });

const ofDebits = ({ event, cents, day }: FactsOf<'autopay'>) => ({
  event,
  amount: cents === null ? '' : formatMoney(cents),
  day: day === null ? '' : formatDate(day),
});

const sentences: { readonly [K in ToldKind]: (facts: FactsOf<K>) => string } = {
  statement: ({ through, due: day, cents }) =>
    cents <= 0
      ? m.saidStatementPaid({ through: formatDate(through) })
      : m.saidStatement({ through: formatDate(through), due: formatDate(day), amount: formatMoney(cents) }),
  document: ({ invoices, contracts }) =>
    [
      ...(invoices.length > 0 ? [m.saidInvoicePdfs(numbered(invoices))] : []),
      ...(contracts.length > 0 ? [m.saidContractPdfs(numbered(contracts))] : []),
    ].join(' '),
  dueSoon: (facts) => m.saidDueSoon(due(facts)),
  pastDue: (facts) => m.saidPastDue(due(facts)),
  discountEnding: (facts) => m.saidDiscount(due(facts)),
  prepayLow: ({ contractNo: contract, leftCents, bookedCents }) =>
    m.saidPrepayLow({ contract, left: formatMoney(leftCents), booked: formatMoney(bookedCents) }),
  priceLockEnding: ({ contractNo: contract, day, leftCents }) =>
    m.saidPriceLock({ contract, day: formatDate(day), left: formatMoney(leftCents) }),
  depositMovement({ plan, inCents, outCents, day }) {
    const cents = inCents - outCents;
    const said = { plan, day: formatDate(day), amount: formatMoney(Math.abs(cents)) };
    return cents < 0 ? m.saidMoneyOut(said) : m.saidMoneyIn(said);
  },
  rateChanged({ plan, day, low, high }) {
    const said = { plan, day: formatDate(day) };
    return low === high
      ? m.saidRate({ ...said, rate: formatRate(low) })
      : m.saidRates({ ...said, low: formatRate(low), high: formatRate(high) });
  },
  paymentPosted: ({ cents, day }) => m.saidPosted({ amount: formatMoney(cents), day: formatDate(day) }),
  paymentReturned: ({ requestNo: number, cents }) => m.saidReturned({ number, amount: formatMoney(cents) }),
  request: ({ requestNo: number, cents, status }) =>
    status === null
      ? m.saidQuestion({ number })
      : m.saidRequest({ number, amount: formatMoney(cents), status: requestStatusWords[status] }),
  autopay: (facts) => m.saidAutopay(ofDebits(facts)),
  scheduled: (facts) => m.saidScheduled(ofDebits(facts)),
  paymentPlan: ({ event, cents }) => m.saidPaymentPlan({ event, amount: formatMoney(cents) }),
  message: ({ ticketNo: number, event }) => m.saidMessage({ number, event }),
  signIn: ({ event }) => m.saidSignIn({ event }),
};

/** What the fields of a text of the company's own stand for, in the language of the moment. */
export function noticeFieldsOf({ kind, facts }: NoticeFacts): { amount?: string; date?: string } {
  switch (kind) {
    case 'statement':
      return { amount: formatMoney(facts.cents), date: formatDate(facts.due) };
    case 'dueSoon':
    case 'pastDue':
    case 'discountEnding':
    case 'paymentPosted':
      return { amount: formatMoney(facts.cents), date: formatDate(facts.day) };
    case 'prepayLow':
      return { amount: formatMoney(facts.leftCents) };
    case 'priceLockEnding':
      return { amount: formatMoney(facts.leftCents), date: formatDate(facts.day) };
    case 'depositMovement':
      return { amount: formatMoney(Math.abs(facts.inCents - facts.outCents)), date: formatDate(facts.day) };
    case 'rateChanged':
      return { date: formatDate(facts.day) };
    default:
      return {};
  }
}
