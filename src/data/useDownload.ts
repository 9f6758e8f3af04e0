import { useMutation } from '@tanstack/react-query';
import type { CallOf, Download } from '@contract/endpoint';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { saveFile } from './saveFile';

/** A file that is fetched when somebody asks for it. */
export interface Downloading<Query> {
  readonly pending: boolean;
  readonly failed: boolean;
  /** Fetches the file and hands it to the browser's downloads. */
  readonly start: (query: Query) => void;
}

type QueryOf<D extends Download> =
  CallOf<D> extends { readonly query: infer Q } ? Omit<Q, 'username'> : never;

/** Downloads of one endpoint; who asks is added here. */
export function useDownload<D extends Download>(file: Wire<D>): Downloading<QueryOf<D>> {
  const { username, client } = useSource();
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async (query: QueryOf<D>) =>
      saveFile(await client.download(file, { query: { ...query, username } } as unknown as CallOf<D>)),
  });
  return { pending: isPending, failed: isError, start: (query) => mutate(query) };
}
