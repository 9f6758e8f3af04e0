import { useState } from 'react';
import type { QueuedRequest } from '@contract/queue/schema';

interface Chosen {
  /** As they were seen when they were chosen, or later. */
  readonly requests: readonly QueuedRequest[];
  readonly ids: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
}

/** Requests that were chosen on this page and on pages before; each as it was seen last. */
export function useChosen(rows: readonly QueuedRequest[]): Chosen {
  const [kept, keep] = useState<ReadonlyMap<string, QueuedRequest>>(new Map());
  const seen = new Map([...kept, ...rows.map((row) => [row.id, row] as const)]);
  const requests = [...kept.keys()].map((id) => seen.get(id)!);
  return {
    requests,
    ids: new Set(kept.keys()),
    choose: (ids) =>
      keep(new Map([...ids].flatMap((id) => (seen.has(id) ? [[id, seen.get(id)!] as const] : [])))),
  };
}
