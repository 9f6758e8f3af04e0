import { object, number, string } from 'yup';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineDownload, defineEndpoint } from '@contract/endpoint';
import { fileTypes } from '@contract/fields';
import type { Db } from '../db/db';
import { fillHousehold } from '../testing/household';
import { openTestApp, type TestApp } from '../testing/testApp';
import { openTestDb } from '../testing/testDb';
import type { Api } from './api';

const echoSchemas = {
  summary: 'Answers what was sent.',
  params: object({ id: string().required().max(8) }),
  body: object({
    count: number().integer().required(),
    note: string(),
    inner: object({ flag: string().required() }).required(),
  }),
  response: object({ id: string().required(), count: number().integer().required() }),
} as const;
const echo = defineEndpoint<typeof echoSchemas>({ method: 'POST', path: '/api/test/echo/:id' });

const brokenSchemas = { summary: 'Fails.', response: object({}) } as const;
const broken = defineEndpoint<typeof brokenSchemas>({ method: 'GET', path: '/api/test/broken' });

const fileSchemas = {
  summary: 'A file that fails early or late.',
  query: object({ fails: string() }),
  produces: { text: 'text/plain' },
} as const;
const file = defineDownload<typeof fileSchemas>({ method: 'GET', path: '/api/test/file' });

const paperSchemas = { summary: 'Bytes that a viewer shows.', produces: { pdf: fileTypes.pdf } } as const;
const paper = defineDownload<typeof paperSchemas>({ method: 'GET', path: '/api/test/paper' });

function bindMore(api: Api): void {
  api
    .on(echo, async ({ params, body }) => ({ ...params, ...body, secret: 'never leaves' }), echoSchemas)
    .on(
      broken,
      async () => {
        throw new Error('relation "secret_table" does not exist');
      },
      brokenSchemas,
    )
    .stream(
      file,
      async ({ query }) => ({
        fileName: 'a.txt',
        contentType: 'text/plain',
        chunks: (async function* chunks() {
          if (query.fails === 'early') throw new Error('before anything');
          yield 'one ';
          if (query.fails === 'late') throw new Error('in the middle');
          yield 'two';
        })(),
      }),
      fileSchemas,
    )
    .stream(
      paper,
      async () => ({
        fileName: 'paper.pdf',
        contentType: fileTypes.pdf,
        inline: true,
        chunks: (async function* chunks() {
          yield new Uint8Array([0x25, 0xff, 0x00]);
          yield 'é';
        })(),
      }),
      paperSchemas,
    );
}

let db: Db;
let portal: TestApp;
let token: string;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  portal = await openTestApp(db, { more: bindMore });
  token = await portal.tokenOf('ada@example.com');
});
afterAll(() => portal.close());

const good = { count: 1, inner: { flag: 'x' } };
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  portal.send({
    method: 'POST',
    url: '/api/test/echo/7',
    token,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('an endpoint', () => {
  it('hands on what was sent and answers what is described, nothing else', async () => {
    const answer = await post(good);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: '7', count: 1 });
  });

  it.each<[unknown, string]>([
    [{ ...good, count: '1' }, 'count'],
    [{ ...good, count: 1.5 }, 'count'],
    [{ ...good, count: null }, 'count'],
    [{ inner: { flag: 'x' } }, 'count'],
    [{ ...good, note: 5 }, 'note'],
    [{ ...good, admin: true }, 'admin'],
    [{ ...good, inner: { flag: 'x', role: 'y' } }, 'inner.role'],
    [{ ...good, inner: [] }, 'inner'],
    [{ ...good, inner: {} }, 'inner.flag'],
    [{ ...good, note: 'a\0b' }, 'note'],
    [[], ''],
  ])('refuses %j', async (payload, field) => {
    const answer = await post(payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
    expect(answer.body).not.toMatch(/required field|must be defined|be an integer|`\w+` type/);
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['a form', 'count=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text, which needs no leave of the browser', '{}', { 'content-type': 'text/plain' }, 415],
    ['XML', '<a/>', { 'content-type': 'application/xml' }, 415],
    ['half a JSON', '{"count":', {}, 400],
    ['nothing', '', {}, 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"count":1}', {}, 400],
    ['a poisoned constructor', '{"constructor":{"prototype":{}}}', {}, 400],
    ['more than 64 KB', JSON.stringify({ note: 'x'.repeat(65_536) }), {}, 413],
    ['ten thousand brackets', '['.repeat(10_000), {}, 400],
  ])('refuses %s', async (_, payload, headers, status) => {
    const answer = await post(payload, headers);

    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      status,
      message: expect.any(String),
      requestId: expect.any(String),
    });
  });

  it('tells nothing of an unexpected failure but its number, and logs the rest', async () => {
    const answer = await portal.send({ url: '/api/test/broken', token });

    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret_table');
    const { requestId } = answer.json<{ requestId: string }>();
    expect(portal.log.find((line) => line.includes('secret_table'))).toContain(requestId);
  });

  it('cannot be bound any more once the server has started', () => {
    expect(() => portal.api.on(broken, async () => ({}), brokenSchemas)).toThrow('bound too late');
  });
});

describe('an address', () => {
  it.each([
    ['GET', '/api', 404],
    ['GET', '/api/nothing', 404],
    ['GET', '/api/users/../overview/x', 404],
    ['POST', '/api/overview', 405],
    ['DELETE', '/api/cinchusers', 405],
    ['GET', '/api/test/echo/7', 405],
    ['GET', '/api/%zz', 400],
  ] as const)('%s %s answers %i', async (method, url, status) => {
    const answer = await portal.send({ method, url, token });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, code: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['unknown member', 'username=ada@example.com&viewname=my-account&limit=5', 'limit'],
    ['one given twice', 'username=ada@example.com&username=bob@example.com&viewname=my-account', 'username'],
    ['one given as a list', 'username[]=ada@example.com&viewname=my-account', 'username[]'],
    ['prototype', 'username=ada@example.com&viewname=my-account&__proto__=x', '__proto__'],
    ['other view', 'username=ada@example.com&viewname=MY-ACCOUNT', 'viewname'],
    ['missing name', 'viewname=my-account', 'username'],
  ])('with an %s in its query is refused', async (_, query, field) => {
    const answer = await portal.send({ url: `/api/cinchusers?${query}`, token });

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it('answers a stranger 401 before it looks at anything', async () => {
    const urls = portal.api.bound
      .filter((bound) => !('open' in bound))
      .map(({ method, path }) => ({ method, url: `${path}?colour=red&colour=blue` }));
    const answers = await Promise.all(urls.map((request) => portal.send(request)));

    expect(answers.length).toBeGreaterThan(8);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
  });
});

describe('a file', () => {
  it('streams under its name', async () => {
    const answer = await portal.send({ url: '/api/test/file', token });

    expect(answer.body).toBe('one two');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="a.txt"');
  });

  it('of bytes keeps them, and is looked at where it says so', async () => {
    const answer = await portal.send({ url: '/api/test/paper', token });

    expect(answer.rawPayload).toEqual(Buffer.from([0x25, 0xff, 0x00, 0xc3, 0xa9]));
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('inline; filename="paper.pdf"');
  });

  it('that fails at once is a problem and no half file', async () => {
    const answer = await portal.send({ url: '/api/test/file?fails=early', token });

    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers).not.toHaveProperty('content-disposition');
  });

  it('that fails late breaks off, so that nobody takes it for whole', async () => {
    await expect(portal.send({ url: '/api/test/file?fails=late', token })).rejects.toThrow();
  });
});
