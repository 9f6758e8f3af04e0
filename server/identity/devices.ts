import { randomUUID } from 'node:crypto';
import { PoolFailure } from './failures';
import { type Members, text } from './members';
import type { Pool, Sql } from './pool';
import { type Credential, toInteger } from './srp';
import type { PoolUser } from './users';

/** A device with a secret of its own, which it can prove to have. */
export interface Device {
  readonly key: string;
  /** Stands for the pool's name in the device's proof. */
  readonly groupKey: string;
  readonly credential: Credential;
  /** Spared the code. */
  readonly remembered: boolean;
}

/** The text must be exact: clients that read it forget the device and try again without it. */
export const noSuchDevice = () => new PoolFailure('ResourceNotFoundException', 'Device does not exist.');

const VERIFIER = 384;

/** The user's confirmed device with that key; undefined if devices are off. */
export async function findDevice(
  { settings, vault }: Pool,
  sql: Sql,
  { sub }: PoolUser,
  key: string | undefined,
): Promise<Device | undefined> {
  if (settings.devices === 'off' || key === undefined) return undefined;
  const row = await sql
    .selectFrom('pool_device')
    .select(['group_key', 'credential', 'remembered'])
    .where('device_key', '=', key)
    .where('sub', '=', sub)
    .executeTakeFirst();
  if (!row?.credential) return undefined;
  const bytes = vault.open(purposeOf(key), row.credential);
  if (!bytes) throw new Error(`The stored secret of device ${key} does not open with this pool's key.`);
  const credential = { verifier: toInteger(bytes.subarray(0, VERIFIER)), salt: bytes.subarray(VERIFIER) };
  return { key, groupKey: row.group_key, credential, remembered: row.remembered };
}

/** The same for the device that a client names along with the right password. A device that is gone is an error. */
export async function claimedDevice(
  pool: Pool,
  sql: Sql,
  user: PoolUser,
  key: string | undefined,
): Promise<Device | PoolFailure | undefined> {
  const device = await findDevice(pool, sql, user, key);
  return device || key === undefined || pool.settings.devices === 'off' ? device : noSuchDevice();
}

/** The DeviceKey of a request. */
export const deviceKeyIn = (members: Members): string =>
  text(members, 'DeviceKey', { max: 55, pattern: /^[\w-]+_[0-9a-f-]+$/ });

interface NewCredential {
  readonly key: string;
  readonly name: string | undefined;
  readonly credential: Credential;
}

/**
 * Stores the credential of a new device. The same call again is no error, because the first answer may have been lost.
 * @throws ResourceNotFoundException, DeviceKeyExistsException when the device has another credential
 */
export async function confirmDevice(pool: Pool, user: PoolUser, device: NewCredential): Promise<void> {
  const { db, clock, settings } = pool;
  const confirmed = await db.sql
    .updateTable('pool_device')
    .set({
      credential: sealCredential(pool, device),
      name: device.name ?? null,
      remembered: settings.devices === 'always',
      updated_at: clock.now().toISOString(),
    })
    .where('device_key', '=', device.key)
    .where('sub', '=', user.sub)
    .where('credential', 'is', null)
    .returning('device_key')
    .executeTakeFirst();
  if (confirmed) return;
  const known = await findDevice(pool, db.sql, user, device.key);
  if (!known) throw noSuchDevice();
  const { salt, verifier } = known.credential;
  if (salt.equals(device.credential.salt) && verifier === device.credential.verifier) return;
  throw new PoolFailure('DeviceKeyExistsException', 'Device already exists.');
}

function sealCredential({ vault }: Pool, { key, credential }: NewCredential): Buffer {
  const bytes = Buffer.from(credential.verifier.toString(16).padStart(VERIFIER * 2, '0'), 'hex');
  return vault.seal(purposeOf(key), Buffer.concat([bytes, credential.salt]));
}

/** Names a new device, in the members of the protocol. It counts once it has confirmed itself. */
export async function addDevice(
  { settings, vault, clock }: Pool,
  sql: Sql,
  { sub }: PoolUser,
  address: string,
): Promise<{ readonly DeviceKey: string; readonly DeviceGroupKey: string }> {
  const DeviceKey = `${settings.region}_${randomUUID()}`;
  const DeviceGroupKey = `-${vault.mac('device group', settings.poolId).toString('hex').slice(0, 8)}`;
  const now = clock.now().toISOString();
  await sql
    .insertInto('pool_device')
    .values({
      device_key: DeviceKey,
      sub,
      group_key: DeviceGroupKey,
      last_address: address,
      created_at: now,
      updated_at: now,
      last_auth_at: now,
    })
    .execute();
  return { DeviceKey, DeviceGroupKey };
}

/** Records a sign-in on the device. */
export async function stampDevice({ clock }: Pool, sql: Sql, key: string, address: string): Promise<void> {
  await sql
    .updateTable('pool_device')
    .set({ last_auth_at: clock.now().toISOString(), last_address: address })
    .where('device_key', '=', key)
    .execute();
}

const purposeOf = (key: string): string => `device ${key}`;
