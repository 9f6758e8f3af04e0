import * as common from '@locales/common';
import * as m from '@locales/announcements';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import type { AnnouncementChoices, AnnouncementDetail, CountedSegment } from '@contract/announcements/schema';
import { channelWords, severityWords } from '@contract/announcements/labels';
import { formatInstant } from '@contract/format/date';
import { countMoved } from '@contract/rules/announcement';
import { mayCancelAnnouncement } from '@contract/rules/announcementState';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { type Fact, Facts } from '@/components/Facts/Facts';
import type { AsyncResult } from '@/data/asyncResult';
import type { AnnouncementChanges } from '@/data/officeAnnouncements';
import { AnnouncementChip, whenWords } from './announcementList';
import { AnnouncementForm } from './AnnouncementForm';
import { AnnouncementPreview } from './AnnouncementPreview';
import { AnnouncementReach } from './AnnouncementReach';
import { segmentWords } from './segmentLine';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@/components/ConfirmDialog/ConfirmDialog')).ConfirmDialog,
}));

interface AnnouncementDrawerProps {
  readonly isNew: boolean;
  /** Whether they may change it. */
  readonly may: boolean;
  readonly announcement: AsyncResult<AnnouncementDetail>;
  readonly choices: AsyncResult<AnnouncementChoices>;
  readonly counted: AsyncResult<CountedSegment>;
  readonly changes: AnnouncementChanges;
  readonly todayIn: (zone: string) => string;
  readonly onDone: (message: string) => void;
  /** Opens another, by what the address calls it; null closes. */
  readonly onOpen: (id: string | null) => void;
}

/** One announcement beside the list: the form of a draft, or what it says, whom it reaches, and what came of it. */
export function AnnouncementDrawer(props: AnnouncementDrawerProps) {
  const { isNew, may, announcement, changes, onDone, onOpen } = props;
  const { data } = announcement;
  const [editing, setEditing] = useState(isNew);
  const [asking, setAsking] = useState(false);
  const shown = editing && isNew ? undefined : data;
  const cancel = () =>
    data &&
    changes.cancel(data, () => {
      setAsking(false);
      onDone(m.doneCancelled());
    });
  return (
    <DetailDrawer
      open
      title={titleOf(isNew, editing, data)}
      onClose={() => onOpen(null)}
      actions={
        !editing &&
        may &&
        data && (
          <Actions
            {...props}
            announcement={data}
            onEdit={() => setEditing(true)}
            onAsk={() => setAsking(true)}
          />
        )
      }
    >
      {editing && (isNew || data) ? (
        <Editing {...props} announcement={shown} onSaved={() => setEditing(false)} />
      ) : (
        <Shown {...props} />
      )}
      <Suspense>
        {asking && (
          <ConfirmDialog
            title={m.cancelQuestion()}
            action={m.cancelIt()}
            wayOut={common.close()}
            destructive
            busy={changes.busy}
            failure={changes.failure}
            onConfirm={cancel}
            onCancel={() => setAsking(false)}
          >
            {m.cancelMeans()}
          </ConfirmDialog>
        )}
      </Suspense>
    </DetailDrawer>
  );
}

function titleOf(isNew: boolean, editing: boolean, data: AnnouncementDetail | undefined): string {
  if (isNew) return m.newOne();
  if (editing) return m.editTitle();
  return data ? m.named({ number: data.announcementNo }) : m.loadFailed();
}

interface ActionsProps extends Pick<AnnouncementDrawerProps, 'counted' | 'changes' | 'onDone'> {
  readonly announcement: AnnouncementDetail;
  readonly onEdit: () => void;
  readonly onAsk: () => void;
}

