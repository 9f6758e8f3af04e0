import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { RequestDetail } from '@contract/requests/schema';
import { openStatuses, problemStatuses } from '@contract/requests/states';
import { Icon } from '@/components/Icon/Icon';
import type { CancelAim } from './CancelRequest';
import { copyHref } from './requestView';

/** How far the paper of a request is, and the way to it. */
export interface ReceiptDownload {
  readonly pending: boolean;
  readonly start: (id: string) => void;
}

interface RequestActionsProps {
  readonly request: RequestDetail;
  readonly mayAsk: boolean;
  readonly onCancel: (aim: CancelAim) => void;
  readonly receipt: ReceiptDownload;
  readonly onPrint: () => void;
}

/** What can be done with a request as it stands. */
export function RequestActions({ request, mayAsk, onCancel, receipt, onPrint }: RequestActionsProps) {
  const { id, flow, status, canCancel, savId, day } = request;
  const copies = mayAsk && (flow !== 'pickup' || savId !== null);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {copies && (
        <Button
          variant={problemStatuses.includes(status) ? 'contained' : 'outlined'}
          startIcon={<Icon name="copy" />}
          href={copyHref(request)}
        >
          {problemStatuses.includes(status) ? 'Try again' : 'Copy to new'}
        </Button>
      )}
      {canCancel && copies && day !== null && (
        <Button variant="outlined" startIcon={<Icon name="calendar" />} onClick={() => onCancel('change')}>
          Change date
        </Button>
      )}
      {canCancel && (
        <Button variant="outlined" color="error" onClick={() => onCancel('cancel')}>
          Cancel request
        </Button>
      )}
      <Button
        startIcon={<Icon name="download" />}
        loading={receipt.pending}
        loadingPosition="start"
        onClick={() => receipt.start(id)}
      >
        Receipt (PDF)
      </Button>
      <Button startIcon={<Icon name="print" />} onClick={onPrint}>
        {openStatuses.includes(status) ? 'Print' : 'Print receipt'}
      </Button>
    </Stack>
  );
}
