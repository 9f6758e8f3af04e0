import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tinyDrop } from '../feed/testing/tinyDrop';
import { writeDrop } from '../feed/testing/writeDrop';
import { zipDrop } from '../feed/testing/zipDrop';
import { srpClient } from '../identity/testing/srpClient';
import { poolerProgram, startPooler, withoutPooler } from '../testing/pooler';
import { startPostgres } from '../testing/realPostgres';
import { openPortal, type Portal } from './portal';
import { admitRoot, root } from './testing/admitRoot';

const clock = { now: () => new Date('2026-04-14T16:00:00Z') };

/** A token, got as a browser gets it. */
async function signIn({ app, config }: Portal): Promise<string> {
  const { clientId: ClientId, poolId } = config.pool;
  const call = async (operation: string, payload: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/idp/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      payload: { ClientId, ...payload },
    });
    return answer.json<{
      readonly ChallengeName: string;
      readonly ChallengeParameters: Record<string, string>;
      readonly AuthenticationResult?: { readonly IdToken: string };
    }>();
  };
  const srp = srpClient(poolId.split('_')[1]!);
  const { ChallengeName, ChallengeParameters } = await call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: root.username, SRP_A: srp.SRP_A },
  });
  const ChallengeResponses = { USERNAME: root.username, ...srp.answer(ChallengeParameters, root.password) };
  const { AuthenticationResult } = await call('RespondToAuthChallenge', {
    ChallengeName,
    ChallengeResponses,
  });
  return AuthenticationResult!.IdToken;
}

async function openAll() {
  const server = await startPostgres(['fsync=off']);
  const pooler = await startPooler(server.url('postgres'));
  const home = mkdtempSync(join(tmpdir(), 'fieldgate-pooled-'));
  const admin = new pg.Client(server.url('postgres'));
  await admin.connect();
  onTestFinished(async () => {
    await admin.end();
    await pooler.stop();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  });
  await admin.query(`alter role postgres set statement_timeout = '60s'; alter role postgres set lock_timeout = '30s';
    alter role postgres set idle_in_transaction_session_timeout = '60s'`);
  const env = {
    PORT: '0',
    DATABASE_URL: pooler.urlOf(server.url('postgres')),
    DATABASE_POOLER: 'transaction',
    DATA_DIR: join(home, 'data'),
    DEMO: 'no',
    LOG_LEVEL: 'fatal',
  };
  const rowsOf = async (text: string) =>
    (await admin.query<{ found: unknown }>(text)).rows.map(({ found }) => found);
  return { env, rowsOf };
}

/** The tiny drop of a day, with a name of its own for its product. */
function packed(asOf: string): Buffer {
  const content = tinyDrop();
  content['products.csv']![0]!['name'] = `UAN of ${asOf}`;
  return Buffer.from(zipDrop(writeDrop(content, { asOf }), `drop_${asOf}`));
}

const DONE = { timeout: 50_000, interval: 100 };
const jobsDue = `select name as found from pgboss.job where state < 'completed' and start_after <= now()`;

describe.skipIf(poolerProgram === undefined)(
  `a portal behind a pooler of transactions${withoutPooler}`,
  () => {
    it('signs somebody in, takes the drops of two nights, does what they cause, lists, and streams a file', async () => {
      const { env, rowsOf } = await openAll();
      await admitRoot(env, clock);
      const portal = await openPortal(env, { clock });
      onTestFinished(() => portal.close());
      const authorization = `Bearer ${await signIn(portal)}`;
      const ask = (url: string, more: InjectOptions = {}) =>
        portal.app.inject({ url, ...more, headers: { authorization, ...more.headers } });

      for (const asOf of ['2026-04-12', '2026-04-13']) {
        const sent = await ask('/api/imports/uploads?name=night.zip', {
          method: 'POST',
          headers: { 'content-type': 'application/zip' },
          payload: packed(asOf),
        });
        expect(sent.statusCode).toBe(202);
        const { dropId } = sent.json<{ readonly dropId: number }>();
        const becomes = (outcome: string) =>
          vi.waitFor(
            async () => expect((await ask(`/api/imports/${dropId}`)).json()).toMatchObject({ outcome }),
            DONE,
          );
        await becomes('ready');
        await ask(`/api/imports/${dropId}/approve`, { method: 'POST' });
        await becomes('applied');
      }
      expect(await rowsOf('select name as found from product')).toEqual(['UAN of 2026-04-13']);
      await vi.waitFor(async () => expect(await rowsOf(jobsDue)).toEqual([]), DONE);

      const list = await ask('/api/imports?limit=25');
      const file = await ask('/api/imports/export?format=csv');
      expect([list.statusCode, file.statusCode]).toEqual([200, 200]);
      expect(list.json<{ readonly rows: readonly object[] }>().rows).toHaveLength(2);
      expect(file.body.trim().split('\r\n')).toHaveLength(3);
    });
  },
);
