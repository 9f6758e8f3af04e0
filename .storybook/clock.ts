const now = Date.parse('2026-11-21T15:42:00Z');

/** Stops the clock for a story: whatever asks for the time gets the same one each day. Answers how to let it go on. */
export function stopTheClock(): () => void {
  const Real = globalThis.Date;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args: readonly unknown[]) =>
      Reflect.construct(target, args.length === 0 ? [now] : args),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  return () => {
    globalThis.Date = Real;
  };
}
