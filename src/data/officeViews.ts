import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from '@contract/endpoint';
import type { OfficeListName } from '@contract/officeViews/labels';
import type { OfficeView } from '@contract/officeViews/schema';
import * as officeViews from '@contract/officeViews/endpoints';
import { useSource } from './DataProvider';
import { quiet, useEndpoint, useKeepAnswer } from './useEndpoint';

type Views = ResponseOf<typeof officeViews.list>;

/** The views of a list that somebody keeps or that colleagues share. */
interface OfficeViews {
  /** Undefined while they are on their way. */
  readonly views: readonly OfficeView[] | undefined;
  /** Keeps a view under a name. @throws ApiError for a name that cannot be kept */
  readonly save: (view: Pick<OfficeView, 'title' | 'address' | 'layout' | 'shared'>) => Promise<Views>;
  readonly start: (id: string | null) => Promise<Views>;
  readonly remove: (id: string) => Promise<Views>;
}

export function useOfficeViews(screen: OfficeListName): OfficeViews {
  const { client } = useSource();
  const keep = useKeepAnswer();
  const asked = { query: { screen } };
  const kept = (answer: Views) => keep(officeViews.list, asked, answer);
  const { data } = useEndpoint(officeViews.list, asked, quiet);
  const saving = useMutation({
    mutationFn: (view: Parameters<OfficeViews['save']>[0]) =>
      client.call(officeViews.save, { body: { ...view, screen } }),
    onSuccess: kept,
    meta: { quiet: true },
  });
  const starting = useMutation({
    mutationFn: (id: string | null) => client.call(officeViews.start, { body: { screen, id } }),
    onSuccess: kept,
  });
  const removing = useMutation({
    mutationFn: (id: string) => client.call(officeViews.remove, { params: { id } }),
    onSuccess: kept,
  });
  return {
    views: data?.views,
    save: saving.mutateAsync,
    start: starting.mutateAsync,
    remove: removing.mutateAsync,
  };
}
