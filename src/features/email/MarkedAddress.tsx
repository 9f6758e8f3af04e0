import * as m from '@locales/email';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { suppressionWords } from '@contract/email/labels';
import type { SuppressedAddress } from '@contract/email/schema';
import { formatInstant } from '@contract/format/date';
import { useToast } from '@/components/Toasts/Toasts';
import type { LiftSuppression } from '@/data/email';
import { useMay } from '@/data/may';
import { ReasonDialog } from './ReasonDialog';

interface MarkedAddressProps {
  readonly mark: SuppressedAddress;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
  readonly onLift: LiftSuppression;
}

/** That an address gets no emails which can wait, why, and for whoever may: the way to end that. */
export function MarkedAddress({ mark, zone, onLift }: MarkedAddressProps) {
  const { address, reason, since } = mark;
  const [isAsking, ask] = useState(false);
  const may = useMay();
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
      {may('sendEmailAgain') && (
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
