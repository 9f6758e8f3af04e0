import { createContext, useContext, useState } from 'react';

/** What somebody wants in sight. */
interface Wish {
  /** Names of fields. */
  readonly fields: readonly string[];
  /** Whether the first of them takes the focus. */
  readonly focus: boolean;
}

interface UnfoldingValue {
  /** Another one, be it of the same fields, is another wish. */
  readonly wish: Wish;
  readonly unfold: (wish: Wish) => void;
}

export const noWish: Wish = { fields: [], focus: false };

/** How a fold hears of a field in it that must be seen, however deep both of them are. */
export const Unfolding = createContext<UnfoldingValue>({ wish: noWish, unfold: () => undefined });

/**
 * Whether a fold is open: from when on a field in it is wanted, until it is folded.
 * @param holds whether a field of this name is in it
 */
export function useFold(holds: (field: string) => boolean) {
  const { wish } = useContext(Unfolding);
  const [heard, setHeard] = useState(wish);
  const [open, setOpen] = useState(() => wish.fields.some(holds));
  if (heard !== wish) {
    setHeard(wish);
    if (wish.fields.some(holds)) setOpen(true);
  }
  return { open, onToggle: () => setOpen(!open) } as const;
}
