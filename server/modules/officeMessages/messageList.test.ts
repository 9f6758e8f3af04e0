import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as officeMessages from '@contract/officeMessages/endpoints';
import { csvRows, sheetRows } from '@server/exports/testing/tableFile';
import { messageCounts } from './messageList';
import { ada, lou, type MessageDesk, openDesk, root } from './testing/desk';

let desk: MessageDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

describe('the list', () => {
  it('has what waits longest first, and counts what there is in each state', async () => {
    const one = await desk.wrote();
    desk.after(1);
    const two = await desk.wrote({ topic: 'delivery', message: 'Where is my seed?' });
    desk.after(2);
    await desk.wrote({ username: lou, account: '00200' });
    await desk.move(two, 'take');
    desk.after(3);
    await desk.move(one, 'reply', { text: 'No.' });
    desk.after(2 * 24 * 60);

    expect(await desk.rows()).toEqual(['2 open', '3 new', '1 waiting']);
    expect(await desk.totals()).toEqual({
      rows: 3,
      tabs: { toAnswer: 2, new: 1, open: 1, waiting: 1, done: 0, all: 3 },
      more: [],
      booksZone: 'America/Los_Angeles',
    });
    expect((await desk.list({ tab: 'open' })).rows).toMatchObject([
      { topic: 'delivery', beginning: 'Where is my seed?', owner: root, waitingDays: 2, sentBy: ada },
    ]);
  });

  it.each([
    [{ q: 'seed' }, ['2 new']],
    [{ q: 'lou@ RIDGE' }, ['3 new']],
    [{ q: 'CT-2026-000001' }, ['1 open']],
    [{ q: '%' }, []],
    [{ topic: 'delivery,other' }, ['2 new']],
    [{ owner: 'me' }, ['1 open']],
    [{ owner: 'nobody' }, ['2 new', '3 new']],
    [{ account: '00200' }, ['3 new']],
    [{ tab: 'toAnswer' }, ['1 open', '2 new', '3 new']],
  ] as const)('is narrowed by %j', async (query, rows) => {
    await desk.move(await desk.wrote(), 'take');
    await desk.wrote({ topic: 'delivery', message: 'Where is my seed?' });
    await desk.wrote({ username: lou, account: '00200' });

    expect(await desk.rows(query)).toEqual(rows);
  });

  it('is searched in what was written and noted after a message too', async () => {
    const one = await desk.wrote();
    const two = await desk.wrote();
    await desk.wrote();
    await desk.move(one, 'note', { text: 'Tekoa looks for the 100% TICKET.' });
    await desk.move(two, 'reply', { text: 'Your ticket is here.' });

    expect(await desk.rows({ q: 'ticket' })).toEqual(['1 new', '2 waiting']);
    expect(await desk.rows({ q: 'tekoa 100%' })).toEqual(['1 new']);
  });

  it('is read page by page', async () => {
    for (let at = 0; at < 5; at += 1) await desk.wrote();
    const first = await desk.list({ limit: 2 });
    const second = await desk.list({ limit: 2, after: first.next! });

    expect([first, second].map(({ rows }) => rows.map(({ ticketNo }) => ticketNo.slice(-1)))).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });
});

const kim = { me: root, branch: undefined, today: '2026-04-13', booksZone: 'America/Los_Angeles' };

/** Three messages that are done and two that wait have the word; another one that is done has not. */
it.each([
  ['seed', 3, { waiting: 0, done: 3, all: 5 }, []],
  ['seed', 2, { waiting: 0, done: 2, all: 4 }, ['done', 'all']],
  ['my SEED', 1, { waiting: 0, done: 1, all: 3 }, ['done', 'all']],
  ['nobody', 1, { waiting: 0, done: 0, all: 0 }, []],
  ['', 1, { waiting: 0, done: 4, all: 6 }, []],
] as const)('of the search "%s" at most %d that are done are counted', async (q, most, tabs, more) => {
  for (const message of ['My seed?', 'My seed!', 'my seed', 'another thing'])
    await desk.move(await desk.wrote({ message }), 'close');
  for (let n = 0; n < 2; n += 1) await desk.wrote({ message: 'Where is my seed?' });

  const counts = await messageCounts(desk.db.sql, kim, { q, tab: 'all' }, most);
  expect(counts).toMatchObject({ rows: tabs.all, tabs, more });
  expect(counts.tabs.toAnswer).toBe(q === 'nobody' ? 0 : 2);
});

it('is handed out under its filters, in words', async () => {
  const no = await desk.wrote({ topic: 'delivery', message: '=Where is my seed?' });
  await desk.wrote();
  await desk.move(no, 'take');
  const file = (format: 'csv' | 'xlsx') =>
    desk.portal.as(root).download(officeMessages.exportFile, { query: { tab: 'open', format } });

  expect(await csvRows(await file('csv'))).toMatchObject([
    { Status: 'Open', Message: "'=Where is my seed?", Account: expect.any(String) as string },
  ]);
  expect((await sheetRows(await file('xlsx'))).rows).toHaveLength(1);
});
