import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A component of code that is on its way. Where the code has come by its first render, it stands at once: `lazy` alone
 * would show what waits in its place, which React then keeps for 300 ms.
 */
export function lazyPart<M, P extends object>(
  code: Promise<M>,
  of: (come: M) => ComponentType<P>,
): ComponentType<P> {
  let come: ComponentType<P> | undefined;
  const coming = code.then((module) => {
    come = of(module);
    return { default: come };
  });
  // Whoever renders it hears of a failure.
  coming.catch(() => undefined);
  const Lazy: ComponentType<P> = lazy(() => coming);
  return function Part(props) {
    // Once mounted it stays the same, also when the code comes meanwhile.
    const [component] = useState(() => come ?? Lazy);
    return createElement(component, props);
  };
}
