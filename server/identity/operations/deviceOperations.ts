import type { Selectable } from 'kysely';
import type { PoolDeviceTable } from '@server/db/tables';
import { requireBearer, requireRecentBearer } from '../bearer';
import { confirmDevice as confirm, deviceKeyIn, noSuchDevice } from '../devices';
import { invalidMember } from '../failures';
import { type Members, text } from '../members';
import type { Pool } from '../pool';
import { revokeSignInsOn } from '../signIns';
import { type Credential, isVerifier, toInteger } from '../srp';

/** Stores the credential of a device that a sign-in named; from now on it is known. */
export async function confirmDevice(pool: Pool, members: Members) {
  const { user } = await requireRecentBearer(pool, members);
  await confirm(pool, user, {
    key: deviceKeyIn(members),
    name: members.DeviceName ? text(members, 'DeviceName', { max: 1024 }) : undefined,
    credential: readCredential(members.DeviceSecretVerifierConfig),
  });
  return { UserConfirmationNecessary: pool.settings.devices === 'optional' };
}

function readCredential(config: unknown): Credential {
  if (typeof config !== 'object' || config === null) {
    throw invalidMember('deviceSecretVerifierConfig', 'Member must not be null');
  }
  const salt = Buffer.from(text(config as Members, 'Salt', { max: 128 }), 'base64');
  const verifier = toInteger(
    Buffer.from(text(config as Members, 'PasswordVerifier', { max: 1024 }), 'base64'),
  );
  if (salt.length === 0 || !isVerifier(verifier)) {
    throw invalidMember('deviceSecretVerifierConfig', 'Member must hold a salt and a verifier in base64');
  }
  return { salt, verifier };
}

/** What the pool knows about one of the user's devices. */
export async function getDevice(pool: Pool, members: Members) {
  const { user } = await requireBearer(pool, members);
  const row = await pool.db.sql
    .selectFrom('pool_device')
    .selectAll()
    .where('device_key', '=', deviceKeyIn(members))
    .where('sub', '=', user.sub)
    .where('credential', 'is not', null)
    .executeTakeFirst();
  if (!row) throw noSuchDevice();
  return { Device: describeDevice(row) };
}

const MOST = 60;

/** The user's confirmed devices, page by page. */
export async function listDevices(pool: Pool, members: Members) {
  const { user } = await requireBearer(pool, members);
  const limit = readLimit(members.Limit);
  const from = members.PaginationToken ? text(members, 'PaginationToken', { max: 64 }) : undefined;
  const rows = await pool.db.sql
    .selectFrom('pool_device')
    .selectAll()
    .where('sub', '=', user.sub)
    .where('credential', 'is not', null)
    .$if(from !== undefined, (query) => query.where('device_key', '>', from!))
    .orderBy('device_key')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const isMore = rows.length > limit && page.length > 0;
  return {
    Devices: page.map(describeDevice),
    ...(isMore && { PaginationToken: page.at(-1)!.device_key }),
  };
}

/** 0 or nothing asks for the largest page. */
function readLimit(value: unknown): number {
  const limit = value ?? MOST;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0 || limit > MOST) {
    throw invalidMember('limit', `Member must have value between 0 and ${MOST}`);
  }
  return limit || MOST;
}

/** Sets whether the user's device needs a code from now on. */
export async function updateDeviceStatus(pool: Pool, members: Members) {
  const { user } = await requireRecentBearer(pool, members);
  const key = deviceKeyIn(members);
  const status = text(members, 'DeviceRememberedStatus', { max: 64 });
  if (status !== 'remembered' && status !== 'not_remembered') {
    throw invalidMember(
      'deviceRememberedStatus',
      'Member must satisfy enum value set: [not_remembered, remembered]',
    );
  }
  const updated = await pool.db.sql
    .updateTable('pool_device')
    .set({ remembered: status === 'remembered', updated_at: pool.clock.now().toISOString() })
    .where('device_key', '=', key)
    .where('sub', '=', user.sub)
    .where('credential', 'is not', null)
    .returning('device_key')
    .executeTakeFirst();
  if (!updated) throw noSuchDevice();
  return {};
}

/** Forgets the user's device; sign-ins on it can no longer be renewed. */
export async function forgetDevice(pool: Pool, members: Members) {
  const { user, claims } = await requireRecentBearer(pool, members);
  const deviceKey = deviceKeyIn(members);
  await pool.db.transaction(async ({ sql }) => {
    const forgotten = await sql
      .deleteFrom('pool_device')
      .where('device_key', '=', deviceKey)
      .where('sub', '=', user.sub)
      .returning('device_key')
      .executeTakeFirst();
    if (!forgotten) throw noSuchDevice();
    await revokeSignInsOn(pool, sql, { sub: user.sub, deviceKey, asking: claims.originJti });
  });
  return {};
}

/** The protocol writes instants as seconds since 1970, with a fraction. */
const seconds = (instant: string): number => new Date(instant).getTime() / 1000;

/** A confirmed device in the protocol's words. */
const describeDevice = (row: Selectable<PoolDeviceTable>) => ({
  DeviceKey: row.device_key,
  DeviceAttributes: Object.entries({
    device_status: 'valid',
    ...(row.name !== null && { device_name: row.name }),
    'dev:device_remembered_status': row.remembered ? 'remembered' : 'not_remembered',
    ...(row.last_address !== null && { last_ip_used: row.last_address }),
  }).map(([Name, Value]) => ({ Name, Value })),
  DeviceCreateDate: seconds(row.created_at),
  DeviceLastModifiedDate: seconds(row.updated_at),
  DeviceLastAuthenticatedDate: seconds(row.last_auth_at ?? row.created_at),
});
