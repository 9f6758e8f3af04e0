import { keepPreviousData, skipToken, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as documents from '@contract/documents/endpoints';
import type { PurchaseFilter, PurchaseQuery } from '@contract/purchases/schema';
import type * as purchases from '@contract/purchases/endpoints';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { saveFile } from './saveFile';
import { useDownload } from './useDownload';

const lines: Wire<typeof purchases.lines> = { method: 'GET', path: '/api/purchases/lines' };
const totals: Wire<typeof purchases.totals> = { method: 'GET', path: '/api/purchases/totals' };
const choices: Wire<typeof purchases.choices> = { method: 'GET', path: '/api/purchases/choices' };
const invoice: Wire<typeof purchases.invoice> = { method: 'GET', path: '/api/purchases/invoices/:invoiceNo' };
const deliveries: Wire<typeof purchases.deliveries> = { method: 'GET', path: '/api/purchases/deliveries' };
const paper: Wire<typeof documents.invoice> = {
  method: 'GET',
  path: '/api/purchases/invoices/:invoiceNo/document',
};
const file: Wire<typeof purchases.exportFile> = { method: 'GET', path: '/api/purchases/export' };

/** What narrows the list; who asks is added here. */
export type LinesFilter = Omit<PurchaseFilter, 'username'>;

/** The filter, the order, and which page. 25 rows, newest first, where nothing else is said. */
export type LinesQuery = Omit<PurchaseQuery, 'username' | 'limit' | 'sort'> &
  Partial<Pick<PurchaseQuery, 'limit' | 'sort'>>;

/** One page of invoice lines. The page before stays in view while the next one loads. */
export function usePurchaseLines(query: LinesQuery) {
  const { username, client } = useSource();
  const ask = (asked: LinesQuery, signal?: AbortSignal) =>
    client.call(lines, { query: { limit: 25, sort: '-date', ...asked, username } }, signal);
  const page = useQuery({
    queryKey: ['purchase-lines', query, username],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
  });
  return listPage(page, query, ask);
}

/** Sums over every line that the filter lets through. */
export function usePurchaseTotals(filter: LinesFilter) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['purchase-totals', filter, username],
    queryFn: ({ signal }) => client.call(totals, { query: { ...filter, username } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** What there is to filter by, in one account or in all for null. */
export function usePurchaseChoices(account: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['purchase-choices', account, username],
    queryFn: ({ signal }) =>
      client.call(choices, { query: { username, account: account ?? undefined } }, signal),
  });
}

/** One invoice whole; asks nothing for null. */
export function useInvoice(invoiceNo: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['invoice', invoiceNo, username],
    queryFn:
      invoiceNo === null
        ? skipToken
        : ({ signal }) => client.call(invoice, { params: { invoiceNo }, query: { username } }, signal),
  });
}

/** The paper of one invoice, for the browser's downloads. */
export function useInvoiceDocument() {
  const { username, client } = useSource();
  const { isPending, isError, mutate } = useMutation({
    mutationFn: async (invoiceNo: string) =>
      saveFile(
        await client.download(paper, {
          params: { invoiceNo },
          query: { username, disposition: 'attachment' },
        }),
      ),
  });
  return { pending: isPending, failed: isError, start: (invoiceNo: string) => mutate(invoiceNo) };
}

/** Deliveries that no invoice bears yet, newest first, with the next ones on request. */
export function useDeliveries(account: string | null) {
  const { username, client } = useSource();
  return useInfiniteQuery({
    queryKey: ['deliveries', account, username],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      client.call(
        deliveries,
        { query: { username, account: account ?? undefined, limit: 25, after: pageParam || undefined } },
        signal,
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ rows }) => rows),
      more: pages.at(-1)?.next !== null,
    }),
  });
}

/** Every line that the filter lets through, as a file. */
export const useExportPurchases = () => useDownload(file);
