import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { formatMoney } from '../../../contract/format/money';
import { requestSentence } from '../../../contract/format/requestWords';
import type { RequestDetail } from '../../../contract/requests';
import { ReviewList, type ReviewRow } from '../../components/ReviewList/ReviewList';
import { planHref, requestHref } from './places';

interface MoneyDoneProps {
  readonly savId: string;
  readonly request: RequestDetail;
  /** What was asked for, in words. */
  readonly rows: readonly ReviewRow[];
}

/** A request was taken: its number, and what holds now. */
export function MoneyDone({ savId, request, rows }: MoneyDoneProps) {
  return (
    <Stack sx={{ gap: 3, maxWidth: 720 }}>
      <Alert severity="success">{requestSentence(request)}</Alert>
      <ReviewList
        lead={{ label: 'Held now', value: formatMoney(request.amountCents) }}
        groups={[{ rows: [{ label: 'Request', value: request.requestNo }, ...rows] }]}
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
