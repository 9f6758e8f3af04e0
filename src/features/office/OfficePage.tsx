import Box from '@mui/material/Box';
import type { ReturnRates } from '@contract/achReturns/schema';
import { formatDate, formatMonth } from '@contract/format/date';
import { formatPercent } from '@contract/format/quantity';
import type { Freshness } from '@contract/imports/schema';
import type { EmailTotals } from '@contract/email/schema';
import * as officeHome from '@contract/officeHome/endpoints';
import type { OfficeDesk } from '@contract/officeHome/schema';
import { queueTabs } from '@contract/queue/labels';
import type { DifferenceTotals } from '@contract/reconciliation/schema';
import { exceedsRate, ratePercent } from '@contract/rules/returnRates';
import * as m from '@locales/officeHome';
import { type Clock, repeatedly, systemClock } from '@/clock';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Section } from '@/components/Section/Section';
import { StatTile, type StatTileProps } from '@/components/StatTile/StatTile';
import { useReturnRates } from '@/data/achReturns';
import { useDifferenceTotals } from '@/data/reconciliation';
import { useDropTotals, useFreshness } from '@/data/imports';
import { useEmailTotals } from '@/data/email';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useMay } from '@/data/may';
import { lookAgain, showPrevious, useEndpoint } from '@/data/useEndpoint';
import { PaymentsByWeek } from './PaymentsByWeek';
import { tiles, WaitingGroups } from './WaitingGroups';

export interface DropCounts {
  readonly held: number;
  readonly ready: number;
}

export interface OfficePageProps {
  readonly desk: AsyncResult<OfficeDesk>;
  readonly emails: AsyncResult<EmailTotals>;
  readonly drops: AsyncResult<DropCounts>;
  readonly freshness: AsyncResult<Freshness>;
  readonly returns: AsyncResult<ReturnRates>;
  readonly differences: AsyncResult<DifferenceTotals>;
  readonly clock?: Clock;
  readonly every?: typeof repeatedly;
}

/** What waits this morning, and for whom: each figure leads to where it is worked off. */
export function OfficePage({ desk, clock = systemClock, every = repeatedly, ...others }: OfficePageProps) {
  return (
    <>
      <PageHeader title={m.title()} subtitle={m.subtitle()} />
      <WaitingGroups desk={desk} clock={clock} every={every} />
      <Others desk={desk} {...others} />
      <PaymentsByWeek weeks={desk.data?.weeks} loading={desk.state === 'loading'} />
    </>
  );
}

type OthersProps = Omit<OfficePageProps, 'clock' | 'every'>;

/** How fresh the figures are, and what went wrong. */
function Others({ desk, emails, drops, freshness, returns, differences }: OthersProps) {
  const may = useMay();
  const imports = may('seeImports') ? '/admin/imports' : undefined;
  return (
    <Section title={m.data()} level={2}>
      <Box sx={tiles}>
        <Tile
          label={queueTabs.problems.label}
          href="/admin/queue?tab=problems"
          from={desk}
          value={({ waiting }) => waiting.problems.count}
        />
        {may('readEmail') && (
          <Tile
            label={m.emailsNotSent()}
            href="/admin/email?state=dead"
            from={emails}
            value={({ states }) => states.dead}
            note={({ states }) => states.queued > 0 && m.emailsOnTheirWay({ count: states.queued })}
          />
        )}
        <Tile
          label={m.dropsWaiting()}
          href={imports}
          from={drops}
          value={({ held, ready }) => held + ready}
        />
        <Tile
          label={m.figuresAsOf()}
          href={imports}
          from={freshness}
          value={({ live }) => (live ? formatDate(live.asOf) : m.noneYet())}
          note={({ late }) => late && m.nextDropLate()}
        />
        {may('seeBankFiles') && (
          <Tile
            label={m.returned()}
            href="/admin/payments/returns"
            from={returns}
            value={({ rates }) => percentOf(rates) ?? m.nothingSent()}
            note={returnsNote}
          />
        )}
        {may('seeBankFiles') && (
          <Tile
            label={m.differences()}
            href="/admin/payments/reconciliation?state=open"
            from={differences}
            value={({ states }) => states.open}
          />
        )}
      </Box>
    </Section>
  );
}

const percentOf = (shares: Shares): string | undefined => {
  const { returns, debits } = shares.find(({ rate }) => rate === 'overall')!;
  const percent = ratePercent(returns, debits);
  return percent === null ? undefined : formatPercent(percent);
};

type Shares = ReturnRates['rates'];

/** That more came back than banks accept, or how it was in the month before. */
function returnsNote({ rates, months }: ReturnRates): string | false {
  if (rates.some(({ rate, returns, debits }) => exceedsRate(rate, returns, debits)))
    return m.tooManyReturned();
  const before = months.at(-2);
  const percent = before && percentOf(before.rates);
  return percent !== undefined && m.returnedInMonth({ percent, month: formatMonth(`${before!.month}-01`) });
}

interface TileProps<T> extends Pick<StatTileProps, 'label' | 'href'> {
  readonly from: AsyncResult<T>;
  readonly value: (data: T) => string | number;
  readonly note?: (data: T) => string | false;
}

/** A figure that did not come leaves the others alone; one that was there stays. */
function Tile<T>({ from: { state, data, retry }, value, note, ...tile }: TileProps<T>) {
  return (
    <StatTile
      {...tile}
      state={data ? 'ready' : state === 'loading' ? 'loading' : 'error'}
      value={data && value(data)}
      note={(data && note?.(data)) || undefined}
      noted={note !== undefined}
      onRetry={retry}
    />
  );
}

export function OfficeScreen() {
  const may = useMay();
  return (
    <OfficePage
      desk={asyncResult(useEndpoint(officeHome.desk, {}, { ...showPrevious, ...lookAgain(30_000) }))}
      emails={asyncResult(useEmailTotals({}, may('readEmail')))}
      drops={asyncResult(useDropTotals({}, false))}
      freshness={asyncResult(useFreshness(false))}
      returns={asyncResult(useReturnRates(may('seeBankFiles')))}
      differences={asyncResult(useDifferenceTotals({}, may('seeBankFiles')))}
    />
  );
}
