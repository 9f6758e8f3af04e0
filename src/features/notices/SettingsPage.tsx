import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { count } from '@locales/language';
import * as m from '@locales/noticeSettings';
import * as shell from '@locales/shell';
import { lazy, Suspense } from 'react';
import * as noticeSettings from '@contract/noticeSettings/endpoints';
import type { DecidedSchedule, TextVersion } from '@contract/noticeSettings/schema';
import { zoneHere } from '@/clock';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Facts } from '@/components/Facts/Facts';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useMay } from '@/data/may';
import { useNoticeDeciding } from '@/data/noticeSettings';
import { useEndpoint } from '@/data/useEndpoint';
import { PartCard } from '@/entries/PartCard';
import type { DecideSchedule } from './ScheduleForm';
import { ScheduleVersions, TextVersions } from './settingsVersions';
import type { TextDoing } from './TextsPart';

const TextsPart = lazy(async () => ({ default: (await import('./TextsPart')).TextsPart }));
const ScheduleForm = lazy(async () => ({ default: (await import('./ScheduleForm')).ScheduleForm }));

export interface NoticeSettingsPageProps {
  readonly schedule: AsyncResult<DecidedSchedule>;
  /** The IANA zone in which times are told. */
  readonly zone: string;
  readonly onDecide: DecideSchedule;
  readonly texts: AsyncResult<{ readonly versions: readonly TextVersion[] }>;
  readonly textDoing: TextDoing;
}

/** What the company decides of its notices: when reminders come, and what their emails say. */
export function NoticeSettingsPage({
  schedule: { data, state, problem, retry },
  zone,
  onDecide,
  texts,
  textDoing,
}: NoticeSettingsPageProps) {
  const may = useMay()('announce');
  return (
    <>
      <PageHeader
        title={shell.titleNoticeSettings()}
        breadcrumbs={[{ label: shell.titleNoticeRuns(), href: '/admin/notices' }]}
        subtitle={m.subtitle()}
      />
      <AsyncBoundary
        state={state}
        skeleton={waiting}
        error={problem && { title: m.failed(), ...problem }}
        onRetry={retry}
      >
        {data && (
          <Stack spacing={3}>
            {may ? (
              <Suspense fallback={waiting}>
                <ScheduleForm key={data.versions.length} decided={data} onDecide={onDecide} />
              </Suspense>
            ) : (
              <ToldSchedule {...data.schedule} />
            )}
            {data.versions.length > 0 && <ScheduleVersions versions={data.versions} zone={zone} />}
            <AsyncBoundary
              state={texts.state}
              skeleton={waiting}
              error={texts.problem && { title: m.failed(), ...texts.problem }}
              onRetry={texts.retry}
            >
              {texts.data && may && (
                <Suspense fallback={waiting}>
                  <TextsPart versions={texts.data.versions} doing={textDoing} />
                </Suspense>
              )}
              {texts.data && texts.data.versions.length > 0 && (
                <TextVersions versions={texts.data.versions} zone={zone} />
              )}
            </AsyncBoundary>
          </Stack>
        )}
      </AsyncBoundary>
    </>
  );
}

const waiting = <Skeleton variant="rounded" sx={{ height: 320 }} />;

/** To be read, by whoever may not change it. */
const ToldSchedule = (schedule: DecidedSchedule['schedule']) => (
  <PartCard title={m.schedule()} about={m.scheduleAbout()}>
    <Facts
      facts={[
        { label: m.dueSoonDays(), value: count(schedule.dueSoonDays) },
        { label: m.pastDueDays(), value: schedule.pastDueDays.join(', ') },
        { label: m.discountDays(), value: count(schedule.discountDays) },
        { label: m.prepayPercent(), value: count(schedule.prepayPercent) },
        { label: m.priceLockDays(), value: count(schedule.priceLockDays) },
      ]}
    />
  </PartCard>
);

interface NoticeSettingsScreenProps {
  readonly zone?: string;
}

export function NoticeSettingsScreen({ zone = zoneHere() }: NoticeSettingsScreenProps) {
  const decided = asyncResult(useEndpoint(noticeSettings.schedule, {}, { refetchOnWindowFocus: false }));
  const texts = asyncResult(useEndpoint(noticeSettings.texts, {}, { refetchOnWindowFocus: false }));
  const { decideSchedule, decideText, previewText } = useNoticeDeciding();
  const toast = useToast();
  const onDecide: DecideSchedule = async (schedule) => {
    const versions = decided.data?.versions ?? [];
    const basedOn = versions.length === 0 ? null : Math.max(...versions.map(({ version }) => version));
    await decideSchedule({ ...schedule, basedOn });
    toast({ message: m.scheduleSaved(), severity: 'success' });
  };
  const textDoing: TextDoing = {
    preview: previewText,
    async decide(text) {
      await decideText(text);
      toast({ message: m.textSaved(), severity: 'success' });
    },
  };
  return <NoticeSettingsPage schedule={decided} {...{ zone, onDecide, texts, textDoing }} />;
}
