import * as m from '@locales/announcements';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { leftOutReasons, leftOutWords } from '@contract/announcements/labels';
import type { AnnouncementDetail, CountedSegment } from '@contract/announcements/schema';
import { countMoved } from '@contract/rules/announcement';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Section } from '@/components/Section/Section';
import type { AsyncResult } from '@/data/asyncResult';

interface AnnouncementReachProps {
  readonly announcement: AnnouncementDetail;
  readonly counted: AsyncResult<CountedSegment>;
}

/** Counted as the sending counts. */
export function AnnouncementReach({
  announcement: { people: before, channel },
  counted,
}: AnnouncementReachProps) {
  const { data, state, problem, retry } = counted;
  return (
    <Section title={m.reach()}>
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 96 }} />}
        error={problem && { title: m.countFailed(), ...problem }}
        onRetry={retry}
      >
        {data && (
          <>
            {data.people === 0 && <Alert severity="warning">{m.nobody()}</Alert>}
            {before !== null && countMoved(before, data.people) && (
              <Alert severity="info">{m.movedSince({ n: data.people, before })}</Alert>
            )}
            <Facts facts={reachOf(data, channel !== 'portal')} />
          </>
        )}
      </AsyncBoundary>
    </Section>
  );
}

const reachOf = ({ people, emailed, leftOut }: CountedSegment, hasEmail: boolean): Fact[] => [
  { label: m.reached(), value: m.nPeople({ n: people }) },
  ...(hasEmail
    ? [
        { label: m.byEmail(), value: m.nPeople({ n: emailed }) },
        ...leftOutReasons
          .filter((reason) => leftOut[reason] > 0)
          .map((reason) => ({ label: leftOutWords[reason], value: m.nPeople({ n: leftOut[reason] }) })),
      ]
    : []),
];
