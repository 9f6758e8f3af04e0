import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PushStatus } from '@contract/push/schema';
import type { RequestOf } from '@contract/endpoint';
import type * as push from '@contract/push/endpoints';
import { ApiError } from '@contract/problem';
import { browserName, MAX_PUSH_DEVICES, pushDeviceId } from '@contract/rules/pushDevice';
import { language } from '@locales/language';
import * as m from '@locales/push';
import type { Db, Tx } from '@server/db/db';
import { isUuid } from '@server/db/isUuid';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tables } from '@server/db/tables';
import { appendAudit, type AuditEntry } from '@server/domain/audit/appendAudit';
import type { Outbox } from '@server/domain/email/outbox';
import type { Acting } from '@server/http/stepUp';
import type { Vault } from '@server/vault/vault';
import { type PushKeys, pushKeysOf } from './encryptPush';
import { isAtPushService, type WebPush } from './webPush';

interface DeviceDeps {
  readonly db: Db;
  readonly outbox: Outbox;
  /** Undefined where nothing is pushed. */
  readonly push: WebPush | undefined;
}

type Changing = Omit<Acting, 'provenAt'>;

export async function statusOf(
  db: Kysely<Tables>,
  person: string,
  push: WebPush | undefined,
): Promise<PushStatus> {
  const rows = await db
    .selectFrom('push_device')
    .select(['device_id', 'browser', 'endpoint_hash', 'with_amounts', 'added_at', 'pushed_at'])
    .where('person', '=', person)
    .orderBy('added_at')
    .orderBy('device_id')
    .execute();
  return {
    publicKey: push?.vapid.publicKey ?? null,
    because: push ? null : m.notSetUp(),
    devices: rows.map((row) => ({
      deviceId: row.device_id,
      browser: row.browser,
      mark: pushDeviceId(row.endpoint_hash),
      withAmounts: row.with_amounts,
      addedAt: row.added_at,
      pushedAt: row.pushed_at,
    })),
  };
}

type Added = RequestOf<(typeof push)['add']>['body'];

/**
 * Has notices pushed to a browser, whoever had them there before: it is one device, of who turned it on last.
 * @throws ApiError 'conflict' where nothing is pushed or there are too many devices, 'invalid' for what no push service gave
 */
export async function addDevice(
  { db, outbox, push }: DeviceDeps,
  { endpoint, p256dh, auth, withAmounts }: Added,
  { provenAt, ...by }: Acting,
): Promise<void> {
  if (!push) throw new ApiError({ code: 'conflict', message: m.notSetUp() });
  if (!isAtPushService(endpoint, push.services) || !pushKeysOf(p256dh, auth))
    throw new ApiError({ code: 'invalid', message: m.noDevice(), fields: { endpoint: m.noDevice() } });
  const hash = createHash('sha256').update(endpoint).digest();
  await db.transaction(async (tx) => {
    await oneAtATime(tx, 'push', by.by);
    const known = await tx.sql
      .selectFrom('push_device')
      .select('endpoint_hash')
      .where('person', '=', by.by)
      .execute();
    const row = {
      subscription: sealed(push.vault, hash, { endpoint, p256dh, auth }),
      browser: browserName(by.origin.userAgent) || m.someBrowser(),
      with_amounts: withAmounts,
      language: language(),
    };
    if (known.some((device) => hash.equals(device.endpoint_hash))) {
      await tx.sql.updateTable('push_device').set(row).where('endpoint_hash', '=', hash).execute();
      return;
    }
    if (known.length >= MAX_PUSH_DEVICES)
      throw new ApiError({ code: 'conflict', message: m.tooManyDevices({ most: MAX_PUSH_DEVICES }) });
    // What waited for who had it before is not shown to who has it now.
    await tx.sql.deleteFrom('push_device').where('endpoint_hash', '=', hash).execute();
    const deviceId = randomUUID();
    const addedAt = by.at.toISOString();
    await tx.sql
      .insertInto('push_device')
      .values({ device_id: deviceId, person: by.by, endpoint_hash: hash, added_at: addedAt, ...row })
      .execute();
    await outbox.put(tx.sql, {
      channel: 'mail',
      to: by.by,
      reader: by.by,
      letter: { name: 'securityNotice', event: 'pushAdded', at: addedAt },
    });
    await audit(tx, by, {
      action: 'push.added',
      entityId: deviceId,
      after: { browser: row.browser, withAmounts, provenAt },
    });
  });
}

/** @throws ApiError 'not-found' where it is no device of theirs */
export const chooseAmounts = (
  db: Db,
  { deviceId, withAmounts, ...by }: Changing & { readonly deviceId: string; readonly withAmounts: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    await oneAtATime(tx, 'push', by.by);
    const before = await deviceOf(tx, by.by, deviceId);
    if (!before) throw new ApiError({ code: 'not-found', message: m.noSuchDevice() });
    if (before.withAmounts === withAmounts) return;
    await tx.sql
      .updateTable('push_device')
      .set({ with_amounts: withAmounts })
      .where('device_id', '=', deviceId)
      .execute();
    await audit(tx, by, {
      action: 'push.chosen',
      entityId: deviceId,
      before,
      after: { ...before, withAmounts },
    });
  });

/** Pushes nothing more to a device, also what waits. The same again changes nothing. */
export const removeDevice = (
  db: Db,
  { deviceId, ...by }: Changing & { readonly deviceId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await oneAtATime(tx, 'push', by.by);
    const before = await deviceOf(tx, by.by, deviceId);
    if (!before) return;
    await tx.sql.deleteFrom('push_device').where('device_id', '=', deviceId).execute();
    await audit(tx, by, { action: 'push.removed', entityId: deviceId, before });
  });

const deviceOf = async ({ sql }: Tx, person: string, deviceId: string) =>
  isUuid(deviceId)
    ? sql
        .selectFrom('push_device')
        .select(['browser', 'with_amounts as withAmounts'])
        .where('person', '=', person)
        .where('device_id', '=', deviceId)
        .executeTakeFirst()
    : undefined;

const audit = (
  tx: Tx,
  { by, at, origin }: Changing,
  entry: Pick<AuditEntry, 'action' | 'entityId' | 'before' | 'after'>,
): Promise<void> => appendAudit(tx, { at, actor: by, subject: by, entity: 'push', origin, ...entry });

interface Subscription {
  readonly endpoint: string;
  /** Base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

const purposeOf = (hash: Uint8Array) => `push ${Buffer.from(hash).toString('hex')}`;

const sealed = (vault: Vault, hash: Uint8Array, subscription: Subscription): Buffer =>
  vault.seal(purposeOf(hash), Buffer.from(JSON.stringify(subscription), 'utf8'));

/** Where a device is reached, and how it reads; undefined where it was sealed with another key. */
export function opened(
  vault: Vault,
  hash: Uint8Array,
  subscription: Uint8Array,
): { readonly endpoint: string; readonly keys: PushKeys } | undefined {
  const text = vault.open(purposeOf(hash), subscription)?.toString('utf8');
  if (text === undefined) return undefined;
  const { endpoint, p256dh, auth } = JSON.parse(text) as Subscription;
  const keys = pushKeysOf(p256dh, auth);
  return keys && { endpoint, keys };
}
