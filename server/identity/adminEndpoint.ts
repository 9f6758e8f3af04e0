import type { FastifyRequest } from 'fastify';
import { PoolFailure } from './failures';
import type { Pool } from './pool';
import { after } from './settings';
import { type AccessKey, checkSignature, SKEW_SECONDS } from './sigV4';
import type { Vault } from '../vault/vault';

/** Operations that the protocol signs with a secret key. */
export const isAdministrative = (name: string): boolean => /^(Admin\w+|ListUsers)$/.test(name);

/** Reading operations. A replay is harmless: it changes nothing, and the sender has seen the answer already. */
const reading = new Set(['AdminGetUser', 'AdminListDevices', 'AdminGetDevice', 'ListUsers']);

/** The one access key of the administration. It is derived from the pool's own key, so it is stored nowhere. */
export const adminKeyOf = (vault: Vault): AccessKey => ({
  accessKeyId: `FGPOOL${vault.mac('admin access key', 'id').toString('hex').slice(0, 14).toUpperCase()}`,
  secretAccessKey: vault.mac('admin access key', 'secret').toString('base64'),
});

/**
 * Lets an administrative call pass only with a valid signature. Each signature of a change counts once.
 * @throws MissingAuthenticationTokenException or InvalidSignatureException, both 403
 */
export async function requireAdminSignature(
  pool: Pool,
  name: string,
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  body: string,
): Promise<void> {
  const { method, url, headers } = request;
  const now = pool.clock.now();
  const judged = await checkSignature(
    { method, path: url, headers, body },
    { key: adminKeyOf(pool.vault), region: pool.settings.region, now },
  );
  if (judged.verdict === 'missing') {
    throw new PoolFailure('MissingAuthenticationTokenException', 'Missing Authentication Token', 403);
  }
  if (judged.verdict === 'wrong') throw new PoolFailure('InvalidSignatureException', judged.why, 403);
  if (reading.has(name)) return;
  if (!(await spend(pool, judged.signature))) {
    throw new PoolFailure(
      'InvalidSignatureException',
      'This signature was used before. Sign the call anew.',
      403,
    );
  }
}

/** Marks a signature as used; false if it was used before. It is remembered for as long as it could be valid. */
async function spend({ db, clock }: Pool, signature: string): Promise<boolean> {
  const spent = await db.sql
    .insertInto('pool_spent_nonce')
    .values({
      nonce: `signature ${signature}`,
      expires_at: after(clock.now(), 2 * SKEW_SECONDS).toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return spent !== undefined;
}
