import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type * as documents from '@contract/documents/endpoints';
import type * as prepay from '@contract/prepay/endpoints';
import type { PrepayFilter, PrepayLineFilter, PrepayLineQuery, PrepayQuery } from '@contract/prepay/schema';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { saveFile } from './saveFile';
import { useDownload } from './useDownload';

const contracts: Wire<typeof prepay.contracts> = { method: 'GET', path: '/api/prepay/contracts' };
const totals: Wire<typeof prepay.totals> = { method: 'GET', path: '/api/prepay/totals' };
const contract: Wire<typeof prepay.contract> = { method: 'GET', path: '/api/prepay/contracts/:contractNo' };
const file: Wire<typeof prepay.exportFile> = { method: 'GET', path: '/api/prepay/export' };
const lines: Wire<typeof prepay.lines> = { method: 'GET', path: '/api/prepay/lines' };
const lineTotals: Wire<typeof prepay.lineTotals> = { method: 'GET', path: '/api/prepay/line-totals' };
const lineFile: Wire<typeof prepay.lineExport> = { method: 'GET', path: '/api/prepay/line-export' };
const choices: Wire<typeof prepay.choices> = { method: 'GET', path: '/api/prepay/choices' };
const paper: Wire<typeof documents.prepayContract> = {
  method: 'GET',
  path: '/api/prepay/contracts/:contractNo/document',
};

/** What narrows the lists; who asks is added here. */
export type ContractsFilter = Omit<PrepayFilter, 'username'>;
export type PrepayLinesFilter = Omit<PrepayLineFilter, 'username'>;

/** One page of contracts. The page before stays in view while the next one loads. */
export function usePrepayContracts(query: Omit<PrepayQuery, 'username'>) {
  const { username, client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) =>
    client.call(contracts, { query: { ...asked, username } }, signal);
  const page = useQuery({
    queryKey: ['prepay-contracts', query, username],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
  });
  return listPage(page, query, ask);
}

/** Sums over every contract that the filter lets through. */
export function usePrepayTotals(filter: ContractsFilter) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['prepay-totals', filter, username],
    queryFn: ({ signal }) => client.call(totals, { query: { ...filter, username } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** One page of the lines of contracts, as `usePrepayContracts`. */
export function usePrepayLines(query: Omit<PrepayLineQuery, 'username'>) {
  const { username, client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) =>
    client.call(lines, { query: { ...asked, username } }, signal);
  const page = useQuery({
    queryKey: ['prepay-lines', query, username],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
  });
  return listPage(page, query, ask);
}

/** Sums over every line that the filter lets through. */
export function usePrepayLineTotals(filter: PrepayLinesFilter) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['prepay-line-totals', filter, username],
    queryFn: ({ signal }) => client.call(lineTotals, { query: { ...filter, username } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** What there is to filter by, in one account or in all for null. */
export function usePrepayChoices(account: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['prepay-choices', account, username],
    queryFn: ({ signal }) =>
      client.call(choices, { query: { username, account: account ?? undefined } }, signal),
  });
}

/** A contract, and the line of it that is asked about. */
interface Asked {
  readonly contractNo: string;
  readonly line?: number;
}

/** One contract with its history; asks nothing for null. */
export function usePrepayContract(asked: Asked | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['prepay-contract', asked, username],
    queryFn:
      asked === null
        ? skipToken
        : ({ signal }) =>
            client.call(
              contract,
              { params: { contractNo: asked.contractNo }, query: { username, line: asked.line } },
              signal,
            ),
  });
}

/** Every contract, or every line or event, that the filter lets through, as a file. */
export const useExportPrepay = () => useDownload(file);
export const useExportPrepayLines = () => useDownload(lineFile);

/** The paper of one contract, for the browser's downloads. */
export function usePrepayDocument() {
  const { username, client } = useSource();
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async (contractNo: string) =>
      saveFile(
        await client.download(paper, {
          params: { contractNo },
          query: { username, disposition: 'attachment' },
        }),
      ),
  });
  return { pending: isPending, failed: isError, start: (contractNo: string) => mutate(contractNo) };
}
