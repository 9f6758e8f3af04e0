import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/db';
import { fillHousehold } from '../testing/household';
import { openTestApp, type TestApp } from '../testing/testApp';
import { openTestDb } from '../testing/testDb';
import { openApiOf } from './openapi';
import { openLog } from './logLines';
import { createServer } from './server';

let db: Db;
let portal: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  await fillHousehold(db);
  portal = await openTestApp(db, { described: true });
});
afterAll(() => portal.close());

describe('every answer of the product API', () => {
  it.each(['/api/health', '/api/users', '/api/nothing', '/api/openapi.json', '/api/%zz'])(
    '%s is kept by nobody and is no page',
    async (url) => {
      const { headers } = await portal.send({ url });

      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

describe('the log', () => {
  it('holds no token and no query, where user names stand', async () => {
    const token = await portal.tokenOf('ada@example.com');
    await portal.send({ url: '/api/cinchusers?username=ada%40example.com&viewname=my-account', token });
    await portal.send({ url: '/api/cinchusers?username=bob@example.com&viewname=my-account', token });
    await portal.send({ url: '/api/%zz?username=ada@example.com', token });
    await portal.send({ url: '/api/office/users/ada%40example.com', token });

    const log = portal.log.join('');
    expect(log).toContain('"route":"/api/cinchusers"');
    expect(log).not.toContain(token);
    expect(log).not.toMatch(/ada(@|%40)example|bob@example|viewname/);
    expect(log).not.toContain('127.0.0.1');
  });

  it('takes no request number from outside', async () => {
    const answer = await portal.send({
      url: '/api/nothing',
      headers: { 'request-id': 'mine', 'x-request-id': 'mine' },
    });

    expect(answer.json<{ requestId: string }>().requestId).not.toBe('mine');
  });
});

describe('a server that is closed', () => {
  it('does not wait for connections on which nobody asked anything, and answers what was asked', async () => {
    const server = createServer({ log: openLog({ level: 'silent' }) });
    let answer = () => {};
    const wanted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.get('/slow', async () => {
      await wanted;
      return 'done';
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const spare = connect(port, '127.0.0.1');
    await once(spare, 'connect');
    const asked = fetch(`http://127.0.0.1:${port}/slow`);
    await once(server.server, 'request');
    const closing = server.close();
    await once(spare, 'close');
    answer();

    expect(await (await asked).text()).toBe('done');
    await closing;
    expect(server.server.listening).toBe(false);
  });
});

describe('the published description', () => {
  it('names every endpoint, and who may call it', async () => {
    const document = (await portal.send({ url: '/api/openapi.json' })).json<ReturnType<typeof openApiOf>>();

    expect(document.openapi).toBe('3.1.0');
    const paths = portal.api.bound.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
    expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort());
    expect(paths).toContain('/api/cinchusers');
    const operations = Object.values(document.paths).flatMap(
      (methods) => Object.values(methods) as { security: object[] }[],
    );
    expect(operations.filter(({ security }) => security.length === 0)).toHaveLength(4);
    expect(document).toEqual(JSON.parse(JSON.stringify(openApiOf(portal.api.bound))));
  });

  it('is there to browse, with scripts of this server alone', async () => {
    const page = await portal.send({ url: '/api/docs/' });
    const script = await portal.send({ url: '/api/docs/static/swagger-initializer.js' });

    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Fieldgate product API');
    expect(page.body).not.toMatch(/<script>|<style>|https?:/);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(script.statusCode).toBe(200);
  });
});
