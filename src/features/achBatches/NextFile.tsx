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
import { leftOutWords } from '@contract/achBatches/labels';
import type { AchProposal } from '@contract/achBatches/schema';
import { formatDate, formatInstant } from '@contract/format/date';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { Column } from '@/components/columns';
import { Fold } from '@/components/Fold/Fold';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import type { AsyncResult } from '@/data/asyncResult';
import { groupColumns, requestColumns } from './batchList';

export interface NextFileProps {
  readonly proposal: AsyncResult<AchProposal>;
  /** Leaves a request for another file, or puts it back. */
  readonly onChoose: (requestId: string, isIn: boolean) => void;
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
  if (data.missing.length > 0) return <Missing reasons={data.missing} />;
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
        <Contents {...props} data={data} />
      )}
      {data.leftOutCount > 0 && <LeftOut data={data} onChoose={props.onChoose} />}
    </Stack>
  );
}

const Missing = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <Alert
    severity="warning"
    role="note"
    action={
      <Button href="/admin/payments/originator" color="inherit">
        {m.toSettings()}
      </Button>
    }
  >
    <AlertTitle>{m.missingTitle()}</AlertTitle>
    {reasons.map((reason) => (
      <Typography key={reason} variant="body2">
        {reason}
      </Typography>
    ))}
  </Alert>
);

function Contents({ data, onChoose, creating, failure, onCreate }: Omit<NextFileProps, 'proposal'> & Data) {
  const [open, setOpen] = useState(false);
  const columns = useMemo(() => chosenColumns(onChoose), [onChoose]);
  return (
    <>
      <PlainTable
        label={m.totalsByDay()}
        rows={data.groups}
        columns={groupColumns()}
        rowId={({ effectiveDate, direction, secCode }) => [effectiveDate, direction, secCode].join()}
      />
      <Fold
        variant="row"
        title={m.entriesCount({ n: data.entryCount })}
        open={open}
        onToggle={() => setOpen(!open)}
      >
        <FirstShown shown={data.entries.length} all={data.entryCount} />
        <PlainTable
          label={m.inThisFile()}
          rows={data.entries}
          columns={columns}
          rowId={({ requestId }) => requestId}
        />
      </Fold>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="contained" loading={creating} onClick={() => onCreate(data)}>
          {m.create()}
        </Button>
        {data.requiresRelease && <Typography variant="body2">{m.needsSecond()}</Typography>}
      </Stack>
    </>
  );
}

interface Data {
  readonly data: AchProposal;
}

function LeftOut({ data, onChoose }: Data & Pick<NextFileProps, 'onChoose'>) {
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
      <PlainTable
        label={m.leftOutTitle()}
        rows={data.leftOut}
        columns={columns}
        rowId={({ requestId }) => requestId}
      />
    </Fold>
  );
}

const FirstShown = ({ shown, all }: { readonly shown: number; readonly all: number }) =>
  shown < all ? (
    <Typography variant="body2" sx={{ mb: 1 }}>
      {m.firstShown({ n: shown, all })}
    </Typography>
  ) : null;

type Proposed = AchProposal['entries'][number];
type Left = AchProposal['leftOut'][number];
type Choose = NextFileProps['onChoose'];

const chosenColumns = (onChoose: Choose): Column<Proposed>[] => [
  ...requestColumns<Proposed>(),
  {
    id: 'day',
    label: m.effectiveOn(),
    text: ({ effectiveDate, moved }) =>
      [formatDate(effectiveDate), moved && m.laterDay()].filter(Boolean).join(' · '),
    width: 130,
    mobile: 'meta',
  },
  {
    id: 'choose',
    label: m.leaveOut(),
    text: () => '',
    cell: ({ requestId, requestNo }) => (
      <Box sx={{ textAlign: 'right' }}>
        <Button
          size="small"
          aria-label={m.leaveOutOne({ request: requestNo })}
          onClick={() => onChoose(requestId, false)}
        >
          {m.leaveOut()}
        </Button>
      </Box>
    ),
    width: 110,
    mobile: 'action',
  },
];

const leftOutColumns = (zone: string, onChoose: Choose): Column<Left>[] => [
  ...requestColumns<Left>(),
  {
    id: 'why',
    label: m.why(),
    text: ({ reason, until }) =>
      until === null
        ? leftOutWords[reason]
        : m.untilWhen({ why: leftOutWords[reason], when: formatInstant(until, zone) }),
    width: 220,
    grow: 1,
    mobile: 'meta',
  },
  {
    id: 'choose',
    label: m.putBack(),
    text: () => '',
    cell: ({ requestId, requestNo, reason }) =>
      reason === 'chosen' ? (
        <Button
          size="small"
          aria-label={m.putBackOne({ request: requestNo })}
          onClick={() => onChoose(requestId, true)}
        >
          {m.putBack()}
        </Button>
      ) : null,
    width: 130,
    mobile: 'action',
  },
];
