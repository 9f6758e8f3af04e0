import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '@contract/endpoint';
import type { Problem } from '@contract/problem';
import { deskNames, desks } from '@contract/rules/desks';
import { VIEW_AS_HEADER } from '@contract/rules/viewAs';
import { propertyRuns } from '@contract/testing/propertyRuns';
import * as viewAs from '@contract/viewAs/endpoints';
import { requestUrl } from '@/data/requestUrl';
import type { Db } from '../db/db';
import { customerRows } from '../testing/matrix/customerRows';
import { officeRows } from '../testing/matrix/officeRows';
import { rows } from '../testing/matrix/rows';
import type { Sent } from '../testing/matrix/row';
import { snapshot } from '../testing/matrix/snapshot';
import { ada, bob, fillDesks, fillWorld, nameAt, ned, root } from '../testing/matrix/world';
import { openTestApp, type TestApp } from '../testing/testApp';
import { openTestDb } from '../testing/testDb';

// Every call of the product API, by everybody of the office while they look at it as a customer.
const names = Object.keys(rows);
const isRead = (name: string) => name.startsWith('GET ');

let db: Db;
let portal: TestApp;
let viewId: string;
beforeAll(async () => {
  db = await openTestDb();
  await fillWorld(db);
  await fillDesks(db);
  portal = await openTestApp(db, { logLevel: 'silent' });
});
afterAll(() => portal.close());

const isViewing = (desk: (typeof deskNames)[number]) => desks[desk].has('viewAs');
const viewing = [root.username, ...deskNames.filter(isViewing).map(nameAt)];

const begin = async (viewer: string) => {
  const body = { subject: ada.username, reason: 'She called about a statement.' };
  ({ id: viewId } = await portal.as(viewer).call(viewAs.start, { body }));
};

interface Call extends Sent {
  readonly method: string;
  readonly path: string;
}

/** @param viewer who looks; null: the customer herself */
const send = async ({ method, path, params, query, body }: Call, viewer: string | null) =>
  portal.send({
    method: method as Endpoint['method'],
    url: requestUrl(path, { params, query }),
    token: await portal.tokenOf(viewer ?? ada.username),
    headers: { 'idempotency-key': randomUUID(), ...(viewer !== null && { [VIEW_AS_HEADER]: viewId }) },
    ...(body && { payload: body }),
  });
const callOf = (name: string, about = ada): Call => {
  const [method, path] = name.split(' ') as [string, string];
  return { method, path, ...rows[name]!.call(about) };
};

it('has a row for every endpoint', () => {
  const bound = portal.api.bound.map(({ method, path }) => `${method} ${path}`);
  expect(names.sort()).toEqual(bound.sort());
});

describe.each(viewing)('under a view of %s', (viewer) => {
  beforeEach(() => begin(viewer));

  it('whatever writes is refused, also what is open to everybody, and nothing happens', async () => {
    const before = await snapshot(db);
    const writing = names.filter((name) => !isRead(name));
    const answers: unknown[] = [];
    for (const name of writing) {
      const answer = await send(callOf(name), viewer);
      answers.push([name, answer.statusCode, answer.json<Problem>().code]);
    }

    expect(answers).toEqual(writing.map((name) => [name, 403, 'view-only']));
    expect(await snapshot(db)).toEqual(before);
  });

  it('the office is closed', async () => {
    const office = names.filter((name) => isRead(name) && name in officeRows);
    const answers: unknown[] = [];
    for (const name of office) answers.push([name, (await send(callOf(name, root), viewer)).statusCode]);

    expect(answers).toEqual(office.map((name) => [name, 403]));
  });

  it('whatever the customer reads is read, to the letter as they read it, and nothing happens', async () => {
    const reading = names.filter((name) => isRead(name) && name in customerRows);
    // What the portal keeps for itself, as the PDF of a statement, it keeps the first time.
    const own = await Promise.all(reading.map((name) => send(callOf(name), null)));
    const before = await snapshot(db);
    const seen = await Promise.all(reading.map((name) => send(callOf(name), viewer)));
    const told = (answers: typeof own) =>
      answers.map(({ statusCode, headers, body }, at) => [
        reading[at],
        statusCode,
        // A PDF has the time of its making in it, and each problem a number of its own.
        /json|csv/.test(String(headers['content-type'])) && statusCode === 200 ? body : '',
      ]);

    expect(told(seen)).toEqual(told(own));
    expect(seen.map(({ statusCode }) => statusCode)).toEqual(reading.map((name) => rows[name]!.own));
    expect(await snapshot(db)).toEqual(before);
  });

  it.each([
    ['another customer', bob],
    ['an administrator', root],
    ['who shares the account', ned],
  ])('nothing is read under the name of %s', async (_, { username }) => {
    const claiming = names.filter(
      (name) => isRead(name) && name in customerRows && JSON.stringify(callOf(name)).includes(ada.username),
    );
    const answers: unknown[] = [];
    for (const name of claiming)
      answers.push([name, (await send(callOf(name, { ...ada, username }), viewer)).statusCode]);

    expect(claiming.length).toBeGreaterThan(50);
    expect(answers).toEqual(claiming.map((name) => [name, 403]));
  });

  it('no random write is accepted, and nothing happens', async () => {
    const before = await snapshot(db);
    const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
    const accepted: string[] = [];
    const write = fc.record({
      name: fc.constantFrom(...names),
      method: fc.option(fc.constantFrom(...methods)),
      about: fc.constantFrom(ada, bob, ned, root),
      body: fc.option(fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 1 }))),
    });
    await fc.assert(
      fc.asyncProperty(write, async ({ name, method, about, body }) => {
        const call = callOf(name, about);
        const wanted = method ?? (call.method === 'GET' ? 'POST' : call.method);
        const { statusCode } = await send({ ...call, method: wanted, body: body ?? call.body }, viewer);
        if (statusCode < 400) accepted.push(`${wanted} ${call.path}`);
      }),
      { numRuns: propertyRuns(300) },
    );

    expect(accepted).toEqual([]);
    expect(await snapshot(db)).toEqual(before);
  });
});

describe.each(deskNames.filter((desk) => !isViewing(desk)))('the desk %s', (desk) => {
  it('begins no view, and has nothing by the view of somebody else', async () => {
    const body = { subject: ada.username, reason: 'She called about a statement.' };
    await expect(portal.as(nameAt(desk)).call(viewAs.start, { body })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await begin(root.username);
    const before = await snapshot(db);
    const answers: unknown[] = [];
    for (const name of names) answers.push([name, (await send(callOf(name), nameAt(desk))).statusCode]);

    // Whether the portal runs is told to everybody.
    expect(answers).toEqual(names.map((name) => [name, name === 'GET /api/health' ? 200 : 403]));
    expect(await snapshot(db)).toEqual(before);
  });
});
