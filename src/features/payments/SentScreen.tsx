import { loaded } from '../../data/loaded';
import { useCancelRequest, useRequest, useRequestReceipt } from '../../data/requests';
import { PaymentSent } from './PaymentSent';

interface SentScreenProps {
  readonly id: string | null;
  readonly zone: string | undefined;
  readonly onAnother: () => void;
}

/** The receipt of a request that the address names, so that a reload shows it again. */
export function SentScreen({ id, zone = 'UTC', onAnother }: SentScreenProps) {
  const cancelling = useCancelRequest();
  return (
    <PaymentSent
      request={loaded(useRequest(id))}
      zone={zone}
      cancelling={cancelling}
      onCancel={(request) => cancelling.start(request)}
      receipt={useRequestReceipt()}
      onPrint={() => window.print()}
      onAnother={onAnother}
    />
  );
}
