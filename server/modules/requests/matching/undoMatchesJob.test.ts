import { expect, it } from 'vitest';
import { requestEventWords } from '@contract/requests/sentences';
import type { Db } from '@server/db/db';
import { createFeed } from '@server/feed/feed';
import { set } from '@server/feed/testing/change';
import { tinyDrop } from '@server/feed/testing/tinyDrop';
import { writeDrop } from '@server/feed/testing/writeDrop';
import { openJobs } from '@server/jobs/openJobs';
import { aRequest } from '@server/domain/requests/testing/aRequest';
import { recordingMailer } from '@server/testing/recordingMailer';
import { put } from '@server/testing/rows';
import { openTestDbForTest } from '@server/testing/testDb';
import { openMatching } from './openMatching';

const standing = ({ sql }: Db) =>
  sql.selectFrom('request').selectAll().where('request_no', '=', 'PR-2026-000001').executeTakeFirstOrThrow();

it('a drop that is taken back takes its postings along, by the job that it leaves behind', async () => {
  const db = await openTestDbForTest();
  const complaints: string[] = [];
  const matching = await openMatching(await openJobs(db));
  const feed = createFeed(db, { onApplied: matching.onApplied, onRolledBack: matching.onRolledBack });
  const clock = { now: () => new Date() };
  const worker = matching.worker(
    { db, outbox: recordingMailer(), booksZone: 'America/Los_Angeles', clock },
    { warn: (_, message) => void complaints.push(message) },
  );
  await feed.import(writeDrop(tinyDrop(), { asOf: '2026-04-12' }));
  await put(db, 'portal_user', { name: 'ada@example.com' });
  await put(db, 'request', aRequest({ status: 'exported' }));
  const content = tinyDrop();
  set('payments.csv', 0, { portal_request_no: 'PR-2026-000001' })(content);
  await feed.import(writeDrop(content, { asOf: '2026-04-13' }));
  while ((await worker.round()) > 0);
  expect(await standing(db)).toMatchObject({ status: 'posted', payment_no: 'P-1' });

  await feed.rollBack('root@example.com');
  while ((await worker.round()) > 0);

  expect(await standing(db)).toMatchObject({ status: 'exported', payment_no: null });
  expect(requestEventWords({ event: 'takeBack', to: 'exported' }, { flow: 'bank' })).toBe(
    'Undone with that night’s figures',
  );
  expect(complaints).toEqual([]);
  await worker.close();
});
