import { useMutation, useQuery } from '@tanstack/react-query';
import * as announcements from '@contract/announcements/endpoints';
import type {
  AnnouncementDetail,
  AnnouncementEntries,
  CountedSegment,
  Segment,
} from '@contract/announcements/schema';
import { type AsyncResult, asyncResult } from './asyncResult';
import { useSource } from './DataProvider';
import { cacheName, useAskAnew } from './useEndpoint';

type Of = Pick<AnnouncementDetail, 'announcementNo' | 'version'>;

/** What the office does with announcements. */
export interface AnnouncementChanges {
  /** Keeps a new draft, or another version of one; rejects with what it was refused with. */
  readonly save: (of: Of | undefined, entries: AnnouncementEntries) => Promise<AnnouncementDetail>;
  readonly schedule: (of: Of, then: (announcement: AnnouncementDetail) => void) => void;
  readonly cancel: (of: Of, then: (announcement: AnnouncementDetail) => void) => void;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly reset: () => void;
}

const changed = [announcements.list, announcements.totals, announcements.one];

/** @param newKey makes a key for each draft that is kept */
export function useAnnouncementChanges(newKey: () => string): AnnouncementChanges {
  const { client } = useSource();
  const again = useAskAnew(changed);
  const moving = useMutation({
    mutationFn: ({ endpoint, of }: { endpoint: 'schedule' | 'cancel'; of: Of }) =>
      client.call(announcements[endpoint], {
        params: { announcementNo: of.announcementNo },
        body: { version: of.version },
      }),
    onSettled: () => void again(),
    meta: { quiet: true },
  });
  return {
    async save(of, entries) {
      try {
        if (!of) return await client.call(announcements.create, { body: entries, key: newKey() });
        const params = { announcementNo: of.announcementNo };
        return await client.call(announcements.change, { params, body: { ...entries, version: of.version } });
      } finally {
        void again();
      }
    },
    schedule: (of, then) => moving.mutate({ endpoint: 'schedule', of }, { onSuccess: then }),
    cancel: (of, then) => moving.mutate({ endpoint: 'cancel', of }, { onSuccess: then }),
    busy: moving.isPending,
    failure: moving.error?.message,
    reset: moving.reset,
  };
}

/** How many people a segment has now; asks nothing for undefined. */
export function useCountedSegment(segment: Segment | undefined): AsyncResult<CountedSegment> {
  const { username, client } = useSource();
  const body = segment && { segment };
  return asyncResult(
    useQuery({
      queryKey: [cacheName(announcements.count), body, username],
      queryFn: ({ signal }) => client.call(announcements.count, { body: body! }, signal),
      enabled: body !== undefined,
      staleTime: 0,
    }),
  );
}
