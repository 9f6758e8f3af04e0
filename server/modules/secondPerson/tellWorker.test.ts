import { expect, it } from 'vitest';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { put } from '@server/testing/rows';
import { openTestDbForTest } from '@server/testing/testDb';
import { tellDue } from './tellWorker';

const at = (time: string) => `2026-04-13T${time}:00.000Z`;

it('tells those who may decide, and nobody more than once an hour', async () => {
  const db = await openTestDbForTest();
  await fillHousehold(db);
  await put(db, 'portal_user', { name: 'rita@example.com', admin: true }, { name: 'helen@example.com' });
  await put(db, 'user_desk', { name: 'helen@example.com', desk: 'help' });
  const outbox = recordingMailer();
  const toldAt = async (time: string) => {
    outbox.messages.splice(0);
    await tellDue({ db, outbox, clock: { now: () => new Date(at(time)) } });
    return outbox.messages.map(({ to, letter }) => [to, letter]);
  };
  const wait = (no: number, subject: string, time: string) =>
    put(db, 'consent', {
      consent_id: `0196280f-0000-7000-8000-00000000000${no}`,
      kind: 'powers',
      subject,
      wanted: JSON.stringify({ admin: false, desks: ['audit'], branch: null }),
      proposed_by: 'root@example.com',
      proposed_at: at(time),
    });

  expect(await toldAt('15:00')).toEqual([]);
  await wait(1, 'bob@example.com', '15:00');
  expect(await toldAt('15:01')).toEqual([['rita@example.com', { name: 'secondPerson', count: 1 }]]);
  await wait(2, 'lou@example.com', '15:10');
  expect(await toldAt('16:00')).toEqual([]);
  expect(await toldAt('16:01')).toEqual([['rita@example.com', { name: 'secondPerson', count: 2 }]]);
  expect(await toldAt('18:00')).toEqual([]);
});
