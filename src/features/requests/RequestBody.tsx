import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type CalendarDateText, formatInstant } from '@contract/format/date';
import { requestSentence } from '@contract/requests/sentences';
import { requestStatusWords } from '@contract/requests/labels';
import type { RequestDetail } from '@contract/requests/schema';
import { problemStatuses } from '@contract/requests/states';
import { returnReason } from '@contract/rules/returnCodes';
import { Facts } from '@/components/Facts/Facts';
import { RequestChip } from '@/components/RequestChip/RequestChip';
import { RequestStatus } from '@/components/RequestStatus/RequestStatus';
import { Section } from '@/components/Section/Section';
import { Timeline } from '@/components/Timeline/Timeline';
import { shownFacts } from './shownFacts';
import { RequestInvoices } from './RequestInvoices';
import { stagesOf, ticksOf } from './requestStages';
import { RequestTicks } from './RequestTicks';

export interface RequestBodyProps {
  readonly request: RequestDetail;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
  /** Today in the books zone. */
  readonly today: CalendarDateText;
}

/** Where a request stands, how it came there, what it asks for and what was agreed to. */
export function RequestBody({ request, zone, today }: RequestBodyProps) {
  const { requestNo, status, allocations } = request;
  const ticks = ticksOf(request);
  return (
    <>
      <RequestStatus name={`Request ${requestNo}`} status={requestStatusWords[status]} />
      <Box sx={{ mb: 1.5 }}>
        <RequestChip status={status} />
      </Box>
      <Standing request={request} today={today} />
      {ticks.length > 0 && <RequestTicks ticks={ticks} />}
      <Section title="What happened">
        <Timeline label={`Stages of request ${requestNo}`} stages={stagesOf(request)} zone={zone} />
      </Section>
      <Section title="What you asked for">
        <Facts facts={shownFacts(request, zone)} />
      </Section>
      {allocations.length > 0 && (
        <Section title="Invoices">
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
  if (!problemStatuses.includes(request.status)) return <Typography>{sentence}</Typography>;
  return (
    <Alert severity="warning">
      {sentence}
      {request.status === 'returned' && ` ${returnReason(request.returnCode).advice}`}
    </Alert>
  );
}

function Authorization({
  authorization,
  zone,
}: Pick<RequestDetail, 'authorization'> & Pick<RequestBodyProps, 'zone'>) {
  if (!authorization) return null;
  const { text, version, sha256, acceptedAt, acceptedBy } = authorization;
  return (
    <Section title="What was authorized">
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        Agreed by {acceptedBy} on {formatInstant(acceptedAt, zone)}. Text {version}, SHA-256 {sha256}
      </Typography>
    </Section>
  );
}
