import * as m from '@locales/announcements';
import * as shell from '@locales/shell';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo } from 'react';
import * as announcements from '@contract/announcements/endpoints';
import type {
  Announcement,
  AnnouncementChoices,
  AnnouncementDetail,
  AnnouncementTotals,
  CountedSegment,
} from '@contract/announcements/schema';
import { dateInZone } from '@contract/format/date';
import { type Clock, systemClock } from '@/clock';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { GridMemory } from '@/components/gridPreferences';
import { Icon } from '@/components/Icon/Icon';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { type AsyncPage, asyncPage, type RowsPage } from '@/data/listPage';
import {
  type AnnouncementChanges,
  useAnnouncementChanges,
  useCountedSegment,
} from '@/data/officeAnnouncements';
import { useMay } from '@/data/may';
import { withOpened } from '@/data/searchParams';
import { type Exporting, useTableExport } from '@/data/useDownload';
import { lookAgain, showPrevious, useEndpoint, useListEndpoint } from '@/data/useEndpoint';
import { useListParams } from '@/data/useListParams';
import { TableDownload } from '@/lists/ListDownload';
import { ResourceList } from '@/lists/ResourceList';
import { useListMemory } from '@/lists/useListMemory';
import {
  announcementColumns,
  announcementList,
  announcementParams,
  type AnnouncementParams,
  NEW,
  tabCounts,
  toQuery,
  totalsWords,
} from './announcementList';

const AnnouncementDrawer = lazy(async () => ({
  default: (await import('./AnnouncementDrawer')).AnnouncementDrawer,
}));

export interface AnnouncementsPageProps {
  readonly params: AnnouncementParams;
  readonly onParams: (params: AnnouncementParams) => void;
  readonly rows: AsyncPage<RowsPage<Announcement>>;
  readonly turning: boolean;
  readonly totals: AsyncResult<AnnouncementTotals>;
  readonly choices: AsyncResult<AnnouncementChoices>;
  readonly announcement: AsyncResult<AnnouncementDetail>;
  readonly counted: AsyncResult<CountedSegment>;
  readonly changes: AnnouncementChanges;
  /** 'YYYY-MM-DD' on the wall of a zone. */
  readonly todayIn: (zone: string) => string;
  /** Told what was done, in words. */
  readonly onDone: (message: string) => void;
  /** The address that shows this list with an announcement opened. */
  readonly hrefOf: (id: string) => string;
  readonly exports: Exporting;
  readonly memory?: GridMemory;
  readonly onPrint: () => void;
}

/** What the company tells parts of its customers, from draft to end. */
export function AnnouncementsPage(props: AnnouncementsPageProps) {
  const { params, onParams, totals, choices, changes, hrefOf } = props;
  const may = useMay()('announce');
  const known = choices.data;
  const booksZone = totals.data?.booksZone ?? 'UTC';
  const columns = useMemo(
    () => announcementColumns({ hrefOf, choices: known, booksZone }),
    [hrefOf, known, booksZone],
  );
  const open = (opened: string | null) => {
    changes.reset();
    onParams(withOpened(params, opened));
  };
  const create = (
    <>
      <Button href="/admin/notices">{shell.titleNoticeRuns()}</Button>
      {may && (
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => open(NEW)}>
          {m.newOne()}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={shell.titleAnnouncements()} subtitle={m.subtitle()} actions={create} />
      <ResourceList
        list={announcementList}
        params={params}
        onParams={onParams}
        rows={props.rows}
        turning={props.turning}
        columns={columns}
        rowId={({ announcementNo }) => String(announcementNo)}
        onOpen={({ announcementNo }) => open(String(announcementNo))}
        totals={totals}
        sums={totals.data && totalsWords(totals.data)}
        counts={totals.data && tabCounts(totals.data)}
        choices={{}}
        periods={[]}
        download={<TableDownload exports={props.exports} rows={totals.data?.rows} />}
        onPrint={props.onPrint}
        memory={props.memory}
        empty={<EmptyState title={m.noneYet()}>{m.noneAbout()}</EmptyState>}
      />
      <Suspense>
        {params.opened !== null && (may || params.opened !== NEW) && (
          <AnnouncementDrawer
            key={params.opened}
            isNew={params.opened === NEW}
            may={may}
            announcement={props.announcement}
            choices={choices}
            counted={props.counted}
            changes={changes}
            todayIn={props.todayIn}
            onDone={props.onDone}
            onOpen={open}
          />
        )}
      </Suspense>
    </>
  );
}

/** What is over reaches nobody any more. */
const reaching: ReadonlySet<string> = new Set(['draft', 'scheduled', 'running']);

/** Emails leave while somebody looks. */
const now = { ...showPrevious, ...lookAgain(30_000) };

interface AnnouncementsScreenProps {
  readonly clock?: Clock;
}

export function AnnouncementsScreen({ clock = systemClock }: AnnouncementsScreenProps) {
  const { params, show, hrefOf } = useListParams(announcementParams);
  const toast = useToast();
  const filter = toQuery(params.filters);
  const { size: limit, after, before, opened } = params;
  const rows = useListEndpoint(
    announcements.list,
    { query: { ...filter, limit, after: after || undefined, before: before || undefined } },
    now,
  );
  const announcementNo = Number(opened) || null;
  const one = useEndpoint(announcements.one, { params: { announcementNo } }, lookAgain(30_000));
  const isCounted = one.data && reaching.has(one.data.state);
  return (
    <AnnouncementsPage
      params={params}
      onParams={show}
      rows={asyncPage(rows)}
      turning={rows.isPlaceholderData}
      totals={asyncResult(useEndpoint(announcements.totals, { query: filter }, now))}
      choices={asyncResult(useEndpoint(announcements.choices, {}))}
      announcement={asyncResult(one)}
      counted={useCountedSegment(isCounted ? one.data?.segment : undefined)}
      changes={useAnnouncementChanges(() => crypto.randomUUID())}
      todayIn={(zone) => dateInZone(clock.now(), zone)}
      onDone={(message) => toast({ message, severity: 'success' })}
      hrefOf={hrefOf}
      exports={useTableExport(announcements.exportFile, { query: filter })}
      memory={useListMemory('announcements')}
      onPrint={() => window.print()}
    />
  );
}
