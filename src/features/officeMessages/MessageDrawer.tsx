import * as common from '@locales/common';
import * as m from '@locales/officeMessages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { threadWords } from '@contract/officeMessages/labels';
import type { OfficeMessageDetail } from '@contract/officeMessages/schema';
import type { MessageMove } from '@contract/rules/messageStates';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Section } from '@/components/Section/Section';
import { Timeline } from '@/components/Timeline/Timeline';
import { rich } from '@/components/rich';
import type { AsyncResult } from '@/data/asyncResult';
import {
  type MessageFiles,
  type MessageTemplates,
  type MoveEntries,
  type MovingMessage,
  nameOfFile,
} from '@/data/officeMessages';
import { factsOf } from './messageFacts';
import { type TellDone, tellDone } from './messageKeys';
import { ReplyForm } from './ReplyForm';

const MergeMessage = lazy(async () => ({ default: (await import('./MergeMessage')).MergeMessage }));

interface MessageDrawerProps {
  /** Whether whoever looks may answer. */
  readonly answers: boolean;
  readonly message: AsyncResult<OfficeMessageDetail>;
  readonly moving: MovingMessage;
  readonly files: MessageFiles;
  readonly templates: MessageTemplates;
  readonly onDone: TellDone;
  /** Goes on to the next message, after a key sent and closed. */
  readonly onLeave: () => void;
  readonly hrefOf: (id: string) => string;
  readonly onClose: () => void;
}

/** One message beside the list: who wrote, what was written in both directions, and the reply. */
export function MessageDrawer(props: MessageDrawerProps) {
  const { answers, message, moving, files, templates, onDone, onLeave, hrefOf, onClose } = props;
  const { data, state, problem, retry } = message;
  const [merging, setMerging] = useState(false);
  const start = (move: MessageMove, entries: MoveEntries, then: () => void) =>
    data &&
    moving.start(data, move, entries, () => {
      then();
      tellDone(onDone, moving, data, move);
    });
  return (
    <DetailDrawer
      open
      beside
      title={data ? m.messageNamed({ number: data.ticketNo }) : common.message()}
      onClose={onClose}
      actions={
        data &&
        answers && (
          <Moves
            message={data}
            moving={moving}
            onMove={(move) => (move === 'merge' ? setMerging(true) : start(move, {}, () => undefined))}
          />
        )
      }
    >
      <AsyncBoundary
        state={state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
        error={problem && { title: m.loadFailed(), ...problem }}
        onRetry={retry}
      >
        {data && (
          <>
            {data.mergedInto !== null && <MergedInto number={data.mergedInto} hrefOf={hrefOf} />}
            <Facts facts={factsOf(data)} />
            <Thread {...data} />
            {data.files.length > 0 && <Files message={data} files={files} />}
            {moving.failure !== undefined && !merging && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {moving.failure}
              </Alert>
            )}
            {answers && (
              <ReplyForm
                message={data}
                moving={moving}
                templates={templates}
                onMove={start}
                onDone={onDone}
                onLeave={onLeave}
              />
            )}
          </>
        )}
      </AsyncBoundary>
      <Suspense>
        {data && merging && (
          <MergeMessage
            message={data}
            moving={moving}
            onMerge={(into) => start('merge', { into }, () => setMerging(false))}
            onCancel={() => {
              moving.reset();
              setMerging(false);
            }}
          />
        )}
      </Suspense>
    </DetailDrawer>
  );
}

const buttons: readonly (readonly [MessageMove, () => string])[] = [
  ['take', m.take],
  ['close', m.close],
  ['reopen', m.reopen],
  ['merge', m.merge],
];

interface MovesProps {
  readonly message: OfficeMessageDetail;
  readonly moving: MovingMessage;
  readonly onMove: (move: MessageMove) => void;
}

const Moves = ({ message, moving, onMove }: MovesProps) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
    {buttons
      .filter(([move]) => message.moves.includes(move))
      .map(([move, words]) => (
        <Button
          key={move}
          size="small"
          variant="outlined"
          loading={moving.move === move}
          disabled={moving.pending}
          onClick={() => onMove(move)}
        >
          {words()}
        </Button>
      ))}
  </Stack>
);

interface MergedIntoProps extends Pick<MessageDrawerProps, 'hrefOf'> {
  readonly number: string;
}

const MergedInto = ({ number, hrefOf }: MergedIntoProps) => (
  <Alert severity="info" role="note" sx={{ mb: 2 }}>
    {rich(m.mergedIntoNote(), { number: <Link href={hrefOf(number)}>{number}</Link> })}
  </Alert>
);

/** What was written and done, the first first. */
const Thread = ({ ticketNo, thread, booksZone }: OfficeMessageDetail) => (
  <Section title={m.thread()}>
    <Timeline
      label={m.thread()}
      zone={booksZone}
      stages={thread.map((entry, place) => ({
        id: String(place),
        label: threadWords[entry.kind],
        state: 'done' as const,
        at: entry.at,
        who: entry.author === 'portal' ? m.thePortal() : entry.author,
        note: noteOf(entry, ticketNo),
      }))}
    />
  </Section>
);

function noteOf({ ticketNo, kind, text }: OfficeMessageDetail['thread'][number], shown: string) {
  if (kind === 'merge') return m.mergedWith({ number: ticketNo === shown ? text : ticketNo });
  return text === '' ? undefined : (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  );
}

interface FilesProps {
  readonly message: OfficeMessageDetail;
  readonly files: MessageFiles;
}

const KILOBYTE = 1024;

/** Every file goes to the disk: nothing that somebody sent is shown in the portal. */
const Files = ({ message, files }: FilesProps) => (
  <Section title={m.files()}>
    <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
      {m.filesAbout()}
    </Typography>
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {message.files.map(({ ticketNo, fileNo, name, bytes }) => (
        <Button
          key={nameOfFile(ticketNo, fileNo)}
          size="small"
          startIcon={<Icon name="download" />}
          loading={files.fetching === nameOfFile(ticketNo, fileNo)}
          loadingPosition="start"
          onClick={() => files.start(ticketNo, fileNo)}
          sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
        >
          {m.fileOf({ name, size: m.kilobytes({ n: Math.max(1, Math.round(bytes / KILOBYTE)) }) })}
        </Button>
      ))}
    </Stack>
    {files.failed && (
      <Alert severity="error" sx={{ mt: 1 }}>
        {m.fileFailed()}
      </Alert>
    )}
  </Section>
);
