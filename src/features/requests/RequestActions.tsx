import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import * as common from '@locales/common';
import * as m from '@locales/requests';
import { formatMoney } from '@contract/format/money';
import type { RequestDetail } from '@contract/requests/schema';
import { openStatuses, problemStatuses } from '@contract/requests/states';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Icon } from '@/components/Icon/Icon';
import { requestUrl } from '@/data/requestUrl';
import { copyHref } from './requestList';

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
  /** Of a check: the page that goes with it. */
  readonly slip: ReceiptDownload;
  readonly onPrint: () => void;
}

/** What can be done with a request as it stands. */
export function RequestActions(props: RequestActionsProps) {
  const { request, mayAsk, onCancel, receipt, slip, onPrint } = props;
  const { id, requestNo, accountNo, flow, status, canCancel, savId, day } = request;
  // A check was written once: the same again would be another one.
  const copies = mayAsk && flow !== 'check' && (flow !== 'pickup' || savId !== null);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {copies && (
        <Button
          variant={problemStatuses.includes(status) ? 'contained' : 'outlined'}
          startIcon={<Icon name="copy" />}
          href={copyHref(request)}
        >
          {problemStatuses.includes(status) ? common.tryAgain() : m.copyToNew()}
        </Button>
      )}
      {canCancel && copies && day !== null && (
        <Button variant="outlined" startIcon={<Icon name="calendar" />} onClick={() => onCancel('change')}>
          {m.changeDate()}
        </Button>
      )}
      {canCancel && (
        <Button variant="outlined" color="error" onClick={() => onCancel('cancel')}>
          {m.cancelRequest()}
        </Button>
      )}
      {flow === 'check' && (
        <Button
          variant={status === 'submitted' ? 'contained' : 'text'}
          startIcon={<Icon name="download" />}
          loading={slip.pending}
          loadingPosition="start"
          onClick={() => slip.start(id)}
        >
          {m.remittanceSlip()}
        </Button>
      )}
      <Button
        startIcon={<Icon name="download" />}
        loading={receipt.pending}
        loadingPosition="start"
        onClick={() => receipt.start(id)}
      >
        {m.receipt()}
      </Button>
      <Button
        href={requestUrl('/contact-us', { query: { about: `request:${requestNo}`, account: accountNo } })}
      >
        {m.askAboutRequest()}
      </Button>
      <Button startIcon={<Icon name="print" />} onClick={onPrint}>
        {openStatuses.includes(status) ? common.print() : m.printReceipt()}
      </Button>
    </Stack>
  );
}

/** What is asked before a request is cancelled: to be rid of it, or to ask for another day instead. */
export type CancelAim = 'cancel' | 'change';

interface CancelRequestProps {
  readonly aim: CancelAim;
  readonly request: Pick<RequestDetail, 'flow' | 'requestNo' | 'amountCents' | 'target'>;
  /** Until when it can be cancelled, in words; '' where nobody knows. */
  readonly until: string;
  readonly busy: boolean;
  readonly failure?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a request is cancelled. */
export function CancelRequest({
  aim,
  request,
  until,
  busy,
  failure,
  onConfirm,
  onClose,
}: CancelRequestProps) {
  const { flow, requestNo, amountCents, target } = request;
  const amount = formatMoney(amountCents);
  const changes = aim === 'change';
  return (
    <ConfirmDialog
      title={changes ? m.changeDateTitle({ requestNo }) : m.cancelTitle({ requestNo })}
      action={changes ? m.cancelAndStartAgain() : m.cancelRequest()}
      wayOut={m.keepRequest()}
      destructive
      busy={busy}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {flow === 'check'
        ? m.cancelCheckWhy({ amount })
        : changes
          ? m.changeDateWhy({ amount })
          : m.cancelWhy({ amount, target })}
      {until !== '' && ` ${m.doThisUntil({ until })}`}
    </ConfirmDialog>
  );
}
