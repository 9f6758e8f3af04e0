import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as purchases from '@contract/purchases/endpoints';
import type { Db } from '@server/db/db';
import { fillHousehold } from '@server/testing/household';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';
import { aTicket } from '@server/testing/ticketRows';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  await put(
    db,
    'delivery_ticket',
    aTicket(),
    aTicket({ ticket_no: 'T-2', delivered_on: '2026-04-11', product_code: 'GLY', qty: '40', uom: 'gal' }),
    aTicket({ ticket_no: 'T-3', delivered_on: '2026-04-11' }),
    aTicket({ ticket_no: 'T-4', delivered_on: null, product_code: null, field_id: null, branch: null }),
    aTicket({ ticket_no: 'T-5', status: 'I', invoice_no: 'A-open' }),
    aTicket({ ticket_no: 'T-6', account_no: '00200' }),
    aTicket({ ticket_no: 'T-7', account_no: '00300' }),
  );
  portal = await openTestApp(db);
});
afterAll(() => portal.close());

const ask = (query: object = {}, username = 'ada@example.com') =>
  portal.as(username).call(purchases.deliveries, { query: { limit: 25, username, ...query } });
const numbers = ({ rows }: Awaited<ReturnType<typeof ask>>) => rows.map(({ ticketNo }) => ticketNo);

describe('deliveries that no invoice bears yet', () => {
  it('are told newest first, of all one’s accounts or of one', async () => {
    expect(numbers(await ask())).toEqual(['T-3', 'T-2', 'T-6', 'T-1', 'T-4']);
    expect(numbers(await ask({ account: '00200' }))).toEqual(['T-6']);
    expect(numbers(await ask({}, 'lou@example.com'))).toEqual(['T-6']);
  });

  it('say what was brought where', async () => {
    const { rows } = await ask({ account: '00117' });

    expect(rows[1]).toEqual({
      ticketNo: 'T-2',
      accountNo: '00117',
      deliveredOn: '2026-04-11',
      branchName: 'Pullman',
      product: 'Glyphosate',
      quantity: '40',
      unit: 'gal',
      fieldName: 'North 80',
      driver: null,
    });
    expect(rows.at(-1)).toMatchObject({ deliveredOn: null, product: null, branchName: null });
  });

  it('page forward and back without losing one', async () => {
    const first = await ask({ limit: 2 });
    const second = await ask({ limit: 2, after: first.next });
    const third = await ask({ limit: 2, after: second.next });
    const back = await ask({ limit: 2, before: third.previous });

    expect([first, second, third].map(numbers)).toEqual([['T-3', 'T-2'], ['T-6', 'T-1'], ['T-4']]);
    expect(third.next).toBeNull();
    expect(numbers(back)).toEqual(numbers(second));
  });

  it.each([
    [{ account: '00300' }, 'not-found'],
    [{ account: 'nobody’s' }, 'not-found'],
    [{ limit: 0 }, 'invalid'],
    [{ after: 'nonsense' }, 'invalid'],
    [{ username: 'bob@example.com' }, 'forbidden'],
  ])('refuse %j', async (query, code) => {
    await expect(ask(query)).rejects.toMatchObject({ code });
  });

  it('are nothing for a stranger', async () => {
    const { statusCode } = await portal.send({ url: '/api/purchases/deliveries?username=ada@example.com' });

    expect(statusCode).toBe(401);
  });
});
