import { usePush } from '@/data/push';
import { PushCard } from './PushCard';
import { pushBrowser } from './pushHere';

/** Nothing where the portal pushes nothing. */
export function PushPart({ zone }: { readonly zone: string }) {
  const { status, calls } = usePush();
  if (status.data?.publicKey === null) return null;
  return <PushCard status={status} calls={calls} browser={pushBrowser} zone={zone} />;
}
