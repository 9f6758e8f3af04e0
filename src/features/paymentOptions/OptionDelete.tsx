import { useState } from 'react';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { ApiError } from '@contract/problem';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Masked } from '@/components/Masked/Masked';
import { OptionInUse } from './OptionInUse';
import { notDone } from './optionWords';

interface OptionDeleteProps {
  readonly option: PaymentOption;
  readonly onDelete: (id: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a bank account is deleted. Where requests use it nothing is asked: what to do about them is said. */
export function OptionDelete({ option, onDelete, onDone, onClose }: OptionDeleteProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError>();
  const requests = Object.entries(refused?.code === 'conflict' ? refused.fields : {});

  async function remove() {
    setBusy(true);
    try {
      await onDelete(option.id);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  }

  const canRetry = refused !== undefined && (refused.status >= 500 || refused.code === 'too-many');
  const count = Math.max(option.scheduledCount, requests.length);
  if (count > 0) {
    return <OptionInUse nickname={option.nickname} count={count} requests={requests} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={`Delete ${option.nickname}?`}
      action={canRetry ? 'Try again' : 'Delete bank account'}
      destructive
      busy={busy}
      failure={refused && (canRetry ? notDone.deleteYet : notDone.delete)}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      No payment can be asked for from {option.nickname} <Masked last={option.accountLast} /> any more. Past
      payments stay in your history.
    </ConfirmDialog>
  );
}
