import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/paymentOptions';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { ApiError } from '@contract/problem';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Masked } from '@/components/Masked/Masked';
import { rich } from '@/components/rich';
import { requestsHref } from './links';
import { notDone } from './optionFacts';

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
      title={m.deleteTitle(option)}
      action={canRetry ? common.tryAgain() : m.deleteBankAccount()}
      destructive
      busy={busy}
      failure={refused && (canRetry ? notDone.deleteYet : notDone.delete)}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {rich(m.deleteWhy(), {
        name: (
          <>
            {option.nickname} <Masked last={option.accountLast} />
          </>
        ),
      })}
    </ConfirmDialog>
  );
}

interface OptionInUseProps {
  readonly nickname: string;
  /** How many requests use it. */
  readonly count: number;
  /** They, as the server told of them: number and words. */
  readonly requests: readonly (readonly [requestNo: string, words: string])[];
  readonly onClose: () => void;
}

/** Instead of the question whether to delete a bank account: requests use it, so the answer could only be no. */
function OptionInUse({ nickname, count, requests, onClose }: OptionInUseProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle component="h2" variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {m.inUse({ nickname })}
      </DialogTitle>
      <DialogContent>
        <Typography>{m.inUseWhy({ count })}</Typography>
        {requests.length > 0 && (
          <Box component="ul" sx={{ pl: 2.5, mt: 1.5, mb: 0 }}>
            {requests.map(([requestNo, what]) => (
              <li key={requestNo}>{m.requestLine({ requestNo, what })}</li>
            ))}
          </Box>
        )}
        <Link href={requestsHref} sx={{ display: 'inline-block', py: 1.5 }}>
          {m.seeRequests()}
        </Link>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere */}
        <Button autoFocus variant="outlined" onClick={onClose}>
          {m.keepIt()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
