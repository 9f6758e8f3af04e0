import type { AsyncResult } from '@/data/asyncResult';

/** The states of a question, as a page receives them. */

const retry = () => undefined;

export const ready = <T>(data: T): AsyncResult<T> => ({ state: 'ready', data, retry });

export const loading: AsyncResult<never> = { state: 'loading', data: undefined, retry };

const problem = {
  message: 'The portal did not answer. Check your connection and try again.',
  reference: 'req-7f3a21',
};

export const failed: AsyncResult<never> = { state: 'error', data: undefined, problem, retry };

/** What was there stays while asking again failed. */
export const stale = <T>(data: T): AsyncResult<T> => ({ state: 'partial', data, problem, retry });
