import * as common from '@locales/common';
import * as m from '@locales/email';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatInstant } from '@contract/format/date';
import type { EmailBody, EmailDetail } from '@contract/email/schema';
import { emailKindLabels, whyUnread, type WhyUnread } from '@contract/email/labels';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Section } from '@/components/Section/Section';
import { useToast } from '@/components/Toasts/Toasts';
import { MarkedAddress } from '@/entries/MarkedAddress';
import { ReasonDialog } from '@/entries/ReasonDialog';
import type { EmailActs, LiftSuppression, Requeuing } from '@/data/email';
import type { AsyncResult } from '@/data/asyncResult';
import { EmailChip } from './emailList';

interface LetterDrawerProps {
  readonly letter: AsyncResult<EmailDetail>;
  /** Whether whoever looks may send it again. */
  readonly sends: boolean;
  readonly requeuing: Requeuing;
  readonly acts: EmailActs;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
  readonly onClose: () => void;
}

/** One email whole: where it is, what it says, and a way to send it again. */
export function EmailDrawer({ letter, sends, requeuing, acts, zone, onClose }: LetterDrawerProps) {
  const { data, state, problem, retry } = letter;
  const [isCopying, setCopying] = useState(false);
  const toast = useToast();
  const copy = async ({ id, recipient }: EmailDetail, reason: string) => {
    await acts.sendCopy(id, reason);
    setCopying(false);
    toast({ message: m.copySent({ address: recipient }), severity: 'success' });
  };
  return (
    <DetailDrawer
      open
      title={data ? emailKindLabels(data.kind) : common.email()}
      onClose={onClose}
      actions={
        sends &&
        data && (
          <>
            {data.canRequeue && (
              <Button
                variant="contained"
                loading={requeuing.pending}
                onClick={() => requeuing.start([data.id])}
              >
                {m.sendAgain()}
              </Button>
            )}
            {data.canCopy && (
              <Button variant="outlined" onClick={() => setCopying(true)}>
                {m.sendCopy()}
              </Button>
            )}
          </>
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
          <Told
            letter={data}
            zone={zone}
            sends={sends}
            failure={requeuing.failure}
            onLift={acts.liftSuppression}
          />
        )}
      </AsyncBoundary>
      {data && isCopying && (
        <ReasonDialog
          title={m.copyTitle({ address: data.recipient })}
          about={m.copyMeans()}
          label={m.copyReason()}
          hint={m.copyReasonAbout()}
          action={m.sendCopy()}
          onDo={(reason) => copy(data, reason)}
          onCancel={() => setCopying(false)}
        />
      )}
    </DetailDrawer>
  );
}

interface ToldProps {
  readonly letter: EmailDetail;
  readonly zone: string;
  readonly failure: string | undefined;
  readonly sends: boolean;
  readonly onLift: LiftSuppression;
}

function Told({ letter, zone, failure, sends, onLift }: ToldProps) {
  const { state, body, canRequeue, lastError, mark } = letter;
  return (
    <>
      <EmailChip state={state} />
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {m.notSentAgain({ why: failure })}
        </Alert>
      )}
      {state === 'dead' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {lastError} {canRequeue ? m.nobodyGotIt() : m.cantBeSentAgain()}
        </Alert>
      )}
      {state === 'bounced' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {lastError}
        </Alert>
      )}
      {mark && (
        <Box sx={{ my: 2 }}>
          <MarkedAddress mark={mark} zone={zone} canLift={sends} onLift={onLift} />
        </Box>
      )}
      <Facts facts={factsOf(letter, zone)} />
      <Section title={m.whatItSays()}>
        {body ? (
          <EmailPreview body={body} />
        ) : (
          <Typography>{whyUnread[(letter.whyUnread ?? 'forgotten') as WhyUnread]}</Typography>
        )}
      </Section>
    </>
  );
}

const factsOf = (
  { recipient, channel, createdAt, sentAt, requeuedAt, attempts, state, lastError, id, copyOf }: EmailDetail,
  zone: string,
): Fact[] =>
  (
    [
      [m.to(), recipient],
      [m.by(), channel === 'mail' ? m.byEmail() : common.textMessage()],
      [m.written(), formatInstant(createdAt, zone)],
      [state === 'kept' ? m.keptOn() : m.stateSent(), sentAt && formatInstant(sentAt, zone)],
      [m.sentAgain(), requeuedAt && formatInstant(requeuedAt, zone)],
      [m.attempts(), String(attempts)],
      [m.whyLastFailed(), state === 'queued' ? lastError : null],
      [m.messageId(), id],
    ] as const
  )
    .flatMap(([label, value]): Fact[] => (value ? [{ label, value }] : []))
    .concat(copyOf ? [{ label: m.copyOf(), value: <FirstEmail id={copyOf} /> }] : []);

const FirstEmail = ({ id }: Pick<EmailDetail, 'id'>) => <Link href={`/admin/email?letter=${id}`}>{id}</Link>;

interface LetterPaperProps {
  readonly body: EmailBody;
}

/**
 * An email laid out from its parts. Nothing of it is markup, so whatever somebody typed into it means itself here as it
 * does in the mail.
 */
function EmailPreview({ body: { subject, text, blocks } }: LetterPaperProps) {
  if (blocks.length === 0) return <Typography sx={typed}>{text}</Typography>;
  return (
    <Box sx={paper}>
      <Typography variant="subtitle1" component="p" sx={{ mb: 2 }}>
        {subject}
      </Typography>
      {blocks.map((block) => (
        <Block key={`${block.kind} ${block.text}`} {...block} />
      ))}
    </Box>
  );
}

function Block({ kind, text, address }: EmailBody['blocks'][number]) {
  if (kind === 'typed') {
    return (
      <Box component="blockquote" sx={quote}>
        {text}
      </Box>
    );
  }
  return (
    <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {kind === 'link' && address !== null ? <Link href={address}>{text}</Link> : text}
    </Typography>
  );
}

const paper = {
  border: '1px solid',
  borderColor: 'divider',
  borderTop: '4px solid',
  borderTopColor: 'primary.main',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  p: 2,
  pb: 0,
} as const;

const typed = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
const quote = { ...typed, m: 0, mb: 2, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider' } as const;
