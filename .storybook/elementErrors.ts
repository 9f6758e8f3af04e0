import type { prettyDOM } from '@testing-library/react';

/** Testing Library as a test or a story has it: each brings its own. */
interface Library {
  readonly configure: (options: {
    readonly getElementError: (message: string | null, container: Element) => Error;
  }) => void;
  readonly prettyDOM: typeof prettyDOM;
}

/**
 * Has the error about an element print the page when it is read. What is waited for is looked for again and again, and
 * each time the page was printed for an error that nobody saw.
 */
export function printPageLate(library: Library) {
  library.configure({ getElementError });

  function getElementError(message: string | null, container: Element): Error {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    // The test's own line comes first, not this one.
    Error.captureStackTrace(error, getElementError);
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => [message, library.prettyDOM(container)].filter(Boolean).join('\n\n'),
    });
    return error;
  }
}
