import { configure, prettyDOM } from '@testing-library/react';

/**
 * Has the error about an element print the page when it is read. What is waited for is looked for again and again, and
 * each time the page was printed for an error that nobody saw.
 */
export function printPageLate() {
  configure({ getElementError });
}

function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  // The test's own line comes first, not this one.
  Error.captureStackTrace(error, getElementError);
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
  return error;
}
