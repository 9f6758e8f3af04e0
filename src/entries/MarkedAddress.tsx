import * as m from '@locales/email';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { suppressionWords } from '@contract/email/labels';
import type { SuppressedAddress } from '@contract/email/schema';
import { formatInstant } from '@contract/format/date';
import { useToast } from '@/components/Toasts/Toasts';
import { ReasonDialog } from './ReasonDialog';

interface MarkedAddressProps {
  readonly mark: SuppressedAddress;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
  readonly canLift: boolean;
  /** Rejects with what it was refused with. */
  readonly onLift: (address: string, reason: string) => Promise<unknown>;
}

/** That an address gets no emails which can wait, why, and for whoever may: the way to end that. */
export function MarkedAddress({ mark, zone, canLift, onLift }: MarkedAddressProps) {
  const { address, reason, since } = mark;
  const [isAsking, ask] = useState(false);
  const toast = useToast();
  const lift = async (why: string) => {
    await onLift(address, why);
    ask(false);
    toast({ message: m.lifted({ address }), severity: 'success' });
  };
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {m.markSince({ address, when: formatInstant(since, zone), why: suppressionWords[reason] })}{' '}
      {m.markStillTried()}
      {canLift && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => ask(true)}
          sx={{ display: 'block', mt: 1.5 }}
        >
          {m.liftMark()}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={m.liftTitle({ address })}
          about={m.liftMeans()}
          label={m.liftReason()}
          hint={m.liftReasonAbout()}
          action={m.liftMark()}
          onDo={lift}
          onCancel={() => ask(false)}
        />
      )}
    </Alert>
  );
}
