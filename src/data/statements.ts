import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as statements from '@contract/statements/endpoints';
import { useSource } from './DataProvider';
import { answersOf } from './useEndpoint';

/** Says that a statement was opened: from then on it is no longer new. */
export function useStatementViewed() {
  const { username, client, viewing } = useSource();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (statementNo: string) =>
      client.call(statements.viewed, { params: { statementNo }, body: { username } }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries(answersOf(statements.list)),
        queries.invalidateQueries(answersOf(statements.totals)),
      ]),
  });
  // To the customer it is as new as before.
  return viewing ? () => undefined : mutate;
}
