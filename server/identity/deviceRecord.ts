import type { Selectable } from 'kysely';
import type { PoolDeviceTable } from '../db/tables/identity';

/** Instants of the protocol are seconds since 1970, with a fraction. */
const seconds = (instant: string): number => new Date(instant).getTime() / 1000;

/** A confirmed device in the protocol's words. */
export const describeDevice = (row: Selectable<PoolDeviceTable>) => ({
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
