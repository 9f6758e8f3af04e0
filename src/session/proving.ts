/** The question whether it is really them, which something waits for. One at a time, however many ask. */
export interface Proving {
  /** Has it asked and answers whether it was shown; false at once where there is nobody to ask. */
  readonly ask: () => Promise<boolean>;
  /** Whether it is being asked. */
  readonly isOpen: () => boolean;
  readonly settle: (isProven: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createProving(): Proving {
  const listeners = new Set<() => void>();
  let open: { readonly answer: Promise<boolean>; readonly settle: (isProven: boolean) => void } | undefined;
  const tell = () => listeners.forEach((listener) => listener());

  return {
    ask() {
      if (open) return open.answer;
      if (listeners.size === 0) return Promise.resolve(false);
      let settle: (isProven: boolean) => void = () => undefined;
      const answer = new Promise<boolean>((resolve) => (settle = resolve));
      open = { answer, settle };
      tell();
      return answer;
    },
    isOpen: () => open !== undefined,
    settle(isProven) {
      const asked = open;
      open = undefined;
      asked?.settle(isProven);
      if (asked) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
