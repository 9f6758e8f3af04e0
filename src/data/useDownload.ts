import { useMutation } from '@tanstack/react-query';
import type { CallOf, Download } from '@contract/endpoint';
import { useSource } from './DataProvider';
import { saveFile } from './saveFile';
import { type QueryOf, withUsername } from './useEndpoint';

/** A file that is fetched when somebody asks for it. */
interface Downloading<Query> {
  readonly pending: boolean;
  readonly failed: boolean;
  /** Fetches the file and hands it to the browser's downloads. */
  readonly start: (query: Query) => void;
}

/**
 * Downloads of one endpoint; who asks is added here.
 * @param always what holds for each of them
 */
export function useDownload<D extends Download, K extends keyof QueryOf<D> = never>(
  endpoint: D,
  always?: Pick<QueryOf<D>, K>,
): Downloading<Omit<QueryOf<D>, K>> {
  const { username, client } = useSource();
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async (query: Omit<QueryOf<D>, K>) =>
      saveFile(
        await client.download(endpoint, withUsername(endpoint, { query: { ...always, ...query } }, username)),
      ),
  });
  return { pending: isPending, failed: isError, start: (query) => mutate(query) };
}

type ParamOf<D extends Download> = CallOf<D> extends { readonly params: infer P } ? keyof P & string : never;

/** A PDF that is fetched by its one parameter: a number, an id. */
interface DocumentDownload {
  readonly pending: boolean;
  readonly failed: boolean;
  /** Which one is on its way. */
  readonly fetching: string | undefined;
  readonly start: (value: string) => void;
}

/** The PDFs of one endpoint, for the browser's downloads. */
export function useDocument<D extends Download>(endpoint: D, param: ParamOf<D>): DocumentDownload {
  const { username, client } = useSource();
  const { isPending, isError, variables, mutate } = useMutation({
    mutationFn: async (value: string) => {
      const parts = { params: { [param]: value }, query: { disposition: 'attachment' } };
      saveFile(await client.download(endpoint, withUsername(endpoint, parts, username)));
    },
  });
  return {
    pending: isPending,
    failed: isError,
    fetching: isPending ? variables : undefined,
    start: (value) => mutate(value),
  };
}
