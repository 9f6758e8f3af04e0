import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense } from 'react';
import type { NoticeChoices } from '@contract/notices/schema';
import * as m from '@locales/notices';
import * as shell from '@locales/shell';
import { zoneHere } from '@/clock';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { useToast } from '@/components/Toasts/Toasts';
import type { AsyncResult } from '@/data/asyncResult';
import { useSource } from '@/data/DataProvider';
import { useNoticeChoices } from '@/data/notices';
import { ChoicesForm, type ChooseNotices } from './ChoicesForm';

const AccountsPart = lazy(async () => ({ default: (await import('./AccountsPart')).AccountsPart }));
const PushPart = lazy(async () => ({ default: (await import('./PushPart')).PushPart }));
const TextMessagesPart = lazy(async () => ({
  default: (await import('./TextMessagesPart')).TextMessagesPart,
}));
const CalendarPart = lazy(async () => ({ default: (await import('./CalendarPart')).CalendarPart }));

export interface ChoicesPageProps {
  readonly choices: AsyncResult<NoticeChoices>;
  /** The IANA zone of the browser. */
  readonly zone: string;
  /** Undefined for somebody who looks as the customer. */
  readonly onChoose: ChooseNotices | undefined;
  /** What stands below the choices. */
  readonly children?: ReactNode;
}

/** What somebody wants to be told of, how, and when. */
export function ChoicesPage({ choices, zone, onChoose, children }: ChoicesPageProps) {
  const { data, state, problem, retry } = choices;
  return (
    <>
      <PageHeader
        title={shell.titleNoticeChoices()}
        breadcrumbs={[{ label: shell.titleNotices(), href: '/notices' }]}
        subtitle={m.choicesSubtitle()}
      />
      <Stack sx={{ gap: 2.5, maxWidth: 760 }}>
        <AsyncBoundary
          state={state}
          skeleton={<Skeleton variant="rounded" sx={{ height: 640 }} />}
          error={problem && { title: m.choicesFailed(), ...problem }}
          onRetry={retry}
        >
          {data && <ChoicesForm choices={data} zone={zone} onChoose={onChoose} />}
        </AsyncBoundary>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.newsElsewhere()}
        </Typography>
        {children}
      </Stack>
    </>
  );
}

interface ChoicesScreenProps {
  readonly zone?: string;
}

export function ChoicesScreen({ zone = zoneHere() }: ChoicesScreenProps) {
  const { viewing } = useSource();
  const { choices, choose } = useNoticeChoices();
  const toast = useToast();
  const save: ChooseNotices = async (chosen) => {
    const kept = await choose(chosen);
    toast({ message: m.choicesSaved(), severity: 'success' });
    return kept;
  };
  return (
    <ChoicesPage choices={choices} zone={zone} onChoose={viewing ? undefined : save}>
      <Suspense>
        <AccountsPart />
        <PushPart zone={zone} />
        <TextMessagesPart />
        <CalendarPart zone={zone} />
      </Suspense>
    </ChoicesPage>
  );
}
