import * as m from '@locales/achBatches';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { AchProposal } from '@contract/achBatches/schema';
import { formatDayOfYear, formatInstant } from '@contract/format/date';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { Fold } from '@/components/Fold/Fold';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import type { AsyncResult } from '@/data/asyncResult';
import type { May } from '@/data/may';
import { groupColumns } from './batchList';
import { Cards, chosenColumns, FirstShown, leftOutColumns } from './NextFileRows';

export interface NextFileProps {
  readonly may: May;
  readonly proposal: AsyncResult<AchProposal>;
  /** Leaves a request or check for another file, or puts it back. */
  readonly onChoose: (id: string, isIn: boolean) => void;
  readonly creating: boolean;
  readonly failure: string | undefined;
  readonly onCreate: (proposal: AchProposal) => void;
}

/** What the next file would hold, what it leaves out and why, and the button that makes it. */
export function NextFile(props: NextFileProps) {
  const { data, state, problem, retry } = props.proposal;
  return (
    <Card component="section" aria-labelledby="next-file" sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Typography component="h2" variant="h3" id="next-file" sx={{ mb: 1 }}>
        {m.nextFile()}
      </Typography>
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 160 }} />}
        error={problem && { title: m.proposalFailed(), ...problem }}
        onRetry={retry}
      >
        {data && <Proposal {...props} data={data} />}
      </AsyncBoundary>
    </Card>
  );
}

function Proposal({ data, ...props }: NextFileProps & { readonly data: AchProposal }) {
  if (data.missing.length > 0) return <Missing data={data} may={props.may} />;
  const onChoose = props.may('workBankFiles') ? props.onChoose : undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      {data.cutoff && (
        <Typography variant="body2">
          {m.nextAbout({ when: formatInstant(data.cutoff, data.booksZone) })}
        </Typography>
      )}
      {data.entryCount === 0 ? (
        // Within a card another one with a picture would say the same twice: the list below has its own.
        <Box>
          <Typography variant="subtitle1">{m.nothingReady()}</Typography>
          <Typography variant="body2">{m.nothingReadyAbout()}</Typography>
        </Box>
      ) : (
        <Contents {...props} data={data} onChoose={onChoose} />
      )}
      {data.leftOutCount > 0 && <LeftOut data={data} onChoose={onChoose} />}
    </Stack>
  );
}

const Missing = ({ data, may }: Pick<Data, 'data'> & Pick<NextFileProps, 'may'>) => (
  <Alert severity="warning" role="note">
    <AlertTitle>{m.missingTitle()}</AlertTitle>
    {data.missing.map((reason) => (
      <Typography key={reason} variant="body2">
        {reason}
      </Typography>
    ))}
    {may('seeOriginator') && (
      <Button href="/admin/payments/originator" color="inherit" sx={{ mt: 1, marginInlineStart: -1 }}>
        {m.toSettings()}
      </Button>
    )}
  </Alert>
);

function Contents({ data, onChoose, creating, failure, onCreate }: Data & Omit<NextFileProps, keyof Data>) {
  const [open, setOpen] = useState(false);
  const columns = useMemo(() => chosenColumns(onChoose), [onChoose]);
  const follows = whatFollows(data);
  return (
    <>
      <PlainTable
        label={m.totalsByDay()}
        rows={data.groups}
        columns={groupColumns(formatDayOfYear)}
        rowId={({ effectiveDate, direction, secCode, kind }) =>
          [effectiveDate, direction, secCode, kind].join()
        }
      />
      <Fold
        variant="row"
        title={
          data.checkCount > 0
            ? m.requestsAndChecks({ n: data.requestCount, checks: data.checkCount })
            : m.entriesCount({ n: data.requestCount })
        }
        open={open}
        onToggle={() => setOpen(!open)}
      >
        <FirstShown shown={data.entries.length} all={data.requestCount + data.checkCount} />
        <Cards label={m.inThisFile()} rows={data.entries} columns={columns} />
      </Fold>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {onChoose && (
          <Button variant="contained" loading={creating} onClick={() => onCreate(data)}>
            {m.create()}
          </Button>
        )}
        {follows && <Typography variant="body2">{follows}</Typography>}
      </Stack>
    </>
  );
}

function whatFollows({ requiresRelease, sendsByItself }: AchProposal): string {
  if (sendsByItself) return requiresRelease ? m.goesOnceReleased() : m.goesOnceCreated();
  return requiresRelease ? m.needsSecond() : '';
}

interface Data {
  readonly data: AchProposal;
  /** Undefined for whoever only looks. */
  readonly onChoose: NextFileProps['onChoose'] | undefined;
}

function LeftOut({ data, onChoose }: Data) {
  const [open, setOpen] = useState(false);
  const columns = useMemo(() => leftOutColumns(data.booksZone, onChoose), [data.booksZone, onChoose]);
  return (
    <Fold
      variant="row"
      title={m.leftOutCount({ n: data.leftOutCount })}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <FirstShown shown={data.leftOut.length} all={data.leftOutCount} />
      <Cards label={m.leftOutTitle()} rows={data.leftOut} columns={columns} />
    </Fold>
  );
}
