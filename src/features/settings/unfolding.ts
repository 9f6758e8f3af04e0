import { createContext, useContext, useState } from 'react';

interface UnfoldingValue {
  /** Names of fields that somebody wants in sight, the most wanted first. Another list is another wish. */
  readonly wanted: readonly string[];
  readonly unfold: (fields: readonly string[]) => void;
}

/** How a fold hears of a field in it that must be seen, however deep both of them are. */
export const Unfolding = createContext<UnfoldingValue>({ wanted: [], unfold: () => undefined });

/**
 * Whether a fold is open: from when on a field in it is wanted, until it is folded.
 * @param holds whether a field of this name is in it
 */
export function useFold(holds: (field: string) => boolean) {
  const { wanted } = useContext(Unfolding);
  const [heard, setHeard] = useState(wanted);
  const [open, setOpen] = useState(() => wanted.some(holds));
  if (heard !== wanted) {
    setHeard(wanted);
    if (wanted.some(holds)) setOpen(true);
  }
  return { open, onToggle: () => setOpen(!open) } as const;
}
