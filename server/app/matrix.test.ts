import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@contract/endpoint';
import type { Problem } from '@contract/problem';
import { requestUrl } from '@/data/requestUrl';
import type { Db } from '../db/db';
import { customerRows } from '../testing/matrix/customerRows';
import { officeRows } from '../testing/matrix/officeRows';
import { rows } from '../testing/matrix/rows';
import type { Expected, Sent } from '../testing/matrix/row';
import { snapshot } from '../testing/matrix/snapshot';
import { strangers } from '../testing/matrix/strangers';
import { ada, bob, fillWorld, ned, root, type Side } from '../testing/matrix/world';
import { openTestApp, type TestApp } from '../testing/testApp';
import { openTestDb } from '../testing/testDb';

// Every call of the product API against everybody who may come: the expected status of each is written.

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillWorld(db);
  portal = await openTestApp(db, { logLevel: 'silent' });
});
afterAll(() => portal.close());

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
/** Exactly these answer without a token. */
const open = [
  'GET /api/health',
  'POST /api/access-requests',
  'POST /api/notices/unsubscribe/:link',
  'POST /api/signin/take-back',
];
const [, ...paths] = Object.keys(rows);
const closed = paths.filter((name) => !open.includes(name));

const send = (name: string, { params, query, body }: Sent, token: string | undefined) => {
  const [method, path] = name.split(' ') as [Endpoint['method'], string];
  return portal.send({
    method,
    url: requestUrl(path, { params, query }),
    token,
    headers: { 'idempotency-key': randomUUID() },
    ...(body && { payload: body }),
  });
};
const as = async (side: Side, name: string, sent: Sent) =>
  (await send(name, sent, await portal.tokenOf(side.username))).statusCode;

it('has a row for every endpoint, and an endpoint for every row', () => {
  expect(Object.keys(rows).sort()).toEqual(portal.api.bound.map(nameOf).sort());
});

it('is open to nobody but in these places', () => {
  const bound = portal.api.bound.filter((endpoint) => 'open' in endpoint).map(nameOf);
  expect(bound.sort()).toEqual(open);
});

describe('whoever is nobody', () => {
  it.each(Object.keys(strangers))('%s: is refused everywhere, and nothing happens', async (stranger) => {
    const before = await snapshot(db);
    const token = await strangers[stranger]!(portal.keys);
    const answers = await Promise.all(
      closed.map(async (name) => [name, (await send(name, rows[name]!.call(ada), token)).statusCode]),
    );

    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(closed.map((name) => [name, 401])));
    expect(await snapshot(db)).toEqual(before);
  });
});

describe('a customer', () => {
  it('is refused under the name of another, and nothing happens', async () => {
    const before = await snapshot(db);
    const claiming = paths.filter((name) => JSON.stringify(rows[name]!.call(bob)).includes(bob.username));
    const mine = claiming.filter((name) => name in customerRows);
    const answers = await Promise.all(
      mine.map(async (name) => [name, await as(ada, name, rows[name]!.call(bob))]),
    );

    expect(mine.length).toBeGreaterThan(50);
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(mine.map((name) => [name, 403])));
    expect(await snapshot(db)).toEqual(before);
  });
});

type Column = keyof Expected;
const columns: Readonly<Record<Column, { readonly as: Side; readonly about: Side }>> = {
  foreign: { as: ada, about: { ...bob, username: ada.username } },
  admin: { as: root, about: root },
  own: { as: ada, about: ada },
  noPlan: { as: ned, about: ned },
};

