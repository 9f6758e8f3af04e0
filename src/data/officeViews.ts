import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficeView } from '@contract/officeViews/schema';
import type * as officeViews from '@contract/officeViews/endpoints';
import type { Wire } from './client';
import { useSource } from './DataProvider';

const list: Wire<typeof officeViews.list> = { method: 'GET', path: '/api/office/views' };
const save: Wire<typeof officeViews.save> = { method: 'POST', path: '/api/office/views' };
const remove: Wire<typeof officeViews.remove> = { method: 'DELETE', path: '/api/office/views/:id' };

type Screen = 'queue';

/** The views of a list that somebody keeps. */
export interface OfficeViews {
  /** Undefined while they are on their way. */
  readonly views: readonly OfficeView[] | undefined;
  /** Keeps a view under a name. @throws Refusal for a name that cannot be kept */
  readonly save: (view: Pick<OfficeView, 'title' | 'address'>) => Promise<unknown>;
  readonly remove: (id: string) => void;
}

export function useOfficeViews(screen: Screen): OfficeViews {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const queryKey = ['office-views', screen, username];
  const kept = (answer: { readonly views: readonly OfficeView[] }) => queries.setQueryData(queryKey, answer);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(list, { query: { screen } }, signal),
    meta: { quiet: true },
  });
  const saving = useMutation({
    mutationFn: (view: Pick<OfficeView, 'title' | 'address'>) =>
      client.call(save, { body: { ...view, screen } }),
    onSuccess: kept,
    meta: { quiet: true },
  });
  const removing = useMutation({
    mutationFn: (id: string) => client.call(remove, { params: { id } }),
    onSuccess: kept,
  });
  return { views: data?.views, save: saving.mutateAsync, remove: removing.mutate };
}
