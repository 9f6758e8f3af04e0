import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ContactTicket } from '@contract/contact/schema';
import { formatUsPhone } from '@contract/format/phone';

interface SentProps {
  readonly ticket: ContactTicket;
  readonly onAgain: () => void;
}

const how = { email: 'by e-mail to', phone: 'by phone at', text: 'by text message to' } as const;

/** A message arrived: its number, and how it will be answered. */
export function Sent({ ticket: { ticketNo, replyBy, replyTo, attachments }, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(function goToTheNewHeading() {
    heading.current?.focus();
  }, []);
  const files = attachments.length === 0 ? '' : ` Its files came with it: ${attachments.join(', ')}.`;
  return (
    <Card component="section" aria-labelledby="sent" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h2" id="sent" ref={heading} tabIndex={-1} sx={{ mb: 2 }}>
        Your message is sent
      </Typography>
      <Alert severity="success" sx={{ mb: 2 }}>
        It has the number <b>{ticketNo}</b>.{files}
      </Alert>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        We answer {how[replyBy]} {formatUsPhone(replyTo)}. A copy is on its way to your e-mail address.
      </Typography>
      <Button variant="outlined" onClick={onAgain} sx={{ mt: 2 }}>
        Write another message
      </Button>
    </Card>
  );
}
