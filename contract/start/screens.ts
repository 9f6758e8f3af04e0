import * as accounts from '../accounts/endpoints';
import * as announcements from '../announcements/endpoints';
import * as calendar from '../calendar/endpoints';
import * as contact from '../contact/endpoints';
import * as depositPlan from '../depositPlan/endpoints';
import { usualEntrySort } from '../depositPlan/labels';
import * as imports from '../imports/endpoints';
import * as ledger from '../ledger/endpoints';
import { usualLedgerSort } from '../ledger/labels';
import * as notices from '../notices/endpoints';
import * as noticeSettings from '../noticeSettings/endpoints';
import * as officeHome from '../officeHome/endpoints';
import * as ownSignIn from '../ownSignIn/endpoints';
import * as paymentPlans from '../paymentPlans/endpoints';
import * as prepay from '../prepay/endpoints';
import { usualContractSort, usualLineSort } from '../prepay/labels';
import * as promises from '../promises/endpoints';
import * as push from '../push/endpoints';
import * as purchases from '../purchases/endpoints';
import { usualPurchaseSort } from '../purchases/labels';
import * as requests from '../requests/endpoints';
import * as textMessages from '../textMessages/endpoints';
import { usualRequestSort } from '../requests/labels';
import { levelOpens } from '../rules/accessOpens';
import * as statements from '../statements/endpoints';
import { usualStatementSort } from '../statements/labels';
import * as summaries from '../summaries/endpoints';
import { usualSummarySort } from '../summaries/labels';
import * as users from '../users/endpoints';
import { mayUse } from '../rules/desks';
import {
  call,
  chosen,
  depositAccounts,
  firstPage,
  type Answered,
  type Known,
  type Screen,
  type ScreenCall,
} from './screen';
import { paymentScreens } from './paymentScreens';
import { noticePage } from '../notices/labels';
import { type Figures, invoiceFigures, owedFigures } from './figures';

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
            call(paymentPlans.list, {}),
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
  'notices/choices': {
    first: () => [
      call(notices.choices, {}),
      call(notices.accountChoices, {}),
      call(calendar.status, {}),
      call(push.status, {}),
      call(textMessages.status, {}),
    ],
  },
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
  ...paymentScreens,
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

/** What a screen asks for; nothing of one that is not known. */
export const screenOf = (path: string | undefined): Screen =>
  path !== undefined && Object.hasOwn(screens, path) ? screens[path]! : {};
