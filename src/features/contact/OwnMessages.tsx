import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ContactTicket } from '@contract/contact/schema';
import { formatInstant } from '@contract/format/date';
import { topicWords } from '@contract/contact/labels';
import * as m from '@locales/contact';
import { texts } from '@locales/language';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { AsyncResult } from '@/data/asyncResult';

interface OwnMessagesProps {
  readonly messages: AsyncResult<{ readonly tickets: readonly ContactTicket[] }>;
  /** IANA zone in which times are told. */
  readonly zone: string;
}

const AT_FIRST = 3;

/** What the customer wrote, newest first. */
export function OwnMessages({ messages: { data, state, problem, retry }, zone }: OwnMessagesProps) {
  const [all, setAll] = useState(false);
  const tickets = data?.tickets ?? [];
  return (
    <Box component="section" aria-labelledby="own-messages">
      <Typography component="h2" variant="h3" id="own-messages" sx={{ mb: 1.5 }}>
        {m.yourMessages()}
      </Typography>
      <AsyncBoundary
        state={data && tickets.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 128 }} />}
        error={problem && { title: m.messagesFailed(), ...problem }}
        onRetry={retry}
        empty={
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.noMessages()}
          </Typography>
        }
      >
        <Box component="ul" sx={list}>
          {tickets.slice(0, all ? undefined : AT_FIRST).map((ticket) => (
            <Message key={ticket.ticketNo} ticket={ticket} zone={zone} />
          ))}
        </Box>
        {!all && tickets.length > AT_FIRST && (
          <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
            {m.showMore({ count: tickets.length - AT_FIRST })}
          </Button>
        )}
      </AsyncBoundary>
    </Box>
  );
}

const statusWords: Readonly<Record<ContactTicket['status'], string>> = texts({
  open: m.messageOpen,
  answered: m.messageAnswered,
  closed: m.messageClosed,
});

const Message = ({ ticket, zone }: { readonly ticket: ContactTicket; readonly zone: string }) => (
  <Card component="li" sx={{ p: 2 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="subtitle1" component="h3" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {[topicWords[ticket.topic], ticket.about].filter(Boolean).join(': ')}
      </Typography>
      <Chip label={statusWords[ticket.status]} color={ticket.status === 'open' ? 'info' : 'default'} />
    </Box>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {[ticket.ticketNo, formatInstant(ticket.sentAt, zone), ticket.accountName].filter(Boolean).join(' · ')}
    </Typography>
    <Box component="details">
      <Typography
        component="summary"
        variant="body2"
        sx={{ cursor: 'pointer', py: 1.5, color: 'primary.main' }}
      >
        {m.showMessage()}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {ticket.message}
      </Typography>
      {ticket.attachments.length > 0 && (
        <Typography variant="caption" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {m.files({ names: ticket.attachments.join(', ') })}
        </Typography>
      )}
    </Box>
  </Card>
);

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
