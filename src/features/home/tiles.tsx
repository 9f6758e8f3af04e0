import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/home';
import type { Account, Overview } from '@contract/accounts/schema';
import { type CalendarDateText, formatDate, formatDay } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import type { NextAction } from '@contract/rules/nextAction';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Icon } from '@/components/Icon/Icon';
import { rich } from '@/components/rich';
import type { AsyncResult } from '@/data/asyncResult';
import { TileToCome, tileHeight } from './HomeToCome';

interface TileProps {
  readonly title: string;
  /** The figure, or the thing to do, that the tile is about. */
  readonly value?: ReactNode;
  readonly note?: ReactNode;
  /** The one that the page points to. */
  readonly emphasized?: boolean;
  /** Ways on. */
  readonly children?: ReactNode;
}

/** One figure or one thing to do, with the way to it. */
export function Tile({ title, value, note, emphasized = false, children }: TileProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={[tile, emphasized && pointedTo]}>
      <Typography component="h2" variant="body2" id={id} sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      {value && (
        <Typography variant="h3" component="p" sx={figure}>
          {value}
        </Typography>
      )}
      {note && (
        <Typography variant="body2" sx={{ mt: 0.25 }}>
          {note}
        </Typography>
      )}
      <Box sx={ways}>{children}</Box>
    </Card>
  );
}

interface WayProps {
  readonly href: string;
  /** The one way of its tile, which is all of it under a thumb. */
  readonly only?: boolean;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A link of a tile, as high as a thumb. */
export const Way = ({ only = false, ...link }: WayProps) => (
  <Link underline="hover" variant="body2" sx={[way, only && wholeTile]} {...link} />
);

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
  const note = ending ? endingWords(ending, today) : action?.kind === 'prepayLow' && m.prepayLow();
  return (
    <Tile
      title={m.prepayLeft()}
      value={formatMoney(remainingCents)}
      note={note}
      emphasized={action?.kind === 'prepayEnds' || action?.kind === 'prepayLow'}
    >
      <Way href="/my-account/purchases/prepay-open?account=all" only>
        {m.openPrepay()}
      </Way>
    </Tile>
  );
}

function endingWords(
  { cents, contracts, first }: NonNullable<Overview['prepay']['ending']>,
  today: CalendarDateText,
): string {
  const said = { amount: formatMoney(cents), day: formatDay(first, today) };
  return contracts === 1 ? m.prepayEnds(said) : m.prepayEndsFrom(said);
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
    <Way href="/my-account/purchases/statements?account=all" aria-label={m.allStatements()}>
      {rich(m.allStatementsShort(), { rest: whereThereIsRoom })}
    </Way>
  );
  if (!statement) {
    return (
      <Tile title={m.latestStatement()} note={m.noStatement()}>
        {all}
      </Tile>
    );
  }
  const { statementNo, accountNo, periodTo, endingCents, amountDueCents, leftCents, isNew } = statement;
  const left =
    leftCents > 0
      ? m.leftOfStatement({ amount: formatMoney(leftCents) })
      : amountDueCents > 0
        ? m.nothingLeftOfStatement()
        : m.nothingToPayOfStatement();
  const day = formatDay(periodTo, today);
  const name = accounts.find((account) => account.accountNo === accountNo)?.name;
  return (
    <Tile
      title={isNew ? m.newStatement({ day }) : m.statementOf({ day })}
      value={formatMoneyInWords(endingCents)}
      note={accounts.length > 1 && name ? `${name}: ${left}` : left}
      emphasized={action?.kind === 'statement'}
    >
      <Button
        size="small"
        startIcon={<Icon name="download" />}
        loading={downloading === statementNo}
        loadingPosition="start"
        aria-label={m.downloadStatement({ date: formatDate(periodTo), account: accountNo })}
        onClick={() => onDownload(statementNo)}
        sx={{ minHeight: 44, ml: -1 }}
      >
        {common.pdf()}
      </Button>
      {all}
    </Tile>
  );
}

interface DepositTileProps {
  readonly deposits: AsyncResult<{ readonly accounts: readonly Account[] }>;
}

/** Balance and interest; it is the customer's own money, and none of it is taken off what is owed. */
export function DepositTile({ deposits: { state, data, problem, retry } }: DepositTileProps) {
  const plans = (data?.accounts ?? []).map(({ depositPlan }) => depositPlan).filter((plan) => plan !== null);
  const sum = (key: 'ledgerBalanceCents' | 'availableCents' | 'interestYtdCents') =>
    plans.reduce((total, plan) => total + plan[key], 0);
  return (
    <AsyncBoundary
      state={data && plans.length === 0 ? 'empty' : state}
      skeleton={<TileToCome />}
      empty={
        <Tile title={common.depositPlan()} note={m.noDepositAccount()}>
          <Way href="/contact-us?about=deposit">{common.contactUs()}</Way>
          <Way href="/my-savings">{m.mySavings()}</Way>
        </Tile>
      }
      error={problem && { title: m.depositFailed(), ...problem }}
      onRetry={retry}
    >
      <Tile
        title={common.depositPlan()}
        value={formatMoney(sum('ledgerBalanceCents'))}
        note={m.depositNote({
          available: formatMoney(sum('availableCents')),
          interest: formatMoney(sum('interestYtdCents')),
        })}
      >
        <Way href="/my-deposit-plan">{m.myDepositPlan()}</Way>
        <Way href="/my-savings">{m.mySavings()}</Way>
      </Tile>
    </AsyncBoundary>
  );
}

/** The way to the deposit plan for those who have none. In few words: the largest text of the page is what is owed. */
export const SavingsTile = () => (
  <Tile title={common.depositPlan()} note={m.savingsNote()}>
    <Way href="/my-savings" only>
      {m.mySavings()}
    </Way>
  </Tile>
);

const tile = {
  position: 'relative',
  containerType: 'inline-size',
  height: '100%',
  minHeight: tileHeight,
  display: 'flex',
  flexDirection: 'column',
  px: { xs: 2, '@sm': 3 },
  pt: { xs: 1.5, '@sm': 2.5 },
  pb: { xs: 0.5, '@sm': 1 },
} as const;

const pointedTo = { borderLeft: '4px solid var(--fg-palette-surface-accent)' } as const;

/** A figure is never cut: where a tile is narrow it is set smaller, and breaks before it is lost. */
const figure = {
  overflowWrap: 'anywhere',
  '@container (max-width: 11rem)': { fontSize: '1.0625rem' },
} as const;

const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  mt: 'auto',
} as const;

const way = { display: 'inline-flex', alignItems: 'center', minHeight: 44, minWidth: 44 } as const;

const wholeTile = {
  minHeight: { xs: 36, '@sm': 44 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** In a tile that is half as wide as a phone the ways stay on one line. */
const whereThereIsRoom = (words: ReactNode) => (
  <Box component="span" sx={{ '@container (max-width: 13rem)': { display: 'none' } }}>
    {words}
  </Box>
);
