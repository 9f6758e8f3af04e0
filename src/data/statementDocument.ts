import { useMutation } from '@tanstack/react-query';
import type * as statements from '@contract/statements/endpoints';
import type { Wire } from './client';
import { useSource } from './DataProvider';
import { saveFile } from './saveFile';

const paper: Wire<typeof statements.pdf> = { method: 'GET', path: '/api/statements/:statementNo/pdf' };

/** The PDF of one statement, for the browser's downloads. */
export function useStatementDocument() {
  const { username, client } = useSource();
  const { isPending, variables, mutate } = useMutation({
    mutationFn: async (statementNo: string) =>
      saveFile(
        await client.download(paper, {
          params: { statementNo },
          query: { username, disposition: 'attachment' },
        }),
      ),
  });
  return {
    download: (statementNo: string) => mutate(statementNo),
    downloading: isPending ? variables : undefined,
  };
}
