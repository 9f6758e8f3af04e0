import { useTextMessages } from '@/data/textMessages';
import { TextsCard } from './TextsCard';

/** Nothing where the portal texts nothing. */
export function TextMessagesPart() {
  const { status, calls } = useTextMessages();
  if (status.data && status.data.because !== null && status.data.number === null) return null;
  return <TextsCard status={status} calls={calls} />;
}
