import { useMutation } from '@tanstack/react-query';
import type { CallOf, Download } from '@contract/endpoint';
import { useSource } from './DataProvider';
import { saveFile } from './saveFile';
import { type PartOf, type QueryOf, withUsername } from './useEndpoint';

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

/** Programs that a table's files are for. */
export type TableFormat = 'csv' | 'xlsx';

/** How far a list's file is, and how it is asked for. */
export interface Exporting<Format extends string = TableFormat> {
  readonly exporting: boolean;
  readonly exportFailed: boolean;
  readonly onExport: (format: Format) => void;
}

/** What a list's file is asked with: all that the list shows, but not how much of it. */
type TableQuery<D extends Download> = {
  readonly query: Omit<QueryOf<D>, 'format'>;
} & ('params' extends keyof CallOf<D> ? { readonly params: PartOf<D, 'params'> } : unknown);

/** Downloads of a list as it is shown, as CSV or as a workbook. */
export function useTableExport<D extends Download>(endpoint: D, asked: TableQuery<D>): Exporting {
  const { username, client } = useSource();
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async (format: TableFormat) => {
      const parts = { ...asked, query: { ...asked.query, format } };
      saveFile(await client.download(endpoint, withUsername(endpoint, parts, username)));
    },
  });
  return { exporting: isPending, exportFailed: isError, onExport: (format) => mutate(format) };
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
