import { formatMoney } from '@contract/format/money';
import type { RequestDetail } from '@contract/requests/schema';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';

/** What is asked before a request is cancelled: to be rid of it, or to ask for another day instead. */
export type CancelAim = 'cancel' | 'change';

interface CancelRequestProps {
  readonly aim: CancelAim;
  readonly request: Pick<RequestDetail, 'requestNo' | 'amountCents' | 'target'>;
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
  const { requestNo, amountCents, target } = request;
  const changes = aim === 'change';
  return (
    <ConfirmDialog
      title={changes ? `Change the date of ${requestNo}?` : `Cancel ${requestNo}?`}
      action={changes ? 'Cancel and start again' : 'Cancel this request'}
      destructive
      busy={busy}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {changes
        ? `What you agreed to holds for its own day only, so a date cannot be moved. This request for ${formatMoney(amountCents)} is cancelled, and a new one for the same opens, where you choose the day and authorize it again.`
        : `This asks for ${formatMoney(amountCents)}: ${target}. Once cancelled it cannot be brought back, but you can send a new request.`}
      {until !== '' && ` You can do this until ${until}.`}
    </ConfirmDialog>
  );
}
