import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@contract/endpoint';
import { requestUrl } from '@/data/requestUrl';
import { rows } from '../testing/matrix/rows';
import { strangers } from '../testing/matrix/strangers';
import { ada, bob, fillWorld, root, type Side } from '../testing/matrix/world';
import { openTestApp, type TestApp } from '../testing/testApp';
import { openTestDb } from '../testing/testDb';
import { subOf } from '../testing/tokens';

interface Line {
  readonly msg: string;
  readonly requestId: string;
  readonly user?: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

let portal: TestApp;
beforeAll(async () => {
  const db = await openTestDb();
  await fillWorld(db);
  portal = await openTestApp(db, { logLevel: 'trace', sessions: true });
});
afterAll(() => portal.close());

/** Everything that the product can be asked for, about somebody. */
async function askEverything(about: Side, token: string | undefined): Promise<string[]> {
  const ids: string[] = [];
  for (const [name, { call }] of Object.entries(rows)) {
    const { params, query, body } = call(about);
    const [method, path] = name.split(' ') as [Endpoint['method'], string];
    const { headers } = await portal.send({
      method,
      url: requestUrl(path, { params, query }),
      token,
      headers: { 'idempotency-key': randomUUID() },
      ...(body && { payload: body }),
    });
    ids.push(String(headers['x-request-id']));
  }
  return ids;
}

describe('the log of everything that can be asked for', () => {
  it('has one line for each call, with who asked by their number, and tells nobody', async () => {
    const tokens = [await portal.tokenOf(ada.username), await portal.tokenOf(root.username)];
    const expired = await strangers[Object.keys(strangers)[0]!]!(portal.keys);
    const asked = new Map([
      [
        subOf(ada.username),
        [...(await askEverything(ada, tokens[0])), ...(await askEverything(bob, tokens[0]))],
      ],
      [subOf(root.username), await askEverything(root, tokens[1])],
      ['nobody', await askEverything(ada, expired)],
    ]);

    const text = portal.log.join('');
    const lines = portal.log.map((line) => JSON.parse(line) as Line);
    const told = lines.filter(({ msg }) => msg === 'Answered');
    const answers = new Map(told.map((line) => [line.requestId, line] as const));
    expect(answers.size).toBe(told.length);
    for (const [user, ids] of asked) {
      const own = ids.map((id) => answers.get(id));
      expect(own.filter((line) => !line || line.ms < 0 || !line.status || !line.method)).toEqual([]);
      expect(new Set(own.map((line) => line?.user ?? 'nobody'))).toEqual(new Set([user, 'nobody']));
    }

    expect(text).not.toMatch(/@|%40|eyJ|Bearer|127\.0\.0\.1/);
    for (const { account, savid, invoice, payment, contract } of [ada, bob])
      for (const number of [account, savid, invoice, payment, contract])
        expect(text).not.toMatch(new RegExp(`(?<![\\w.-])${number}(?![\\w-])`));
    for (const token of tokens) expect(text).not.toContain(token);
  });
});
