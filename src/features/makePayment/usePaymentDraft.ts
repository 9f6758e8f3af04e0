import { useCallback, useState } from 'react';
import { useDraft } from '@/data/useDraft';
import type { PaymentDraft } from './paymentValues';

interface KeptDraft {
  /** Undefined where none was begun on this account. */
  readonly draft: PaymentDraft | undefined;
  readonly keep: (draft: PaymentDraft) => void;
}

/** The payment that is being put together, kept in this tab over a reload until it was asked for. */
export function usePaymentDraft(accountNo: string | null): KeptDraft {
  const stored = useDraft<PaymentDraft>('payment');
  const [draft, setDraft] = useState(() => stored.read());
  const keep = useCallback(
    (next: PaymentDraft) => {
      stored.write(next);
      setDraft(next);
    },
    [stored],
  );
  return { draft: draft?.accountNo === accountNo ? draft : undefined, keep };
}
