import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { disputeReasonWords, topicWords } from '@contract/contact/labels';
import type { ContactTicket } from '@contract/contact/schema';
import { formatInstant } from '@contract/format/date';
import * as m from '@locales/contact';
import { texts } from '@locales/language';

interface MessageCardProps {
  /** The message with its thread, as its sender reads it. */
  readonly ticket: ContactTicket;
  /** IANA zone in which times are told. */
  readonly zone: string;
  /** Below the thread: an answer, or the way to one. */
  readonly children?: ReactNode;
}

const statusWords: Readonly<Record<ContactTicket['status'], string>> = texts({
  new: m.messageNew,
  open: m.messageOpen,
  waiting: m.messageAnswered,
  done: m.messageClosed,
});

const statusColors = { new: 'info', open: 'info', waiting: 'success', done: 'default' } as const;

type Entry = ContactTicket['thread'][number];

/** Who speaks, above what was said; of a credit memo it is all there is to say. */
const voices: Readonly<Record<Entry['by'], (entry: Entry, at: string) => string>> = {
  customer: (_, at) => m.youWrote({ at }),
  office: (_, at) => m.weWrote({ at }),
  memo: ({ text: number }, at) => m.resolvedByMemo({ number, at }),
  memoRolledBack: ({ text: number }, at) => m.memoRolledBack({ number, at }),
};

/** One message of a customer's own, with where it stands and its thread to unfold. It is an item of a list. */
export function MessageCard({ ticket, zone, children }: MessageCardProps) {
  const { topic, about, status, ticketNo, sentAt, accountName, reason, message, attachments, thread } =
    ticket;
  // What was answered is there to read; what is unfolded or folded by hand stays so.
  const [unfolded] = useState(status === 'waiting');
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="subtitle1" component="h3" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {[topicWords[topic], about].filter(Boolean).join(': ')}
        </Typography>
        <Chip label={statusWords[status]} color={statusColors[status]} />
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[ticketNo, formatInstant(sentAt, zone), accountName].filter(Boolean).join(' · ')}
      </Typography>
      {reason !== null && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {m.why({ reason: disputeReasonWords[reason] })}
        </Typography>
      )}
      <Box component="details" open={unfolded}>
        <Typography
          component="summary"
          variant="body2"
          sx={{ cursor: 'pointer', py: 1.5, color: 'primary.main' }}
        >
          {m.showMessage()}
        </Typography>
        <Typography variant="body2" sx={typed}>
          {message}
        </Typography>
        {attachments.length > 0 && (
          <Typography variant="caption" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {m.files({ names: attachments.join(', ') })}
          </Typography>
        )}
        {thread.map((entry) => (
          <Said key={`${entry.at} ${entry.by}`} entry={entry} zone={zone} />
        ))}
        {children}
      </Box>
    </Card>
  );
}

const typed = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

function Said({ entry, zone }: { readonly entry: Entry; readonly zone: string }) {
  const { at, by, text } = entry;
  const isTyped = by === 'customer' || by === 'office';
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant={isTyped ? 'caption' : 'body2'} component="p" sx={{ color: 'text.secondary' }}>
        {voices[by](entry, formatInstant(at, zone))}
      </Typography>
      {isTyped && (
        <Typography variant="body2" sx={typed}>
          {text}
        </Typography>
      )}
    </Box>
  );
}
