import { useRef } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import * as notices from '@contract/notices/endpoints';
import { noticePage } from '@contract/notices/labels';
import type { ChosenNotices, Notice, NoticeChoices, Unread } from '@contract/notices/schema';
import { ApiError } from '@contract/problem';
import { type AsyncResult, asyncResult } from './asyncResult';
import { useSource } from './DataProvider';
import { unreadKey } from './unread';
import { cacheKey, useAskAnew, useEndpoint, useKeepAnswer } from './useEndpoint';

/** Some of the notices, the newest first, and the way to older ones. */
export interface ToldNotices extends AsyncResult<readonly Notice[]> {
  /** Undefined where there is none that is older. */
  readonly onOlder?: () => void;
  /** Whether older ones are on their way. */
  readonly older: boolean;
}

/** What the caller was told; asked for at each look. */
export function useNotices(show: 'unread' | undefined): ToldNotices {
  const { client, username } = useSource();
  const query = useInfiniteQuery({
    queryKey: cacheKey(notices.list, { query: { show, limit: noticePage } }, username),
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      client.call(
        notices.list,
        { query: { show, limit: noticePage, after: pageParam || undefined } },
        signal,
      ),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    staleTime: 0,
    meta: { quiet: true },
  });
  return {
    ...asyncResult(query),
    older: query.isFetchingNextPage,
    onOlder: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}

/** What a reader does with notices. */
export interface NoticeReading {
  /** Of one that was opened; what is not noted stays unread. */
  readonly read: (noticeId: string) => Promise<unknown>;
  /** Of all up to an ISO instant; rejects where it was not noted. */
  readonly readAll: (through: string) => Promise<unknown>;
}

/** Undefined for somebody who looks as the customer: only the customer reads. */
export function useNoticeReading(): NoticeReading | undefined {
  const { client, viewing } = useSource();
  const keep = useKeepAnswer();
  const again = useAskAnew([notices.list]);
  if (viewing) return undefined;
  const noted = async (answer: Unread) => {
    await keep(notices.unread, {}, answer);
    void again();
  };
  return {
    read: (noticeId) =>
      client.call(notices.markRead, { params: { noticeId }, body: {} }).then(noted, () => undefined),
    readAll: (through) => client.call(notices.markAllRead, { body: { through } }).then(noted),
  };
}

/** What the caller wants to be told of. */
interface ChosenTelling {
  readonly choices: AsyncResult<NoticeChoices>;
  /** Rejects where it was not kept. After a conflict the newest version is here. */
  readonly choose: (chosen: ChosenNotices) => Promise<NoticeChoices>;
}

export function useNoticeChoices(): ChosenTelling {
  const { client, username } = useSource();
  const queries = useQueryClient();
  const keep = useKeepAnswer();
  const again = useAskAnew([notices.choices]);
  return {
    choices: asyncResult(useEndpoint(notices.choices, {}, { meta: { quiet: true } })),
    async choose(chosen) {
      try {
        const kept = await client.call(notices.choose, { body: chosen });
        await keep(notices.choices, {}, kept);
        // The bell counts other notices now.
        void queries.invalidateQueries({ queryKey: unreadKey(username) });
        return kept;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') await again();
        throw error;
      }
    },
  };
}

/** What is done with a run. */
export type RunAct = 'release' | 'drop' | 'resend';

/** Decides about a run; rejects where it was not done. */
export type DecideRun = (as: RunAct, runId: number) => Promise<unknown>;

export function useDecideRun(): DecideRun {
  const { client } = useSource();
  const again = useAskAnew([notices.runs]);
  // The same again, because no answer came, is done once.
  const keys = useRef(new Map<number, string>());
  return async (as, runId) => {
    try {
      const asked = { params: { runId }, body: {} };
      if (as === 'resend') {
        const key = keys.current.get(runId) ?? crypto.randomUUID();
        keys.current.set(runId, key);
        await client.call(notices.resend, { ...asked, key });
        keys.current.delete(runId);
      } else await client.call(notices[as], asked);
    } finally {
      void again();
    }
  };
}
