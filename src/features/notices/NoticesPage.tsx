import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Notice } from '@contract/notices/schema';
import * as common from '@locales/common';
import * as m from '@locales/notices';
import * as shell from '@locales/shell';
import { type Clock, systemClock, zoneHere } from '@/clock';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FilterChips } from '@/components/FilterChips/FilterChips';
import { Icon } from '@/components/Icon/Icon';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { type NoticeReading, type ToldNotices, useNoticeReading, useNotices } from '@/data/notices';
import { useUnread } from '@/data/unread';
import { useDoing } from '@/data/useDoing';
import { NoticeList } from '@/domain/NoticeList/NoticeList';
import { byDay, noticeTime, type NoticeReader } from '@/domain/noticeDays';

/** '' shows all. */
export type ShownNotices = '' | 'unread';

export interface NoticesPageProps {
  readonly show: ShownNotices;
  readonly onShow: (show: ShownNotices) => void;
  readonly told: ToldNotices;
  /** How many the bell counts. */
  readonly unread: number;
  /** Undefined for somebody who looks as the customer. */
  readonly reading: NoticeReading | undefined;
  readonly reader: NoticeReader;
}

/** What somebody was told, by day, the newest first. */
export function NoticesPage(props: NoticesPageProps) {
  const { show, onShow, told, unread, reading } = props;
  const marking = useDoing();
  const notices = told.data ?? [];
  const newest = notices[0]?.at;
  const marks = reading && newest !== undefined && (unread > 0 || notices.some(({ isRead }) => !isRead));
  return (
    <>
      <PageHeader
        title={shell.titleNotices()}
        subtitle={m.subtitle()}
        actions={
          <Button variant="outlined" href="/notices/choices" startIcon={<Icon name="filter" />}>
            {m.choicesLink()}
          </Button>
        }
      />
      <Stack sx={{ gap: 2, maxWidth: 760 }}>
        <Stack direction="row" useFlexGap sx={tools}>
          <FilterChips
            label={m.showWhich()}
            chips={[
              { id: '', label: common.all() },
              { id: 'unread', label: m.tabUnread() },
            ]}
            selected={show}
            onSelect={(id) => onShow(id === 'unread' ? id : '')}
          />
          {marks && (
            <Button
              startIcon={<Icon name="check" />}
              loading={marking.busy}
              onClick={() => marking.start(() => reading.readAll(newest))}
            >
              {m.markAllRead()}
            </Button>
          )}
        </Stack>
        {marking.failure && <Alert severity="error">{marking.failure}</Alert>}
        <AsyncBoundary
          state={told.state === 'ready' && notices.length === 0 ? 'empty' : told.state}
          skeleton={<Skeleton variant="rounded" sx={{ height: 480 }} />}
          empty={<NoNotices show={show} />}
          error={told.problem && { title: m.loadFailed(), ...told.problem }}
          onRetry={told.retry}
        >
          <Days {...props} notices={notices} />
        </AsyncBoundary>
      </Stack>
    </>
  );
}

const tools = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 } as const;

interface DaysProps extends Pick<NoticesPageProps, 'told' | 'reading' | 'reader'> {
  readonly notices: readonly Notice[];
}

function Days({ notices, told, reading, reader }: DaysProps) {
  return (
    <>
      {byDay(notices, reader).map(({ day, notices: ofDay }) => (
        <section key={day} aria-label={day}>
          <Typography component="h2" variant="subtitle2" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {day}
          </Typography>
          <Card sx={{ px: 2, py: 0.5 }}>
            <NoticeList
              label={day}
              notices={ofDay}
              whenOf={({ at }) => noticeTime(at, reader)}
              onOpen={({ noticeId, isRead }) => {
                if (!isRead) void reading?.read(noticeId);
              }}
            />
          </Card>
        </section>
      ))}
      {told.onOlder && (
        <Button variant="outlined" size="large" loading={told.older} onClick={told.onOlder}>
          {m.showOlder()}
        </Button>
      )}
    </>
  );
}

/** Whoever has read everything is told so; who was told nothing yet, when that changes. */
const NoNotices = ({ show }: Pick<NoticesPageProps, 'show'>) =>
  show === 'unread' ? (
    <EmptyState title={m.noneUnread()} variant="sunrise">
      {m.noneUnreadAbout()}
    </EmptyState>
  ) : (
    <EmptyState title={m.noneYet()}>{m.noneYetAbout()}</EmptyState>
  );

interface NoticesScreenProps {
  readonly clock?: Clock;
  /** The IANA zone in which days are told; the browser's own where nothing is said. */
  readonly zone?: string;
}

export function NoticesScreen({ clock = systemClock, zone = zoneHere() }: NoticesScreenProps) {
  const [address, setAddress] = useSearchParams();
  const [now] = useState(() => clock.now());
  const show = address.get('show') === 'unread' ? 'unread' : '';
  return (
    <NoticesPage
      show={show}
      onShow={(next) => setAddress(next ? { show: next } : {})}
      told={useNotices(show || undefined)}
      unread={useUnread()}
      reading={useNoticeReading()}
      reader={{ now, zone }}
    />
  );
}
