import { setTimeout as pause } from 'node:timers/promises';
import type { RealPostgres } from '@server/testing/realPostgres';
import type { Relay } from '@server/testing/relay';
import { asAdmin, endBackends } from './outcome';

/** What faults are injected into. */
export interface Target {
  /** Between the portal and its database. */
  readonly database: Relay;
  /** Between people and the portal. */
  readonly proxy: Relay;
  /** Between the portal and the mail server. */
  readonly post: Relay;
  readonly primary: RealPostgres;
  /** Has each commit before that is acknowledged. */
  readonly standby: RealPostgres;
  readonly portal: {
    /** An hour on, or back. */
    readonly stepClock: () => void;
    /** SIGKILL, and another process in its place. */
    readonly killAndStart: () => Promise<void>;
  };
}

/** Fulfilled once whatever was broken is whole again. */
type Happen = (target: Target) => Promise<unknown>;

/** How long what passes by itself lasts. */
const LASTS_MS = 1_500;
const urlOf = ({ primary }: Target) => primary.url('portal');

/** As a disk without room answers: whoever writes a request or an email is refused, and nothing else is. */
const fillDisk = `
  create or replace function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger full_disk before insert on request execute function disk_is_full();
  create trigger full_disk before insert or update on outbox_message execute function disk_is_full()`;
const clearDisk = `drop trigger full_disk on request; drop trigger full_disk on outbox_message`;

const happenings = {
  'database ended its backends': (target) => endBackends(urlOf(target)),
  async 'database killed'({ primary }) {
    await primary.kill();
    await primary.startAgain();
  },
  async 'database frozen'({ database }) {
    database.fallSilent();
    await pause(LASTS_MS);
    database.open();
  },
  'table locked': (target) =>
    asAdmin(urlOf(target), async (admin) => {
      await admin.query('begin; lock table request in access exclusive mode');
      await pause(LASTS_MS);
      await admin.query('rollback');
    }),
  async 'database slow'({ database }) {
    database.slow(100);
    await pause(LASTS_MS);
    database.slow(0);
  },
  'disk full': (target) =>
    asAdmin(urlOf(target), async (admin) => {
      await admin.query(fillDisk);
      await pause(LASTS_MS);
      await admin.query(clearDisk);
    }),
  'clock stepped': async ({ portal }) => portal.stepClock(),
  'process killed': ({ portal }) => portal.killAndStart(),
  async 'mail server gone'({ post }) {
    post.close();
    await pause(LASTS_MS);
    post.open();
  },
  async 'proxy cut'({ proxy }) {
    proxy.close();
    await pause(LASTS_MS);
    proxy.open();
  },
  async 'failover to the standby'({ database, primary, standby }) {
    await primary.kill();
    database.close();
    await asAdmin(standby.url('postgres'), (admin) => admin.query('select pg_promote()'));
    database.leadTo(standby.url('portal'));
    database.open();
  },
} satisfies Readonly<Record<string, Happen>>;

export type FaultName = keyof typeof happenings;

export interface Fault {
  readonly name: FaultName;
  readonly happen: Happen;
}

export const faults = Object.entries(happenings).map(([name, happen]): Fault => ({
  name: name as FaultName,
  happen,
}));

const isFailover = ({ name }: Fault): boolean => name === 'failover to the standby';

/**
 * So many faults, every kind about as often, in an order of their own for each `from`. There is one failover among them, the
 * last, as there is no pair afterwards.
 */
export function mixed(from: number, count: number): readonly Fault[] {
  const others = faults.filter((fault) => !isFailover(fault));
  const some = Array.from({ length: count - 1 }, (_, at) => others[(from + at) % others.length]!);
  let seed = from + 1;
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return [
    ...some.map((fault) => ({ fault, at: chance() })).toSorted((one, other) => one.at - other.at),
    { fault: faults.find(isFailover)! },
  ].map(({ fault }) => fault);
}
