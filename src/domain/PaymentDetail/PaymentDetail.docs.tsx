import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { aPaymentDetail } from '@stories/support/paymentBuilders';
import { PaymentDetail } from './PaymentDetail';

export default {
  status: 'stable',
  synonyms: [
    'payment receipt',
    'payment info',
    'returned payment',
    'bounced payment',
    'applied payment',
    'reversal',
  ],
  purpose: 'Shows one payment that the books know: when and how it came, and what it paid.',
  when: [
    'in the drawer that opens from a row of the payment history or the ledger',
    'for a payment that was returned or reversed, with the reason in plain words',
  ],
  whenNot: [
    { when: 'the payment is a request that the books don’t have yet', instead: 'RequestStatus' },
    { when: 'you only show what was applied to a document', instead: 'AppliedTable' },
    { when: 'you show facts about something else', instead: 'Facts' },
    { when: 'you list the latest payments', instead: 'ActivityList' },
  ],
  anatomy: [
    {
      part: 'Warning',
      about: 'Why it was returned or reversed, and that what it paid is open again. Only where it was.',
    },
    {
      part: 'Facts',
      about: 'Account, days, how it was paid, amount. What a payment doesn’t have is left out.',
    },
    {
      part: 'Reversed',
      about: 'The amount once more, less than zero, with its day. The first amount stays.',
    },
    { part: 'Not applied yet', about: 'What no invoice has used. Left out at zero, as is the discount.' },
    { part: 'Applied to', about: 'A table of documents, each with a link, the day and the amount.' },
  ],
  dos: [
    {
      text: 'Give it a way to the request and to each invoice, so that people can go on from here.',
      example: () => (
        <Box sx={{ maxWidth: 440 }}>
          <PaymentDetail
            payment={aPaymentDetail({
              method: 'portalAch',
              reference: null,
              requestId: 'r-97',
              requestNo: 'PR-2026-000097',
            })}
            invoiceHref={(invoiceNo) => `#invoice-${invoiceNo}`}
            requestHref={(requestId) => `#request-${requestId}`}
          />
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t show the code of the bank. Nobody knows what it means.',
      example: () => <Typography variant="body2">Returned Oct 12, 2026. Reason R01.</Typography>,
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the link of the request, then to each invoice that was paid.' },
    { keys: 'Enter on a link', does: 'Opens the request or the invoice.' },
  ],
  screenReader: [
    'The warning is an alert, so it is said when the drawer opens.',
    'Facts are terms with their values. An amount below zero has a minus sign before it.',
    'The table is named “Applied to”, and each of its rows begins with the number of the document.',
  ],
  content: [
    'Its words come from the payment. You give only the addresses of its links.',
    'A return says what happened, why, and what to do, in this order.',
    'A document of an account that the reader can’t see is called “On another account”.',
    'Say “returned” for what the bank sent back, and “reversed” for what the books took back.',
  ],
} satisfies ComponentDocs;
