import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { PaymentOption } from '../../../contract/paymentOptions';
import { Refusal } from '../../../contract/problem';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { Masked } from '../../components/Masked/Masked';
import { notDone } from './optionWords';
import { requestsHref } from './places';

interface OptionDeleteProps {
  readonly option: PaymentOption;
  readonly onDelete: (id: string) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a bank account is deleted. While requests use it they are listed, and what to do about them. */
export function OptionDelete({ option, onDelete, onDone, onClose }: OptionDeleteProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const requests = Object.entries(refused?.fields ?? {});

  async function remove() {
    setBusy(true);
    try {
      await onDelete(option.id);
      onDone();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={`Delete ${option.nickname}?`}
      action={refused ? 'Try again' : 'Delete bank account'}
      destructive
      busy={busy}
      failure={refused && (requests.length > 0 ? 'Open requests use this bank account.' : notDone.delete)}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {requests.length > 0 ? (
        <>
          <Box component="ul" sx={{ pl: 2.5, my: 0 }}>
            {requests.map(([no, words]) => (
              <li key={no}>
                {no}: {words}
              </li>
            ))}
          </Box>
          <Link href={requestsHref} sx={{ display: 'inline-block', py: 1.5 }}>
            Cancel them in Payment Requests
          </Link>
          , or wait until they are done.
        </>
      ) : (
        <>
          No payment can be asked for from {option.nickname} <Masked last={option.accountLast} /> any more.
          Past payments stay in your history.
        </>
      )}
    </ConfirmDialog>
  );
}
