import { useEffect, useState } from 'react';
import { pageTitleId } from '@/components/PageHeader/PageHeader';
import { loaded } from '@/data/asyncResult';
import { useCancelRequest, useRequest, useRequestReceipt } from '@/data/requests';
import { PaymentSent } from './PaymentSent';

interface SentScreenProps {
  readonly id: string | null;
  readonly zone: string | undefined;
  readonly onAnother: () => void;
}

/** The receipt of a request that the address names, so that a reload shows it again. */
export function SentScreen({ id, zone = 'UTC', onAnother }: SentScreenProps) {
  const cancelling = useCancelRequest();
  const [cancelled, setCancelled] = useState(false);
  useEffect(
    function goToWhatIsNew() {
      if (!cancelled) return;
      window.scrollTo(0, 0);
      document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    },
    [cancelled],
  );
  return (
    <PaymentSent
      request={loaded(useRequest(id))}
      zone={zone}
      cancelling={cancelling}
      onCancel={(request) => cancelling.start(request, () => setCancelled(true))}
      receipt={useRequestReceipt()}
      onPrint={() => window.print()}
      onAnother={onAnother}
    />
  );
}
