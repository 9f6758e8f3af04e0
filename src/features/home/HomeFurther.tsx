import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as m from '@locales/home';
import { texts } from '@locales/language';
import type { AsOf, Overview } from '@contract/accounts/schema';
import { type CalendarDateText, formatComing, formatDay } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { MoneyRequest } from '@contract/requests/schema';
import { requestKindWord, requestSentence } from '@contract/requests/sentences';
import { mayPay } from '@contract/rules/mayPay';
import { type NextAction, nextActionOf } from '@contract/rules/nextAction';
import { owedOf } from '@contract/rules/owed';
import { useAccounts } from '@/data/accounts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { requestUrl } from '@/data/requestUrl';
import { BranchCard, type BranchProps } from './BranchCard';
import { AccountsCard, ActivityCard, RequestsCard } from './HomeCards';
import { row, side, TileToCome } from './HomeToCome';
import { DepositTile, PrepayTile, SavingsTile, StatementTile, Tile, Way } from './tiles';

type Requests = AsyncResult<{ readonly rows: readonly MoneyRequest[] }>;

export interface HomeFurtherProps extends BranchProps {
  /** Null before anything was ever loaded. */
  readonly asOf: AsOf | null;
  /** Of all accounts together. */
  readonly overview: AsyncResult<Overview>;
  /** The newest of those under way. */
  readonly requests: Requests;
  /** The newest of those that went wrong. */
  readonly problems: Requests;
  /** The deposit plan: its figures for customers who have one, the way to it for others. */
  readonly depositCard: ReactNode;
  /** Fetches the PDF of a statement, by its number. */
  readonly onDownload: (statementNo: string) => void;
  /** The statement that is being fetched. */
  readonly downloading?: string;
}

/** What stands below what is owed. Its code is fetched beside the data, so that what is owed need not wait for it. */
export function HomeFurther(props: HomeFurtherProps) {
  const { accounts, asOf, overview, requests, depositCard, openingOf } = props;
  const today = asOf?.today ?? '';
  const tiles = tilesOf(props);
  const isFull = tiles.length === 3;
  return (
    <>
      <Box sx={row}>
        {tiles}
        {!isFull && <section>{depositCard}</section>}
      </Box>
      <Box sx={{ gridArea: 'activity', minWidth: 0 }}>
        <ActivityCard accounts={accounts} overview={overview} today={today} />
      </Box>
      <Box sx={side}>
        {accounts.length > 1 && <AccountsCard accounts={accounts} />}
        <RequestsCard requests={requests} />
        {isFull && depositCard}
        <BranchCard accounts={accounts} openingOf={openingOf} />
      </Box>
    </>
  );
}

/** What to do next, prepay, the last statement; what the page points to stands first. */
function tilesOf({
  accounts,
  asOf,
  overview: { data },
  requests,
  problems,
  ...download
}: HomeFurtherProps): ReactNode[] {
  const today = asOf?.today ?? '';
  const action = nextActionOf({
    overview: data,
    requests: [...(requests.data?.rows ?? []), ...(problems.data?.rows ?? [])],
    today,
    booksZone: asOf?.booksZone ?? 'UTC',
  });
  const { prepayCents } = owedOf(accounts);
  const prepay = (prepayCents !== 0 || (data?.counts.prepayContracts ?? 0) > 0) && (
    <PrepayTile
      key="prepay"
      remainingCents={prepayCents}
      prepay={data?.prepay}
      action={action}
      today={today}
    />
  );
  const statement = data && (
    <StatementTile
      key="statement"
      statements={data.statements}
      accounts={accounts}
      action={action}
      today={today}
      {...download}
    />
  );
  return [
    isOwnTile(action) && (
      <ActionTile key="action" action={action} mayPay={accounts.some(mayPay)} today={today} />
    ),
    ...(action?.kind === 'statement' ? [statement, prepay] : [prepay, statement]),
  ].filter(Boolean);
}

type OwnTile = Extract<NextAction, { readonly kind: 'answer' | 'pickUp' | 'discount' }>;

/** Whether an action is a tile of its own; the others point to the tile that stands there anyway. */
const isOwnTile = (action: NextAction | undefined): action is OwnTile =>
  action?.kind === 'answer' || action?.kind === 'pickUp' || action?.kind === 'discount';

interface ActionTileProps {
  readonly action: OwnTile;
  /** Whether the reader may ask for a payment on any of the accounts. */
  readonly mayPay: boolean;
  /** Today in the books zone. */
  readonly today: CalendarDateText;
}

/** What it is best to do next. */
function ActionTile({ action, mayPay, today }: ActionTileProps) {
  const { title, value, note, href, way } =
    action.kind === 'discount' ? discountWords(action, mayPay, today) : requestWords(action, today);
  return (
    <Tile title={title} value={value} note={note} emphasized>
      <Way href={href} only>
        {way}
      </Way>
    </Tile>
  );
}

function discountWords(
  { cents, throughDate, invoices }: Extract<OwnTile, { readonly kind: 'discount' }>,
  mayPay: boolean,
  today: CalendarDateText,
) {
  return {
    title: m.saveAmount({ amount: formatMoney(cents) }),
    value: m.discountEnds({ day: formatComing(throughDate, today) }),
    note: m.payInvoicesBy({ n: invoices, day: formatDay(throughDate, today) }),
    ...(mayPay
      ? { href: '/my-account/payments/make-a-payment', way: m.seePayDays() }
      : { href: '/my-account/purchases/purchase-details?account=all&status=open', way: m.seeInvoices() }),
  };
}

function requestWords(
  { kind, request }: Exclude<OwnTile, { readonly kind: 'discount' }>,
  today: CalendarDateText,
) {
  return {
    title: m.requestOf({ kind: requestKindWord(request), amount: formatMoney(request.amountCents) }),
    value: kind === 'pickUp' ? m.checkReady() : problemWords[request.status as keyof typeof problemWords],
    note: requestSentence(request, today),
    href: requestUrl('/my-account/payments/payment-requests', { query: { request: request.id } }),
    way: kind === 'pickUp' ? m.seePickup() : m.seeWhatToDo(),
  };
}

/** What went wrong, in the fewest words. */
const problemWords = texts({
  returned: m.bankReturnedIt,
  rejected: m.notApproved,
  reversed: m.officeReversedIt,
  noShow: m.checkNotPickedUp,
  expired: m.notInTime,
});

interface DepositCardProps {
  /** Whether the customer has a deposit plan; undefined until it is known. */
  readonly hasPlan: boolean | undefined;
}

/** The deposit plan, or the way to it. */
export function DepositCard({ hasPlan }: DepositCardProps) {
  if (hasPlan === undefined) return <TileToCome />;
  return hasPlan ? <OwnPlan /> : <SavingsTile />;
}

/** Asks for it by itself, so that the rest need not wait. */
const OwnPlan = () => <DepositTile deposits={asyncResult(useAccounts('my-deposit-plan'))} />;
