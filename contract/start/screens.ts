import * as accounts from '../accounts/endpoints';
import * as announcements from '../announcements/endpoints';
import * as autopay from '../autopay/endpoints';
import * as calendar from '../calendar/endpoints';
import * as contact from '../contact/endpoints';
import * as depositPlan from '../depositPlan/endpoints';
import { usualEntrySort } from '../depositPlan/labels';
import type { CallOf, Endpoint, ResponseOf } from '../endpoint';
import * as imports from '../imports/endpoints';
import * as ledger from '../ledger/endpoints';
import { usualLedgerSort } from '../ledger/labels';
import { pageSizes } from '../paging';
import * as notices from '../notices/endpoints';
import * as noticeSettings from '../noticeSettings/endpoints';
import * as officeHome from '../officeHome/endpoints';
import * as ownSignIn from '../ownSignIn/endpoints';
import * as payable from '../payable/endpoints';
import * as paymentOptions from '../paymentOptions/endpoints';
import * as payments from '../payments/endpoints';
import { usualPaymentSort } from '../payments/labels';
import * as prepay from '../prepay/endpoints';
import { usualContractSort, usualLineSort } from '../prepay/labels';
import * as promises from '../promises/endpoints';
import * as purchases from '../purchases/endpoints';
import { usualPurchaseSort } from '../purchases/labels';
import * as refunds from '../refunds/endpoints';
import * as requests from '../requests/endpoints';
import * as scheduledPayments from '../scheduledPayments/endpoints';
import { usualRequestSort } from '../requests/labels';
import { levelOpens } from '../rules/accessOpens';
import { payingAccount, whyMayNotPay } from '../rules/mayPay';
import { refundAccount } from '../rules/refund';
import * as statements from '../statements/endpoints';
import { usualStatementSort } from '../statements/labels';
import * as summaries from '../summaries/endpoints';
import { usualSummarySort } from '../summaries/labels';
import * as users from '../users/endpoints';
import { mayUse } from '../rules/desks';
import type { Permissions } from '../users/schema';
import { noticePage } from '../notices/labels';
import { type Figures, invoiceFigures, owedFigures } from './figures';

/** A call of a screen. The sign-in name is added where the endpoint wants it. */
export interface ScreenCall {
  readonly endpoint: Endpoint;
  readonly query: Readonly<Record<string, string | number | undefined>>;
}

/** What is known before the first answer. */
interface Known {
  readonly permissions: Permissions;
  /** The account that is looked at, null for all of them. */
  readonly account: string | null;
}

/** What an endpoint answered; undefined where it refused or was not asked. */
type Answered = <E extends Endpoint>(endpoint: E) => ResponseOf<E> | undefined;

interface Screen {
  readonly first?: (known: Known) => readonly ScreenCall[];
  /** What only those answers tell how to ask. */
  readonly after?: (known: Known, answered: Answered) => readonly ScreenCall[];
  /** What of it stands on the page before its code has come. */
  readonly figures?: (known: Known, answered: Answered) => Figures;
}

type QueryOf<E extends Endpoint> =
  CallOf<E> extends { readonly query: infer Q } ? Omit<Q, 'username'> : Record<string, never>;

const call = <E extends Endpoint>(endpoint: E, query: QueryOf<E>): ScreenCall => ({ endpoint, query });

/** The first page of a list that nobody has narrowed, sorted or turned yet. */
const firstPage = <S extends string>(sort: S) => ({ sort, limit: pageSizes[0] });

const chosen = ({ account }: Known) => ({ account: account ?? undefined });

const depositAccounts = ({ permissions }: Known) =>
  permissions.deposit_plan ? [call(accounts.list, { viewname: 'my-deposit-plan' })] : [];

/** What the portal needs on every screen: who is here may do what, on which accounts, what the company tells them, and what is unread. */
export const everywhere: readonly ScreenCall[] = [
  call(users.list, { scope: 'own' }),
  call(accounts.list, { viewname: 'my-account' }),
  call(announcements.mine, {}),
  call(notices.unread, {}),
];

/** What is owed on the account that is looked at, or on all; nothing where there is none. */
function owed({ account }: Known, answered: Answered): Figures {
  const { accounts: mine = [], asOf } = answered(accounts.list) ?? {};
  const shown = account === null ? mine : mine.filter(({ id }) => id === account);
  return asOf && shown.length > 0 ? owedFigures(shown, asOf.today) : [];
}

const banks = () => [call(paymentOptions.list, {})];

const decidedNotices = [call(noticeSettings.schedule, {}), call(noticeSettings.texts, {})];
const office = [call(officeHome.desk, {}), call(imports.totals, {}), call(imports.freshness, {})];

