import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@contract/endpoint';
import { deskNames } from '@contract/rules/desks';
import { requestUrl } from '@/data/requestUrl';
import type { Db } from '../db/db';
import { deskRows } from '../testing/matrix/deskRows';
import { rows } from '../testing/matrix/rows';
import { snapshot } from '../testing/matrix/snapshot';
import { fillDesks, fillWorld, nameAt, root } from '../testing/matrix/world';
import { openTestApp, type TestApp } from '../testing/testApp';
import { openTestDb } from '../testing/testDb';

// Every call of the product API by somebody at each desk, who has no flag and no account.

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillWorld(db);
  await fillDesks(db);
  portal = await openTestApp(db, { logLevel: 'silent' });
});
afterAll(() => portal.close());

it('has a row for every endpoint of the office', () => {
  const office = portal.api.bound.flatMap(({ method, path, requires }) =>
    requires && requires !== 'depositPlan' ? [`${method} ${path}`] : [],
  );
  expect(Object.keys(deskRows).sort()).toEqual(office.sort());
});

describe.each(deskNames)('the desk %s', (desk) => {
  const send = async (name: string) => {
    const [method, path] = name.split(' ') as [Endpoint['method'], string];
    const { params, query, body } = rows[name]!.call({ ...root, username: nameAt(desk) });
    const answer = await portal.send({
      method,
      url: requestUrl(path, { params, query }),
      token: await portal.tokenOf(nameAt(desk)),
      headers: { 'idempotency-key': randomUUID() },
      ...(body && { payload: body }),
    });
    return [name, answer.statusCode] as const;
  };
  const isOpen = (name: string) => deskRows[name]?.has(desk) ?? true;

  it('is refused what it does not open, and nothing happens', async () => {
    const before = await snapshot(db);
    const refused = Object.keys(rows).filter((name) => !isOpen(name));
    const answers = await Promise.all(refused.map(send));

    expect(answers).toEqual(refused.map((name) => [name, 403]));
    expect(await snapshot(db)).toEqual(before);
  });

  it('has the rest as an administrator does', async () => {
    const open = Object.keys(rows).filter(isOpen);
    const answers: unknown[] = [];
    for (const name of open) answers.push(await send(name));

    expect(answers).toEqual(open.map((name) => [name, rows[name]!.admin]));
  });
});
