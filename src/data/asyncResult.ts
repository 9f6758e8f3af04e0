import { ApiError } from '@contract/problem';
import * as m from '@locales/problems';

/** Something asked for: not there yet, there, or refused. `partial` keeps what was there while asking again failed. */
export interface AsyncResult<T> {
  readonly state: 'loading' | 'ready' | 'error' | 'partial';
  readonly data: T | undefined;
  /** Why asking failed, in words for the customer. */
  readonly problem?: { readonly message: string; readonly reference?: string };
  /** When `data` came, in milliseconds since 1970. */
  readonly loadedAt?: number;
  readonly retry: () => void;
}

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** What a page needs to know of a question that a data hook asked. */
export function asyncResult<T>({ data, error, dataUpdatedAt, refetch }: Asked<T>): AsyncResult<T> {
  const retry = () => void refetch();
  const failed = error !== null && error !== undefined;
  if (!failed)
    return { state: data === undefined ? 'loading' : 'ready', data, loadedAt: dataUpdatedAt, retry };
  return {
    state: data === undefined ? 'error' : 'partial',
    data,
    problem: problemOf(error),
    loadedAt: dataUpdatedAt,
    retry,
  };
}

const problemOf = (error: unknown): AsyncResult<never>['problem'] =>
  error instanceof ApiError
    ? { message: error.message, reference: error.requestId }
    : { message: m.cannotShow() };
