import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ContactTicket } from '@contract/contact/schema';
import * as m from '@locales/purchases';
import { Section } from '@/components/Section/Section';
import type { AsyncResult } from '@/data/asyncResult';
import { MessageCard } from '@/domain/MessageCard/MessageCard';

/** What the customer wrote about an invoice; undefined where it is not asked for. */
export type InvoiceMessages = AsyncResult<{ readonly tickets: readonly ContactTicket[] }>;

interface OwnInvoiceMessagesProps {
  readonly messages: InvoiceMessages;
  /** IANA zone in which times are told. */
  readonly zone: string;
}

/** Each message about the invoice with where it stands; it is answered where all of them are. */
export function OwnInvoiceMessages({ messages: { data, problem }, zone }: OwnInvoiceMessagesProps) {
  if (problem) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {m.messagesFailed()}
      </Typography>
    );
  }
  if (!data || data.tickets.length === 0) return null;
  return (
    <Section title={m.yourMessages()}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.tickets.map((ticket) => (
          <MessageCard key={ticket.ticketNo} ticket={ticket} zone={zone}>
            <Link href="/contact-us" sx={{ display: 'inline-block', mt: 1.5 }}>
              {m.answerOnContactUs()}
            </Link>
          </MessageCard>
        ))}
      </Box>
    </Section>
  );
}
