import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import * as common from '@locales/common';
import * as m from '@locales/requests';
import { type CalendarDateText, formatInstant } from '@contract/format/date';
import { type RequestFact, requestFacts } from '@contract/requests/facts';
import { requestStatusWord, shortWords } from '@contract/requests/labels';
import { requestSentence } from '@contract/requests/sentences';
import type { RequestDetail } from '@contract/requests/schema';
import { problemStatuses } from '@contract/requests/states';
import { returnAdvice } from '@contract/rules/returnCodes';
import { AgreedText } from '@/components/AgreedText/AgreedText';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { RequestChip } from '@/domain/RequestChip/RequestChip';
import { RequestStatus } from '@/components/RequestStatus/RequestStatus';
import { Section } from '@/components/Section/Section';
import { Timeline } from '@/components/Timeline/Timeline';
import { invoiceHref, paymentHref } from './requestList';
import { stagesOf, type Tick, ticksOf } from './requestStages';

export interface RequestBodyProps {
  readonly request: RequestDetail;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
  /** Today in the books zone. */
  readonly today: CalendarDateText;
}

/** Where a request stands, how it came there, what it asks for and what was agreed to. */
export function RequestBody({ request, zone, today }: RequestBodyProps) {
  const { requestNo, allocations } = request;
  const ticks = ticksOf(request);
  return (
    <>
      <RequestStatus name={m.requestNamed({ requestNo })} status={requestStatusWord(request)} />
      <Box sx={{ mb: 1.5 }}>
        <RequestChip request={request} />
      </Box>
      <Standing request={request} today={today} />
      {ticks.length > 0 && <RequestTicks ticks={ticks} />}
      <Section title={m.whatHappened()}>
        <Timeline label={m.stagesOf({ requestNo })} stages={stagesOf(request)} zone={zone} />
      </Section>
      <Section title={m.whatYouRequested()}>
        <Facts facts={shownFacts(request, zone)} />
      </Section>
      {allocations.length > 0 && (
        <Section title={m.invoices()}>
          <RequestInvoices request={request} />
        </Section>
      )}
      <Authorization {...request} zone={zone} />
    </>
  );
}

/** The status as a sentence; of a problem with what can be done about it. */
function Standing({ request, today }: Pick<RequestBodyProps, 'request' | 'today'>) {
  const sentence = requestSentence(request, today);
  if (!problemStatuses.includes(request.status)) {
    return (
      <>
        <Typography>{sentence}</Typography>
        {request.waitsFor && (
          <Alert severity="warning" role="note" sx={{ mt: 1.5 }}>
            {request.waitsFor}{' '}
            <Link href="/my-account/payments/payment-options">{m.seePaymentOptions()}</Link>
          </Alert>
        )}
      </>
    );
  }
  return (
    <Alert severity="warning">
      {sentence}
      {request.status === 'returned' && ` ${returnAdvice(request.flow, request.returnCode)}`}
    </Alert>
  );
}

function Authorization({
  authorization,
  zone,
}: Pick<RequestDetail, 'authorization'> & Pick<RequestBodyProps, 'zone'>) {
  if (!authorization) return null;
  const { text, english, version, sha256, acceptedAt, acceptedBy: who } = authorization;
  return (
    <Section title={m.whatYouAuthorized()}>
      <AgreedText english={english} small>
        {text}
      </AgreedText>
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {m.agreedBy({ who, when: formatInstant(acceptedAt, zone), version, sha256 })}
      </Typography>
    </Section>
  );
}

interface RequestTicksProps {
  readonly ticks: readonly Tick[];
}

const looks = {
  done: { icon: 'done', color: 'success.main' },
  todo: { icon: 'todo', color: 'text.secondary' },
  failed: { icon: 'warning', color: 'error.main' },
} as const;

/** Whether the bank has cleared a payment, and whether the account has it: one does not wait for the other. */
const RequestTicks = ({ ticks }: RequestTicksProps) => (
  <Stack component="dl" direction="row" useFlexGap sx={{ m: 0, my: 2, flexWrap: 'wrap', gap: 3 }}>
    {ticks.map(({ place, state, words }) => (
      <Box key={place} sx={pair}>
        <Typography component="dt" variant="subtitle2">
          <Icon name={looks[state].icon} sx={{ color: looks[state].color, ...beside }} />
          {place}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
          {words}
        </Typography>
      </Box>
    ))}
  </Stack>
);

/** A list of terms holds nothing but pairs, so the icon stands in the term and its words are set in as far. */
const pair = { position: 'relative', pl: 4 } as const;
const beside = { position: 'absolute', left: 0, top: 0 } as const;

interface RequestInvoicesProps {
  readonly request: Pick<RequestDetail, 'accountNo' | 'allocations'>;
}

/** What of a payment goes to which invoice, and why where it is not all of it. */
const RequestInvoices = ({ request: { accountNo, allocations } }: RequestInvoicesProps) => (
  <Table size="small" aria-label={m.invoices()}>
    <TableHead>
      <TableRow>
        <TableCell sx={{ pl: 0 }}>{common.invoice()}</TableCell>
        <TableCell align="right">{common.discount()}</TableCell>
        <TableCell align="right" sx={{ pr: 0 }}>
          {common.amount()}
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {allocations.map(({ invoiceNo, amountCents, discountCents, reason, note }) => (
        <TableRow key={invoiceNo}>
          <TableCell component="th" scope="row" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
            <Link href={invoiceHref(accountNo, invoiceNo)}>{invoiceNo}</Link>
            {(reason ?? note) && (
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {shortWords({ reason, note })}
              </Typography>
            )}
          </TableCell>
          <TableCell align="right">{discountCents !== 0 && <Money cents={discountCents} />}</TableCell>
          <TableCell align="right" sx={{ pr: 0 }}>
            <Money cents={amountCents} words />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** What was asked for, line by line, with the way to the payment that came of it. */
const shownFacts = (request: RequestDetail, zone: string): Fact[] =>
  requestFacts(request, zone).map(({ id, label, value, note }) => ({
    label,
    value: id === undefined ? value : shown[id](request, value),
    note,
  }));

const shown: Readonly<
  Record<NonNullable<RequestFact['id']>, (request: RequestDetail, value: string) => Fact['value']>
> = {
  amount: ({ amountCents }) => <Money cents={amountCents} tone="strong" />,
  payment: (request, value) => <Link href={paymentHref(request)}>{value}</Link>,
};
