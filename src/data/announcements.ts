import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as announcements from '@contract/announcements/endpoints';
import type { ToldAnnouncement } from '@contract/announcements/schema';
import { useSource } from './DataProvider';
import { cacheKey } from './useEndpoint';

interface Told {
  readonly announcements: readonly ToldAnnouncement[];
  readonly onRead?: (announcementNo: number) => void;
  readonly onDismiss?: (announcementNo: number) => void;
  readonly onClose?: (announcementNo: number) => void;
}

const nothing = { announcements: [] };

/**
 * What the company tells whoever is signed in. It comes with the start call; where it does not come, nothing is told, as
 * no page is worse for it.
 */
export function useAnnouncements(): Told {
  const { username, client, viewing } = useSource();
  const queries = useQueryClient();
  const queryKey = cacheKey(announcements.mine, {}, username);
  const { data = nothing } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.call(announcements.mine, {}, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return nothing;
      }),
    initialData: () => client.known?.(announcements.mine, {}),
  });
  if (viewing) return data;
  const put = (change: (told: readonly ToldAnnouncement[]) => ToldAnnouncement[]) =>
    queries.setQueryData(queryKey, { announcements: change(data.announcements) });
  const leave = (no: number) => put((told) => told.filter(({ announcementNo }) => announcementNo !== no));
  // What is not noted is told once more.
  const acknowledge = (announcementNo: number, as: 'read' | 'dismissed') =>
    client
      .call(announcements.acknowledge, { params: { announcementNo }, body: { as } })
      .catch(() => undefined);
  return {
    ...data,
    onRead(no) {
      put((told) => told.map((one) => (one.announcementNo === no ? { ...one, isRead: true } : one)));
      void acknowledge(no, 'read');
    },
    onDismiss(no) {
      leave(no);
      void acknowledge(no, 'dismissed');
    },
    onClose: leave,
  };
}
