import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import * as promises from '@contract/promises/endpoints';
import type { Db } from '@server/db/db';
import type { RequestTable } from '@server/db/tables';
import { reopenPromises, settlePromises } from '@server/domain/promises/settlePromises';
import { deskOf } from '@server/modules/officeHome/testing/office';
import { placed } from '@server/modules/queue/testing/queueRows';
import { fillHousehold } from '@server/testing/household';
import { aPayment } from '@server/testing/ledgerRows';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { promising, root } from './testing/promising';

const booksZone = 'America/Los_Angeles';

let db: Db;
let portal: TestApp;
let desk: ReturnType<typeof promising>;
beforeEach(async () => {
  db = await openTestDbForTest();
  await fillHousehold(db);
  portal = await openTestApp(db);
  desk = promising(portal);
});

describe('what becomes of a promise', () => {
  /** At noon of a day, by books of the day before or of another. */
  const settle = async (day: string, asOf?: string) => {
    if (asOf) await db.sql.updateTable('feed_import').set({ as_of: asOf }).execute();
    await settlePromises({ db, clock: { now: () => new Date(`${day}T20:00:00.000Z`) }, booksZone });
  };
  const state = async () => {
    const row = await db.sql.selectFrom('promise').select(['state', 'kept_by']).executeTakeFirstOrThrow();
    return [row.state, row.kept_by].filter(Boolean).join(' ');
  };
  const paid = (posting_date: string, amount_cents: number, over: object = {}) =>
    put(db, 'payment', aPayment({ payment_no: randomUUID(), posting_date, amount_cents, ...over }));
  const asked = (submitted_at: string, amount_cents: number, over: Partial<RequestTable> = {}) =>
    placed(db, { submitted_at, amount_cents, ...over });

  it.each([
    ['all is posted before its day', [['2026-04-14', 10_000]], '2026-04-15', '2026-04-14', 'kept posted'],
    [
      'all is posted on the day it was made',
      [['2026-04-13', 10_000]],
      '2026-04-15',
      '2026-04-14',
      'kept posted',
    ],
    ['it was posted the day before', [['2026-04-12', 10_000]], '2026-04-21', '2026-04-20', 'broken'],
    ['a part is posted on its day', [['2026-04-20', 9_999]], '2026-04-21', '2026-04-20', 'broken'],
    [
      'two parts are posted',
      [
        ['2026-04-14', 4_000],
        ['2026-04-20', 6_000],
      ],
      '2026-04-21',
      '2026-04-20',
      'kept posted',
    ],
    ['all is posted a day late', [['2026-04-21', 10_000]], '2026-04-22', '2026-04-21', 'broken'],
    ['nothing is, on its day', [], '2026-04-20', '2026-04-20', 'open'],
    ['nothing is, and the books do not know its day', [], '2026-04-22', '2026-04-19', 'open'],
    ['nothing is', [], '2026-04-21', '2026-04-20', 'broken'],
  ] as const)('where %s', async (_, payments, day, asOf, expected) => {
    await desk.make();
    for (const [on, cents] of payments) await paid(on, cents);
    await settle(day, asOf);
    await settle(day);

    expect(await state()).toBe(expected);
    const ended = await db.sql
      .selectFrom('audit_event')
      .select('seq')
      .where('action', '=', 'promise.ended')
      .execute();
    expect(ended).toHaveLength(expected === 'open' ? 0 : 1);
  });

  it.each([
    ['on its way since', '2026-04-13T15:00:00.001Z', {}, 'kept onItsWay'],
    ['on its way by the end of its day', '2026-04-21T06:59:59.999Z', {}, 'kept onItsWay'],
    ['asked for a day late', '2026-04-21T07:00:00.000Z', {}, 'broken'],
    ['on its way before', '2026-04-13T14:59:59.999Z', {}, 'broken'],
    ['cancelled', '2026-04-14T15:00:00.000Z', { status: 'cancelled' }, 'broken'],
    ['for prepay', '2026-04-14T15:00:00.000Z', { mode: 'prepay' }, 'broken'],
  ])('after its day, with a request that is %s', async (_, at, over, expected) => {
    await desk.make();
    await asked(at, 10_000, over);
    await settle('2026-04-21', '2026-04-20');

    expect(await state()).toBe(expected);
  });

  it('does not count the same money as posted and as on its way', async () => {
    await desk.make();
    const { request_no } = await asked('2026-04-14T15:00:00.000Z', 5_000);
    await paid('2026-04-15', 5_000, { portal_request_no: request_no });
    await settle('2026-04-21', '2026-04-20');

    expect(await state()).toBe('broken');
  });

  it('of an invoice looks at what was applied to that alone', async () => {
    await desk.make({ invoiceNo: 'A-late' });
    await paid('2026-04-14', 10_000, { payment_no: 'P-9' });
    await settle('2026-04-15');
    expect(await state()).toBe('open');
    const applied = { payment_no: 'P-9', invoice_no: 'A-late', discount_cents: 0, import_id: 1 };
    await put(db, 'payment_application', { ...applied, applied_cents: 10_000 });
    await settle('2026-04-15');

    expect(await state()).toBe('kept posted');
  });

  it('is counted for the office, and open again where the drop is rolled back', async () => {
    await desk.make();
    await settle('2026-04-21', '2026-04-20');
    portal.at('2026-04-21T20:00:00.000Z');
    expect(await desk.onAccount()).toMatchObject({ kept: 0, broken: 1 });
    expect((await deskOf(portal)).waiting.promisesBroken).toMatchObject({ count: 1, cents: 10_000 });
    const { due } = await portal.as(root).call(promises.due, {});
    expect(due).toMatchObject([{ accountNo: '00117', isBroken: true }]);
    const clock = { now: () => new Date('2026-04-21T21:00:00.000Z') };
    await db.transaction((tx) => reopenPromises(tx, { clock }, '2026-04-21T20:06:00.000Z'));
    expect(await state()).toBe('broken');
    await db.transaction((tx) => reopenPromises(tx, { clock }, '2026-04-21T20:05:00.000Z'));

    expect(await state()).toBe('open');
    expect((await deskOf(portal)).waiting).toMatchObject({
      promisesDue: { count: 1 },
      promisesBroken: { count: 0 },
    });
  });
});
