import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { srpClient } from '@server/identity/testing/srpClient';
import { clientId, password } from '@server/identity/testing/testPool';
import { startPostgres } from '@server/testing/realPostgres';

// A server that has just begun still compiles its own code.
const WARM_UP = 300;
const ROUNDS = 12;
const ROUND = 50;
const username = 'jane@example.com';

/** The most that one sign-in may cost the pool, in milliseconds of CPU. */
export const signInLimit = 10;

interface SignInCost {
  readonly database: string;
  /** CPU milliseconds of the pool's process per sign-in, both calls together: the middle one of the rounds. */
  readonly cpu: number;
  /** That of the quietest round. A neighbour on the machine makes the same work dearer. */
  readonly least: number;
  readonly signIns: number;
}

/**
 * Signs in with SRP over HTTP, one after the other, and asks the pool's process what CPU it used: all of its threads,
 * and with the embedded database that one's work too. The client's half is computed here, and does not count.
 */
export async function signInCost(): Promise<SignInCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldgate-sign-in-'));
  const postgres = await startPostgres();
  try {
    return [
      { database: 'embedded database, on disk', ...(await measure(join(folder, 'data'), undefined)) },
      {
        database: 'real PostgreSQL, its own CPU not counted',
        ...(await measure(folder, postgres.url('postgres'))),
      },
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(dataDir: string, url: string | undefined): Promise<Omit<SignInCost, 'database'>> {
  const env = { ...process.env, DATABASE_URL: url ?? '' };
  const pool = fork('dist/server/poolProcess.js', [username, dataDir], { env });
  try {
    const [{ port }] = (await once(pool, 'message')) as [Told];
    for (let n = 0; n < WARM_UP; n += 1) await signIn(port);
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await cpuOf(pool);
      for (let n = 0; n < ROUND; n += 1) await signIn(port);
      costs.push(((await cpuOf(pool)) - before) / ROUND);
    }
    costs.sort((a, b) => a - b);
    return { cpu: costs[ROUNDS / 2]!, least: costs[0]!, signIns: ROUNDS * ROUND };
  } finally {
    pool.kill('SIGTERM');
    await once(pool, 'exit');
  }
}

interface Told {
  readonly port: number;
  readonly cpu: number;
}

async function cpuOf(pool: ChildProcess): Promise<number> {
  pool.send('cpu');
  const [{ cpu }] = (await once(pool, 'message')) as [Told];
  return cpu;
}

async function signIn(port: number): Promise<void> {
  const client = srpClient('Fieldgate1');
  const asked = await call(port, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: username, SRP_A: client.SRP_A },
  });
  const answered = await call(port, 'RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: client.answer(asked.ChallengeParameters!, password),
  });
  if (!answered.AuthenticationResult) throw new Error('A sign-in that was to be measured came to nothing.');
}

async function call(port: number, operation: string, members: object) {
  const answer = await fetch(`http://127.0.0.1:${port}/idp/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      // As the browser's library sends them: a repeated call is answered from what was kept.
      'amz-sdk-invocation-id': randomUUID(),
      'amz-sdk-request': 'attempt=1; max=3',
    },
    body: JSON.stringify({ ClientId: clientId, ...members }),
  });
  return (await answer.json()) as {
    readonly ChallengeParameters?: Readonly<Record<string, string>>;
    readonly AuthenticationResult?: object;
  };
}