/** What each screen asks for on a cold load where nothing was chosen but an account. */
const screens: Readonly<Record<string, Screen>> = {
  home: {
    first: (known) =>
      mayUse(known.permissions, 'seeOffice')
        ? office
        : [
            call(accounts.overview, {}),
            call(requests.list, { tab: 'open', sort: usualRequestSort, limit: 3 }),
            call(requests.list, { tab: 'problems', sort: usualRequestSort, limit: 1 }),
            call(contact.branches, {}),
            call(promises.list, {}),
            ...depositAccounts(known),
          ],
    figures: (known, answered) =>
      mayUse(known.permissions, 'seeOffice') ? [] : owed({ ...known, account: null }, answered),
  },
  'my-savings': {
    first: ({ permissions }) => [
      permissions.deposit_plan ? call(depositPlan.list, {}) : call(depositPlan.about, {}),
    ],
  },
  'my-deposit-plan': {
    first: () => [call(depositPlan.list, {})],
    after({ account }, answered) {
      const { plans = [] } = answered(depositPlan.list) ?? {};
      const plan = plans.find(({ savId }) => savId === account) ?? plans[0];
      if (!plan || !levelOpens(plan.level, 'savings')) return [];
      const { savId: savid } = plan;
      return [
        call(depositPlan.transactions, { savid, ...firstPage(usualEntrySort) }),
        call(depositPlan.totals, { savid }),
      ];
    },
  },
  security: { first: () => [call(ownSignIn.emailNews, {})] },
  notices: { first: () => [call(notices.list, { limit: noticePage })] },
  'notices/choices': { first: () => [call(notices.choices, {}), call(calendar.status, {})] },
  'contact-us': { first: () => [call(contact.branches, {}), call(contact.list, {})] },
  'my-account/overview': {
    first: (known) => [call(accounts.overview, chosen(known)), ...depositAccounts(known)],
    figures: owed,
  },
  'my-account/purchases/prepay-open': {
    first: (known) => [
      call(prepay.contracts, { ...chosen(known), status: 'open', ...firstPage(usualContractSort) }),
      call(prepay.totals, { ...chosen(known), status: 'open' }),
      call(prepay.choices, chosen(known)),
    ],
  },
  'my-account/purchases/prepay-open-details': {
    first: (known) => [
      call(prepay.lines, { ...chosen(known), status: 'open', ...firstPage(usualLineSort) }),
      call(prepay.lineTotals, { ...chosen(known), status: 'open' }),
      call(prepay.choices, chosen(known)),
    ],
  },
  'my-account/purchases/account-details': {
    first: (known) => [
      call(ledger.rows, { ...chosen(known), ...firstPage(usualLedgerSort) }),
      call(ledger.totals, chosen(known)),
      call(ledger.choices, chosen(known)),
      call(ledger.aging, chosen(known)),
    ],
  },
  'my-account/purchases/purchase-details': {
    first: (known) => [
      // By invoice, until somebody chose to look by line; their browser then asks by itself.
      call(purchases.invoices, { ...chosen(known), ...firstPage(usualPurchaseSort) }),
      call(purchases.invoiceTotals, chosen(known)),
      call(purchases.deliveries, { ...chosen(known), limit: 25 }),
      call(purchases.choices, chosen(known)),
    ],
    figures: (_, answered) => invoiceFigures(answered(purchases.invoices)?.rows ?? []),
  },
  'my-account/purchases/statements': {
    first: (known) => [
      call(statements.list, { ...chosen(known), ...firstPage(usualStatementSort) }),
      call(statements.totals, chosen(known)),
      call(statements.choices, chosen(known)),
      call(statements.since, chosen(known)),
    ],
  },
  'my-account/purchases/purchase-summaries': {
    first: (known) => [
      call(summaries.rows, { ...chosen(known), by: 'group', ...firstPage(usualSummarySort) }),
      call(summaries.rows, { ...chosen(known), by: 'product', sort: usualSummarySort, limit: 10 }),
      call(summaries.totals, chosen(known)),
      call(summaries.months, chosen(known)),
      call(purchases.choices, chosen(known)),
    ],
  },
  'my-account/payments/make-a-payment': {
    first: (known) => [call(paymentOptions.list, {}), ...depositAccounts(known)],
    after: ofPaidAccount((query) => call(payable.account, query)),
  },
  'my-account/payments/mailed-check': { after: ofPaidAccount((query) => call(payable.account, query)) },
  'my-account/payments/refund': { first: banks, after: whatIsRefunded },
  'my-account/payments/payment-options': { first: banks },
  'my-account/payments/scheduled': {
    first: banks,
    after: ofPaidAccount((query) => call(scheduledPayments.list, query)),
  },
  'my-account/payments/autopay': { first: banks, after: ofPaidAccount((query) => call(autopay.one, query)) },
  'my-account/payments/payment-history': {
    first: (known) => [
      call(payments.list, { ...chosen(known), ...firstPage(usualPaymentSort) }),
      call(payments.totals, chosen(known)),
      call(payments.choices, chosen(known)),
    ],
  },
  'my-account/payments/payment-requests': {
    first: (known) => [
      call(requests.list, { ...chosen(known), tab: 'open', ...firstPage(usualRequestSort) }),
      call(requests.totals, { ...chosen(known), tab: 'open' }),
    ],
  },
  // The figures of its emails are for a fresh proof of who asks, which their own call asks for.
  admin: { first: () => office },
  'admin/notices/settings': {
    first: ({ permissions }) => (mayUse(permissions, 'seeAnnouncements') ? decidedNotices : []),
  },
  'admin/notices': {
    first: ({ permissions }) =>
      mayUse(permissions, 'announce') ? [call(notices.runs, { limit: noticePage })] : [],
  },
};

/** What of the one account's credit can be refunded. */
function whatIsRefunded({ account }: Known, answered: Answered): readonly ScreenCall[] {
  const found = refundAccount(answered(accounts.list)?.accounts ?? [], account);
  return found && levelOpens(found.level, 'asking')
    ? [call(refunds.offer, { account: found.accountNo })]
    : [];
}

type AskedOf = (query: { readonly account: string }) => ScreenCall;

/** Of the one account that the page opens with; nothing where nobody may pay for it. */
function ofPaidAccount(asked: AskedOf): NonNullable<Screen['after']> {
  return ({ account }, answered) => {
    const paid = payingAccount(answered(accounts.list)?.accounts ?? [], account);
    return paid && whyMayNotPay(paid.level) === undefined ? [asked({ account: paid.accountNo })] : [];
  };
}

/** What a screen asks for; nothing of one that is not known. */
export const screenOf = (path: string | undefined): Screen =>
  path !== undefined && Object.hasOwn(screens, path) ? screens[path]! : {};
