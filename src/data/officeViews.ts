import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OfficeView } from '@contract/officeViews/schema';
import * as officeViews from '@contract/officeViews/endpoints';
import { useSource } from './DataProvider';
import { cacheKey, quiet, useEndpoint } from './useEndpoint';

type Screen = 'queue';

/** The views of a list that somebody keeps. */
export interface OfficeViews {
  /** Undefined while they are on their way. */
  readonly views: readonly OfficeView[] | undefined;
  /** Keeps a view under a name. @throws ApiError for a name that cannot be kept */
  readonly save: (view: Pick<OfficeView, 'title' | 'address'>) => Promise<unknown>;
  readonly remove: (id: string) => void;
}

export function useOfficeViews(screen: Screen): OfficeViews {
  const { username, client } = useSource();
  const queries = useQueryClient();
  const asked = { query: { screen } };
  const kept = (answer: { readonly views: readonly OfficeView[] }) =>
    queries.setQueryData(cacheKey(officeViews.list, asked, username), answer);
  const { data } = useEndpoint(officeViews.list, asked, quiet);
  const saving = useMutation({
    mutationFn: (view: Pick<OfficeView, 'title' | 'address'>) =>
      client.call(officeViews.save, { body: { ...view, screen } }),
    onSuccess: kept,
    meta: { quiet: true },
  });
  const removing = useMutation({
    mutationFn: (id: string) => client.call(officeViews.remove, { params: { id } }),
    onSuccess: kept,
  });
  return { views: data?.views, save: saving.mutateAsync, remove: removing.mutate };
}
