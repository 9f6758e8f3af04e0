import {
  keepPreviousData,
  type QueryFunction,
  type SkipToken,
  skipToken,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { AnyEndpoint, CallOf, Endpoint, ResponseOf } from '@contract/endpoint';
import type { Client } from './client';
import { useSource } from './DataProvider';
import { listPage, type ListPage } from './listPage';

export type PartOf<E extends AnyEndpoint, K extends string> = K extends keyof CallOf<E>
  ? CallOf<E>[K]
  : never;

/** What a caller says: who asks is added here, and null is the same as nothing. */
type Said<T> = {
  readonly [K in keyof T as K extends 'username' ? never : K]: undefined extends T[K] ? T[K] | null : T[K];
};

/** The query of an endpoint without the sign-in name. */
export type QueryOf<E extends AnyEndpoint> = Said<PartOf<E, 'query'>>;
/** The body of an endpoint without the sign-in name. */
export type BodyOf<E extends AnyEndpoint> = Omit<PartOf<E, 'body'>, 'username'>;

type QueryPart<E extends AnyEndpoint> = 'query' extends keyof CallOf<E>
  ? Partial<QueryOf<E>> extends QueryOf<E>
    ? { readonly query?: QueryOf<E> | null }
    : { readonly query: QueryOf<E> | null }
  : unknown;
type ParamsPart<E extends AnyEndpoint> = 'params' extends keyof CallOf<E>
  ? { readonly params: { readonly [K in keyof PartOf<E, 'params'>]: PartOf<E, 'params'>[K] | null } }
  : unknown;

/** What is asked of an endpoint. It asks nothing where the query or a parameter is null. */
type Asked<E extends AnyEndpoint> = ParamsPart<E> & QueryPart<E>;

interface Parts {
  readonly params?: object;
  readonly query?: object | null;
  readonly body?: object;
}

interface Source {
  readonly username: string;
  readonly client: Client;
}

type Options<R> = Omit<UseQueryOptions<R>, 'queryKey' | 'queryFn' | 'select'>;

/** The page before stays in view while the next one loads. */
export const showPrevious = { placeholderData: keepPreviousData } as const;

/** Where something is shown already, the page alone says that it is not the newest. */
export const quiet = { meta: { quiet: true } } as const;

/** Changes without the one who looks at it: it is asked for again while somebody does. */
export const lookAgain = (milliseconds: number) => ({ refetchInterval: milliseconds, ...quiet });

/** As `lookAgain`, and also when somebody comes back to it. */
export const live = (milliseconds: number) => ({ staleTime: 0, ...lookAgain(milliseconds) });

/** Names an endpoint in the cache: the first member of the key of each of its answers. */
export const cacheName = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** All answers of an endpoint, for `invalidateQueries`. */
export const answersOf = (endpoint: Pick<AnyEndpoint, 'method' | 'path'>) => ({
  queryKey: [cacheName(endpoint)],
});

/** Asks anew for what some endpoints answered. */
export function useAskAnew(endpoints: readonly Pick<AnyEndpoint, 'method' | 'path'>[]) {
  const queries = useQueryClient();
  return () => Promise.all(endpoints.map((one) => queries.invalidateQueries(answersOf(one))));
}

/** Asks anew for all but what one endpoint answered: what is on its way stands on many screens. */
export function useAskOthersAnew(endpoint: Pick<AnyEndpoint, 'method' | 'path'>) {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== cacheName(endpoint) });
}

/**
 * Keeps what a call answered as the answer of an endpoint. What was asked before the call and is still on its way is given
 * up: it would come later, and bring back how things were.
 */
export function useKeepAnswer() {
  const { username } = useSource();
  const queries = useQueryClient();
  return async <E extends Endpoint>(endpoint: E, asked: Asked<E>, answer: ResponseOf<E>): Promise<void> => {
    const queryKey = cacheKey(endpoint, asked, username);
    await queries.cancelQueries({ queryKey, exact: true });
    queries.setQueryData(queryKey, answer);
  };
}

/** Puts the sign-in name where the endpoint wants it. */
export function withUsername<E extends AnyEndpoint>(endpoint: E, parts: Parts, username: string): CallOf<E> {
  const at = endpoint.username;
  return (at ? { ...parts, [at]: { ...parts[at], username } } : parts) as CallOf<E>;
}

/** The key of an answer in the cache. */
export const cacheKey = <E extends Endpoint>(endpoint: E, asked: Asked<E>, username: string) => {
  const { params, query } = asked as Parts;
  return [cacheName(endpoint), params, query, username] as const;
};

interface Question<R> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: QueryFunction<R> | SkipToken;
  /** What came with the start stands in the first render. */
  readonly initialData?: () => R | undefined;
}

/** A question to an endpoint as the cache takes it. */
export function endpointQuery<E extends Endpoint>(
  { username, client }: Source,
  endpoint: E,
  asked: Asked<E>,
): Question<ResponseOf<E>> {
  const { params, query } = asked as Parts;
  const isAsked = query !== null && Object.values(params ?? {}).every((value) => value !== null);
  const queryKey = cacheKey(endpoint, asked, username);
  if (!isAsked) return { queryKey, queryFn: skipToken };
  const parts = withUsername(endpoint, asked as Parts, username);
  return {
    queryKey,
    queryFn: ({ signal }) => client.call(endpoint, parts, signal),
    initialData: () => client.known?.(endpoint, parts),
  };
}

/** What an endpoint answers, from the cache while it is fresh. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  asked: Asked<E>,
  options?: Options<ResponseOf<E>>,
) {
  const { initialData, ...question } = endpointQuery(useSource(), endpoint, asked);
  // What is asked for at each look would be asked for twice.
  const isLive = options?.staleTime === 0;
  return useQuery<ResponseOf<E>>({ ...question, ...(!isLive && { initialData }), ...options });
}

/** One page of a list, with the way to the rows of all pages. The page before stays in view while the next one loads. */
export function useListEndpoint<E extends Endpoint>(
  endpoint: E,
  asked: Asked<E>,
  options?: Options<ResponseOf<E>>,
): ListPage<ResponseOf<E>> {
  const { username, client } = useSource();
  const page = useEndpoint(endpoint, asked, { ...showPrevious, ...options });
  return listPage(page, (asked as Parts).query ?? {}, (query) =>
    client.call(endpoint, withUsername(endpoint, { ...(asked as Parts), query }, username)),
  );
}
