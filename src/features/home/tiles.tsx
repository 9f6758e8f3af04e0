import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Account, Overview } from '@contract/accounts/schema';
import { type CalendarDateText, formatComing, formatDate, formatDay } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import { requestKindWord, requestSentence } from '@contract/requests/sentences';
import type { NextAction } from '@contract/rules/nextAction';
import { Icon } from '@/components/Icon/Icon';
import { requestUrl } from '@/data/requestUrl';
import { Tile, Way } from './Tile';

type OwnTile = Extract<NextAction, { readonly kind: 'answer' | 'pickUp' | 'discount' }>;

/** Whether an action is a tile of its own; the others point to the tile that stands there anyway. */
export const isOwnTile = (action: NextAction | undefined): action is OwnTile =>
  action?.kind === 'answer' || action?.kind === 'pickUp' || action?.kind === 'discount';

interface ActionTileProps {
  readonly action: OwnTile;
  /** Whether the reader may ask for a payment on any of the accounts. */
  readonly mayPay: boolean;
  /** Today in the books zone. */
  readonly today: CalendarDateText;
}

/** What it is best to do next. */
export function ActionTile({ action, mayPay, today }: ActionTileProps) {
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
  const those = invoices === 1 ? '1 invoice' : `${invoices} invoices`;
  return {
    title: `Save ${formatMoney(cents)}`,
    value: `Discount ends ${formatComing(throughDate, today)}`,
    note: `Pay ${those} by ${formatDay(throughDate, today)} and keep it.`,
    ...(mayPay
      ? { href: '/my-account/payments/make-a-payment', way: 'See the days worth paying on' }
      : { href: '/my-account/purchases/purchase-details?account=all&status=open', way: 'See the invoices' }),
  };
}

function requestWords(
  { kind, request }: Exclude<OwnTile, { readonly kind: 'discount' }>,
  today: CalendarDateText,
) {
  const asked = `${requestKindWord(request)} ${formatMoney(request.amountCents)}`;
  return {
    title: asked,
    value:
      kind === 'pickUp' ? 'Your check is ready' : problemWords[request.status as keyof typeof problemWords],
    note: requestSentence(request, today),
    href: requestUrl('/my-account/payments/payment-requests', { query: { request: request.id } }),
    way: kind === 'pickUp' ? 'See the pickup' : 'See what to do',
  };
}

/** What went wrong, in the fewest words. */
const problemWords = {
  returned: 'Your bank returned it',
  rejected: 'It was not approved',
  reversed: 'Our office took it back',
  noShow: 'Your check was not picked up',
  expired: 'It was not worked on in time',
} as const;

interface PrepayTileProps {
  readonly remainingCents: number;
  /** Undefined where it did not load. */
  readonly prepay: Overview['prepay'] | undefined;
  readonly action: NextAction | undefined;
  readonly today: CalendarDateText;
}

/** What is left of prepay. It is no part of what is owed, and nothing there is less for it. */
export function PrepayTile({ remainingCents, prepay, action, today }: PrepayTileProps) {
  const ending = prepay?.ending;
  const note = ending
    ? `${formatMoney(ending.cents)} of it ends ${
        ending.contracts === 1
          ? formatDay(ending.first, today)
          : `soon, from ${formatDay(ending.first, today)} on`
      }.`
    : action?.kind === 'prepayLow' && 'Nearly used up.';
  return (
    <Tile
      title="Prepay left"
      value={formatMoney(remainingCents)}
      note={note}
      emphasized={action?.kind === 'prepayEnds' || action?.kind === 'prepayLow'}
    >
      <Way href="/my-account/purchases/prepay-open?account=all" only>
        Open prepay
      </Way>
    </Tile>
  );
}

interface StatementTileProps {
  readonly statements: Overview['statements'];
  readonly accounts: readonly Account[];
  readonly action: NextAction | undefined;
  readonly today: CalendarDateText;
  /** Fetches the PDF of a statement, by its number. */
  readonly onDownload: (statementNo: string) => void;
  /** The statement that is being fetched. */
  readonly downloading?: string;
}

/** The last statement; of several accounts' the first that was not opened yet. */
export function StatementTile(props: StatementTileProps) {
  const { statements, accounts, action, today, onDownload, downloading } = props;
  const statement = statements.find(({ isNew }) => isNew) ?? statements[0];
  const all = (
    <Way href="/my-account/purchases/statements?account=all" aria-label="All statements">
      All
      <Box component="span" sx={whereThereIsRoom}>
        &nbsp;statements
      </Box>
    </Way>
  );
  if (!statement) {
    return (
      <Tile title="Latest statement" note="None yet. Your first one is posted here after the books close.">
        {all}
      </Tile>
    );
  }
  const { statementNo, accountNo, periodTo, endingCents, amountDueCents, leftCents, isNew } = statement;
  const left =
    leftCents > 0
      ? `${formatMoney(leftCents)} of it still to pay.`
      : amountDueCents > 0
        ? 'Nothing of it left to pay.'
        : 'Nothing to pay.';
  const name = accounts.find((account) => account.accountNo === accountNo)?.name;
  return (
    <Tile
      title={`${isNew ? 'New statement,' : 'Statement of'} ${formatDay(periodTo, today)}`}
      value={formatMoneyInWords(endingCents)}
      note={accounts.length > 1 && name ? `${name}: ${left}` : left}
      emphasized={action?.kind === 'statement'}
    >
      <Button
        size="small"
        startIcon={<Icon name="download" />}
        loading={downloading === statementNo}
        loadingPosition="start"
        aria-label={`Download statement of ${formatDate(periodTo)}, account ${accountNo}`}
        onClick={() => onDownload(statementNo)}
        sx={{ minHeight: 44, ml: -1 }}
      >
        PDF
      </Button>
      {all}
    </Tile>
  );
}

/** In a tile that is half as wide as a phone the ways stay on one line. */
const whereThereIsRoom = { '@container (max-width: 13rem)': { display: 'none' } } as const;
