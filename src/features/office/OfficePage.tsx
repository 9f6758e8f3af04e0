import Box from '@mui/material/Box';
import { formatDate } from '@contract/format/date';
import type { Freshness } from '@contract/imports/schema';
import type { EmailTotals } from '@contract/email/schema';
import * as queueApi from '@contract/queue/endpoints';
import { type QueueTabName, queueTabs } from '@contract/queue/labels';
import type { QueueTotals } from '@contract/queue/schema';
import * as m from '@locales/officeHome';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { StatTile, type StatTileProps } from '@/components/StatTile/StatTile';
import { useDropTotals, useFreshness } from '@/data/imports';
import { useEmailTotals } from '@/data/email';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { lookAgain, showPrevious, useEndpoint } from '@/data/useEndpoint';

export interface DropCounts {
  readonly held: number;
  readonly ready: number;
}

export interface OfficePageProps {
  readonly queue: AsyncResult<QueueTotals>;
  readonly emails: AsyncResult<EmailTotals>;
  readonly drops: AsyncResult<DropCounts>;
  readonly freshness: AsyncResult<Freshness>;
}

/** What waits for the office this morning: each figure leads to where it is worked off. */
export function OfficePage({ queue, emails, drops, freshness }: OfficePageProps) {
  return (
    <>
      <PageHeader title={m.title()} subtitle={m.subtitle()} />
      <Box sx={tiles}>
        {waiting.map((tab) => (
          <Tile
            key={tab}
            label={queueTabs[tab].label}
            href={`/admin/queue${tab === 'toApprove' ? '' : `?tab=${tab}`}`}
            from={queue}
            value={({ tabs }) => tabs[tab]}
          />
        ))}
        <Tile
          label={m.emailsNotSent()}
          href="/admin/email?state=dead"
          from={emails}
          value={({ states }) => states.dead}
          note={({ states }) => states.queued > 0 && m.emailsOnTheirWay({ count: states.queued })}
        />
        <Tile
          label={m.dropsWaiting()}
          href="/admin/imports"
          from={drops}
          value={({ held, ready }) => held + ready}
        />
        <Tile
          label={m.figuresAsOf()}
          href="/admin/imports"
          from={freshness}
          value={({ live }) => (live ? formatDate(live.asOf) : m.noneYet())}
          note={({ late }) => late && m.nextDropLate()}
        />
      </Box>
    </>
  );
}

const waiting: readonly QueueTabName[] = [
  'toApprove',
  'second',
  'approved',
  'atBank',
  'toHandOver',
  'problems',
];

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

const tiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', '@md': 'repeat(3, minmax(0, 1fr))' },
} as const;

export function OfficeScreen() {
  return (
    <OfficePage
      queue={asyncResult(
        useEndpoint(queueApi.totals, { query: {} }, { ...showPrevious, ...lookAgain(30_000) }),
      )}
      emails={asyncResult(useEmailTotals({}))}
      drops={asyncResult(useDropTotals({}, false))}
      freshness={asyncResult(useFreshness(false))}
    />
  );
}
