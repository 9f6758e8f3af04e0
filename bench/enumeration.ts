import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { srpClient } from '@server/identity/testing/srpClient';
import {
  clientId,
  key,
  openTestPool,
  poolId,
  settings,
  stoppedClock,
} from '@server/identity/testing/testPool';
import { openUserPool } from '@server/identity/userPool';
import { openJobs } from '@server/jobs/openJobs';
import { openOutbox } from '@server/domain/email/openOutbox';
import { vaultOf } from '@server/vault/vault';
import { openMemoryDb } from './database';

const SAMPLES = 2_000;
const NAMES = 50;

/** The most by which the medians may differ, in milliseconds. */
export const enumerationLimit = 5;

interface Enumeration {
  readonly question: string;
  readonly samples: number;
  /** Medians in milliseconds. */
  readonly known: number;
  readonly unknown: number;
  /** Whether status, names of headers, and the body but for its secrets are the same. */
  readonly sameShape: boolean;
}

interface Sample {
  readonly milliseconds: number;
  readonly shape: string;
  readonly body: { readonly ChallengeParameters?: Readonly<Record<string, string>> };
}

const { SRP_A } = srpClient('Fieldgate1');

/**
 * Asks about names that somebody has and names that nobody has, by turns, and compares what can be seen from outside.
 * So that no limit is reached, every sample comes from another address, and an hour passes when all names had theirs.
 */
export async function enumeration(): Promise<Enumeration[]> {
  const db = await openMemoryDb();
  const clock = stoppedClock();
  const { create } = await openTestPool(db, clock);
  for (let n = 0; n < NAMES; n += 1) await create(nameOf('known', n));
  const outbox = await openOutbox({ db, clock, vault: vaultOf(key, poolId), jobs: await openJobs(db) });
  const pool = await openUserPool({ db, clock, key, settings, outbox });
  const app = Fastify();
  pool.routes(app);

  const seen = new Map<string, Record<'known' | 'unknown', Sample[]>>();
  const note = (question: string, who: 'known' | 'unknown', sample: Sample) => {
    const both = seen.get(question) ?? { known: [], unknown: [] };
    seen.set(question, both);
    both[who].push(sample);
  };
  for (let n = 0; n < SAMPLES; n += 1) {
    for (const who of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      await askAll(app, {
        name: nameOf(who, n % NAMES),
        address: addressOf(n),
        note: (q, s) => note(q, who, s),
      });
    }
    if (n % NAMES === NAMES - 1) clock.pass(3601);
  }
  await app.close();
  await db.close();
  return [...seen].map(([question, { known, unknown }]) => ({
    question,
    samples: known.length,
    known: median(known),
    unknown: median(unknown),
    sameShape: shapesOf(known) === shapesOf(unknown),
  }));
}

/** As long as each other, since the name comes back in the answer. */
const nameOf = (who: 'known' | 'unknown', n: number): string =>
  `${who === 'known' ? 'k' : 'u'}${String(n).padStart(3, '0')}@example.com`;

const addressOf = (n: number): string => `10.1.${Math.floor(n / 250)}.${n % 250}`;

interface RequestContext {
  readonly name: string;
  readonly address: string;
  readonly note: (question: string, sample: Sample) => void;
}

async function askAll(app: FastifyInstance, { name, address, note }: RequestContext): Promise<void> {
  const AuthParameters = { USERNAME: name, SRP_A };
  const asked = await call(app, address, 'InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters });
  note('sign-in, first step', asked);
  const ChallengeResponses = {
    USERNAME: name,
    PASSWORD_CLAIM_SECRET_BLOCK: asked.body.ChallengeParameters!.SECRET_BLOCK,
    TIMESTAMP: 'Fri Nov 6 03:04:05 UTC 2026',
    PASSWORD_CLAIM_SIGNATURE: randomBytes(32).toString('base64'),
  };
  const ChallengeName = 'PASSWORD_VERIFIER';
  note(
    'sign-in, wrong password',
    await call(app, address, 'RespondToAuthChallenge', { ChallengeName, ChallengeResponses }),
  );
  note('forgotten password', await call(app, address, 'ForgotPassword', { Username: name }));
}

async function call(
  app: FastifyInstance,
  address: string,
  operation: string,
  members: object,
): Promise<Sample> {
  const began = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    remoteAddress: address,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    payload: JSON.stringify({ ClientId: clientId, ...members }),
  });
  const milliseconds = performance.now() - began;
  const shape = JSON.stringify([answer.statusCode, Object.keys(answer.headers), withoutSecrets(answer.body)]);
  return { milliseconds, shape, body: answer.json() };
}

/** The name, and what is random or long: two answers to the same name differ in them too. */
const withoutSecrets = (body: string): string =>
  body
    .replace(/[ku]\d{3}@example\.com/g, 'name')
    .replace(/[ku]\*\*\*@/g, 'n***@')
    .replace(/"[\w+/=]{24,}"/g, '""');

const shapesOf = (samples: readonly Sample[]): string =>
  JSON.stringify([...new Set(samples.map(({ shape }) => shape))].toSorted());

function median(samples: readonly Sample[]): number {
  const sorted = samples.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
