import { useState } from 'react';
import * as notices from '@contract/notices/endpoints';
import { systemClock, zoneHere } from '../clock';
import { asyncResult } from '../data/asyncResult';
import { useNoticeReading } from '../data/notices';
import { useDoing } from '../data/useDoing';
import { useUnread } from '../data/unread';
import { quiet, useEndpoint } from '../data/useEndpoint';
import type { OpenedBell } from '../domain/NoticeBell/NoticeBell';
import { NoticePanel } from '../domain/noticePanel';

const NEWEST = 5;

/** Asks for the newest notices when the bell is pressed. */
export function NewestNotices(bell: OpenedBell) {
  const list = asyncResult(
    useEndpoint(notices.list, { query: { limit: NEWEST } }, { staleTime: 0, ...quiet }),
  );
  const reading = useNoticeReading();
  const marking = useDoing();
  const [reader] = useState(() => ({ now: systemClock.now(), zone: zoneHere() }));
  const told = list.data?.rows;
  const isAnyUnread = useUnread() > 0 || told?.some(({ isRead }) => !isRead);
  const newest = isAnyUnread ? told?.[0]?.at : undefined;
  return (
    <NoticePanel
      {...bell}
      state={list.state}
      onRetry={list.retry}
      problem={list.problem}
      notices={told}
      reader={reader}
      onOpen={({ noticeId, isRead }) => {
        bell.onClose();
        if (!isRead) void reading?.read(noticeId);
      }}
      onReadAll={
        reading && newest !== undefined ? () => marking.start(() => reading.readAll(newest)) : undefined
      }
      busy={marking.busy}
      failure={marking.failure}
    />
  );
}
