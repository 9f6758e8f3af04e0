import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { requestFacts } from '@contract/requests/facts';
import { formatMoney } from '@contract/format/money';
import { requestSentence } from '@contract/requests/sentences';
import type { RequestDetail } from '@contract/requests/schema';
import { ReviewList } from '@/components/ReviewList/ReviewList';
import { planHref, requestHref } from './places';

interface MoneyDoneProps {
  readonly savId: string;
  readonly request: RequestDetail;
  /** The IANA zone of the company's books. */
  readonly zone: string;
}

/** The amount stands above them. */
const rowsOf = (request: RequestDetail, zone: string) =>
  requestFacts(request, zone).flatMap(({ id, label, value, note }) =>
    id === 'amount' ? [] : [{ label, value: note ? `${value}, ${note}` : value }],
  );

/** A request was taken: its number, and what holds now. */
export function MoneyDone({ savId, request, zone }: MoneyDoneProps) {
  return (
    <Stack sx={{ gap: 3, maxWidth: 720 }}>
      <Alert severity="success">{requestSentence(request)}</Alert>
      <ReviewList
        lead={{ label: 'Held now', value: formatMoney(request.amountCents) }}
        groups={[{ rows: [{ label: 'Request', value: request.requestNo }, ...rowsOf(request, zone)] }]}
      />
      <Stack data-screen-only direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <Button variant="contained" href={requestHref(request.id)}>
          Follow this request
        </Button>
        <Button variant="outlined" href={planHref(savId)}>
          Back to my deposit plan
        </Button>
      </Stack>
    </Stack>
  );
}