describe.each(Object.keys(columns) as Column[])('the column %s', (column) => {
  const { as: who, about } = columns[column];
  const expected = (some: readonly string[]) =>
    Object.fromEntries(some.map((name) => [name, rows[name]![column]]));
  const answered = async (some: readonly string[]) => {
    const answers: [string, number][] = [];
    for (const name of some) answers.push([name, await as(who, name, rows[name]!.call(about))]);
    return Object.fromEntries(answers);
  };
  const isRefused = (name: string) => rows[name]![column] >= 400;

  it('is refused what it may not have, and nothing happens', async () => {
    const before = await snapshot(db);
    const refused = paths.filter(isRefused);

    expect(await answered(refused)).toEqual(expected(refused));
    expect(await snapshot(db)).toEqual(before);
  });

  it('has the rest', async () => {
    const rest = paths.filter((name) => !isRefused(name));

    expect(await answered(rest)).toEqual(expected(rest));
  });
});

/** What an honest browser never sends, made of a call that is right otherwise. */
const mistakes: Readonly<Record<string, (sent: Sent) => Sent | undefined>> = {
  'a query member that is not known': ({ query, ...sent }) => ({
    ...sent,
    query: { ...query, owner: bob.username },
  }),
  'a body member that is not known': ({ body, ...sent }) =>
    body && { ...sent, body: { ...body, owner: bob.username } },
  'a member that would reach the prototype': ({ body, ...sent }) =>
    body && { ...sent, body: { ...body, constructor: { prototype: { admin: true } } } },
  'a list instead of an object': ({ body, ...sent }) => body && { ...sent, body: [body] as never },
};

describe('a call with', () => {
  /** By whoever may use it, so that nothing but the mistake refuses it. */
  const sent = (name: string): [Side, Sent] => {
    const who = name in officeRows ? root : ada;
    return [who, rows[name]!.call(who)];
  };

  it.each(Object.keys(mistakes))('%s is refused in words, and nothing happens', async (mistake) => {
    const before = await snapshot(db);
    const tried = paths
      .filter((name) => !rows[name]!.takesFiles)
      .flatMap((name) => {
        const [who, right] = sent(name);
        const wrong = mistakes[mistake]!(right);
        return wrong ? [{ name, who, wrong }] : [];
      });
    const answers = await Promise.all(
      tried.map(async ({ name, who, wrong }) => {
        const answer = await send(name, wrong, await portal.tokenOf(who.username));
        return [name, answer.statusCode, answer.json<Problem>().message.length > 20] as const;
      }),
    );

    expect(answers).toEqual(tried.map(({ name }) => [name, 400, true]));
    expect(await snapshot(db)).toEqual(before);
  });

  it('a query member that is given twice is refused in words', async () => {
    const asked = paths.filter((name) => sent(name)[1].query && !rows[name]!.takesFiles);
    const answers = await Promise.all(
      asked.map(async (name) => {
        const [who, { params, query }] = sent(name);
        const [method, path] = name.split(' ') as [Endpoint['method'], string];
        const url = requestUrl(path, { params, query });
        const [first] = Object.keys(query!);
        const answer = await portal.send({
          method,
          url: `${url}&${first}=x`,
          token: await portal.tokenOf(who.username),
          headers: { 'idempotency-key': randomUUID() },
        });
        return [name, answer.statusCode, answer.json<Problem>().message.includes('more than once')] as const;
      }),
    );

    expect(answers).toEqual(asked.map((name) => [name, 400, true]));
  });

  it('another content type than JSON is refused, and nothing happens', async () => {
    const before = await snapshot(db);
    const written = paths.filter((name) => sent(name)[1].body);
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'];
    const answers = await Promise.all(
      written.flatMap((name) =>
        types.map(async (type) => {
          const [who, { params, query, body }] = sent(name);
          const [method, path] = name.split(' ') as [Endpoint['method'], string];
          const answer = await portal.send({
            method,
            url: requestUrl(path, { params, query }),
            token: await portal.tokenOf(who.username),
            headers: { 'content-type': type, 'idempotency-key': randomUUID() },
            payload: JSON.stringify(body),
          });
          return [name, type, answer.statusCode] as const;
        }),
      ),
    );

    expect(answers).toEqual(written.flatMap((name) => types.map((type) => [name, type, 415])));
    expect(await snapshot(db)).toEqual(before);
  });
});