/** The number on the button is the one that somebody schedules; where it is another one then, that is said. */
function Actions({ announcement, counted, changes, onDone, onEdit, onAsk }: ActionsProps) {
  const seen = counted.data?.people;
  const schedule = (before: number) =>
    changes.schedule(announcement, ({ people }) => {
      const n = people ?? 0;
      onDone(countMoved(before, n) ? m.doneScheduledMoved({ n, seen: before }) : m.doneScheduled({ n }));
    });
  const isDraft = announcement.state === 'draft';
  return (
    <>
      {isDraft && (
        <Button size="small" variant="outlined" onClick={onEdit}>
          {m.edit()}
        </Button>
      )}
      {mayCancelAnnouncement(announcement.state) && (
        <Button size="small" variant="outlined" onClick={onAsk}>
          {m.cancelIt()}
        </Button>
      )}
      {isDraft && seen !== undefined && seen > 0 && (
        <Button size="small" variant="contained" loading={changes.busy} onClick={() => schedule(seen)}>
          {m.scheduleIt({ n: seen })}
        </Button>
      )}
    </>
  );
}

interface EditingProps extends Pick<
  AnnouncementDrawerProps,
  'choices' | 'changes' | 'todayIn' | 'onDone' | 'onOpen'
> {
  /** Undefined for a new one. */
  readonly announcement: AnnouncementDetail | undefined;
  readonly onSaved: () => void;
}

function Editing({ announcement, choices, changes, todayIn, onDone, onOpen, onSaved }: EditingProps) {
  const { data, state, problem, retry } = choices;
  return (
    <AsyncBoundary
      state={state}
      skeleton={<Skeleton variant="rounded" sx={{ height: 480 }} />}
      error={problem && { title: m.choicesFailed(), ...problem }}
      onRetry={retry}
    >
      {data && (
        <AnnouncementForm
          announcement={announcement}
          choices={data}
          today={todayIn(data.booksZone)}
          onSave={async (entries) => {
            const saved = await changes.save(announcement, entries);
            onDone(m.doneSaved());
            onSaved();
            onOpen(String(saved.announcementNo));
          }}
        />
      )}
    </AsyncBoundary>
  );
}

function Shown({ announcement, choices, counted, changes }: AnnouncementDrawerProps) {
  const { data, state, problem, retry } = announcement;
  return (
    <AsyncBoundary
      state={state}
      skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
      error={problem && { title: m.loadFailed(), ...problem }}
      onRetry={retry}
    >
      {data && (
        <>
          {changes.failure !== undefined && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {changes.failure}
            </Alert>
          )}
          <Facts facts={factsOf(data, choices.data)} />
          {mayCancelAnnouncement(data.state) && <AnnouncementReach announcement={data} counted={counted} />}
          <AnnouncementPreview announcement={data} />
        </>
      )}
    </AsyncBoundary>
  );
}

function factsOf(announcement: AnnouncementDetail, choices: AnnouncementChoices | undefined): Fact[] {
  const { people, sent, waiting, failed, leftOut, dismissed, channel, decidedBy, decidedAt } = announcement;
  const { booksZone, severity, segment } = announcement;
  const hasEmail = channel !== 'portal' && people !== null;
  return [
    { label: common.status(), value: <AnnouncementChip {...announcement} /> },
    { label: m.columnWhen(), value: whenWords(announcement, booksZone) },
    { label: m.columnSegment(), value: segmentWords(segment, choices) },
    { label: m.channel(), value: channelWords[channel] },
    { label: m.severity(), value: severityWords[severity] },
    ...(people === null ? [] : [{ label: m.columnPeople(), value: people }]),
    ...(hasEmail
      ? [
          { label: m.columnSent(), value: sent },
          { label: m.waiting(), value: waiting },
          { label: m.columnFailed(), value: failed },
          { label: m.columnLeftOut(), value: leftOut },
        ]
      : []),
    ...(channel === 'email' || people === null
      ? []
      : [{ label: m.dismissed(), value: m.nPeople({ n: dismissed }) }]),
    ...(decidedBy === null || decidedAt === null
      ? []
      : [
          {
            label: common.user(),
            value: m.decidedLine({ who: decidedBy, at: formatInstant(decidedAt, booksZone) }),
          },
        ]),
  ];
}
