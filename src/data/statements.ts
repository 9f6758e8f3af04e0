import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StatementFilter, StatementQuery } from '@contract/statements/schema';
import type * as statements from '@contract/statements/endpoints';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { listPage } from './listPage';
import { useDownload } from './useDownload';

const list: Wire<typeof statements.list> = { method: 'GET', path: '/api/statements' };
const totals: Wire<typeof statements.totals> = { method: 'GET', path: '/api/statements/totals' };
const choices: Wire<typeof statements.choices> = { method: 'GET', path: '/api/statements/choices' };
const since: Wire<typeof statements.since> = { method: 'GET', path: '/api/statements/since' };
const one: Wire<typeof statements.one> = { method: 'GET', path: '/api/statements/:statementNo' };
const viewed: Wire<typeof statements.viewed> = {
  method: 'POST',
  path: '/api/statements/:statementNo/viewed',
};
const zip: Wire<typeof statements.zip> = { method: 'GET', path: '/api/statements/zip' };
const file: Wire<typeof statements.exportFile> = { method: 'GET', path: '/api/statements/export' };

/** What narrows the list; who asks is added here. */
export type StatementsFilter = Omit<StatementFilter, 'username'>;

/** One page of statements. The page before stays in view while the next one loads. */
export function useStatements(query: Omit<StatementQuery, 'username'>) {
  const { username, client } = useSource();
  const ask = (asked: typeof query, signal?: AbortSignal) =>
    client.call(list, { query: { ...asked, username } }, signal);
  const page = useQuery({
    queryKey: ['statements', query, username],
    queryFn: ({ signal }) => ask(query, signal),
    placeholderData: keepPreviousData,
  });
  return listPage(page, query, ask);
}

/** Sums over every statement that the filter lets through. */
export function useStatementTotals(filter: StatementsFilter) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['statement-totals', filter, username],
    queryFn: ({ signal }) => client.call(totals, { query: { ...filter, username } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** The years that have statements and the next close, in one account or in all for null. */
export function useStatementChoices(account: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['statement-choices', account, username],
    queryFn: ({ signal }) =>
      client.call(choices, { query: { username, account: account ?? undefined } }, signal),
  });
}

/** What happened after the last statement of one account, or of each for null. */
export function useSinceStatement(account: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['since-statement', account, username],
    queryFn: ({ signal }) =>
      client.call(since, { query: { username, account: account ?? undefined } }, signal),
  });
}

/** One statement whole; asks nothing for null. */
export function useStatement(statementNo: string | null) {
  const { username, client } = useSource();
  return useQuery({
    queryKey: ['statement', statementNo, username],
    queryFn:
      statementNo === null
        ? skipToken
        : ({ signal }) => client.call(one, { params: { statementNo }, query: { username } }, signal),
  });
}

/** Says that a statement was opened: from then on it is no longer new. */
export function useStatementViewed() {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (statementNo: string) => client.call(viewed, { params: { statementNo }, body: { username } }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['statements'] }),
        queries.invalidateQueries({ queryKey: ['statement-totals'] }),
      ]),
  });
  return mutate;
}

/** Every statement that the filter lets through, as a table. */
export const useExportStatements = () => useDownload(file);

/** The papers of the statements that are named, or of all that the filter lets through. */
export const useZipStatements = () => useDownload(zip);
