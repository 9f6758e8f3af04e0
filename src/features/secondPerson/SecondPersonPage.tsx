import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { Decision } from '@contract/secondPerson/labels';
import type { Waiting, WaitingForSecond } from '@contract/secondPerson/schema';
import * as m from '@locales/secondPerson';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { type AsyncResult, asyncResult } from '@/data/asyncResult';
import { useSource } from '@/data/DataProvider';
import { useDecideConsent, useWaitingForSecond } from '@/data/secondPerson';
import { WaitingCard } from './WaitingCard';

const DecideDialog = lazy(() => import('./DecideDialog').then((code) => ({ default: code.DecideDialog })));

export interface SecondPersonPageProps {
  readonly list: AsyncResult<WaitingForSecond>;
  /** The sign-in of who looks. */
  readonly self: string;
  /** Rejects with what it was refused with. */
  readonly onDecide: (id: string, decision: Decision) => Promise<void>;
}

/** Everything that waits for a second person, the oldest first. */
export function SecondPersonPage({ list, self, onDecide }: SecondPersonPageProps) {
  const { state, data, problem, retry } = list;
  const [asked, setAsked] = useState<{ readonly of: Waiting; readonly decision: Decision }>();
  return (
    <>
      <PageHeader title={m.title()} subtitle={m.subtitle()} />
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 240 }} />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={retry}
      >
        {data?.waiting.length === 0 ? (
          <Card sx={{ p: 3 }}>
            <Typography>{m.nothingWaits()}</Typography>
          </Card>
        ) : (
          <Stack sx={{ gap: 2 }}>
            {data?.waiting.map((waiting) => (
              <WaitingCard
                key={`${waiting.kind} ${waiting.id}`}
                waiting={waiting}
                self={self}
                zone={data.booksZone}
                onAsk={(decision) => setAsked({ of: waiting, decision })}
              />
            ))}
          </Stack>
        )}
      </AsyncBoundary>
      {asked && (
        <Suspense>
          <DecideDialog
            decision={asked.decision}
            onDecide={() => onDecide(asked.of.id, asked.decision)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

export function SecondPersonScreen() {
  const { username } = useSource();
  const decide = useDecideConsent();
  return <SecondPersonPage list={asyncResult(useWaitingForSecond())} self={username} onDecide={decide} />;
}
