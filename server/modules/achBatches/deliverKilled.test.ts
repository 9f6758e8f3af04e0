import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Pgp } from '@server/bank/transport/pgp';
import { deliver } from './deliver';
import { type Delivering, openDelivering, sha256 } from './testing/delivering';
import { root } from './testing/filed';
import { type KillPoint, mortal } from './testing/mortal';

let here: Delivering;
beforeEach(async () => {
  here = await openDelivering();
});
afterEach(() => here.portal.close());

/** Encrypts to other bytes each time, as PGP does. */
function scrambling(): Pgp {
  let turn = 0;
  return {
    encrypts: true,
    async seal(bytes) {
      turn += 1;
      return Buffer.concat([Buffer.from([turn]), bytes.map((byte) => byte ^ 0x55)]);
    },
    open: async (file) => file,
  };
}

/** Every step of a delivery, in order. */
const points: readonly KillPoint[] = (
  [
    ['transaction', 1],
    ['size', 1],
    ['write', 1],
    ['size', 2],
    ['transaction', 2],
    ['move', 1],
    ['transaction', 3],
  ] as const
).flatMap(([what, turn]) => [
  { what, turn, when: 'before' },
  { what, turn, when: 'after' },
]);
const named = (list: readonly KillPoint[]) =>
  list.map((point) => [`${point.when} ${point.what} ${point.turn}`, point] as const);

describe.each([
  ['as it is', undefined],
  ['encrypted', scrambling],
] as const)('a delivery, %s, that was killed', (_, crypt) => {
  const name = crypt ? 'ach_1.ach.pgp' : 'ach_1.ach';

  async function kill(point: KillPoint, pgp: Pgp | undefined) {
    const life = mortal(point);
    const dying = deliver(here.depsOf({ db: life.db(here.db), place: life.place(here.folders.place), pgp }), {
      batchNo: 1,
      task: 'deliver',
    });
    await expect(dying).rejects.toThrow('killed');
    expect(life.hasDied()).toBe(true);
  }

  it.each(named(points))('%s comes to one whole file', async (_, point) => {
    const batch = await here.released();
    const pgp = crypt?.();
    await kill(point, pgp);
    const early = await here.folders.sent();
    expect(early.filter((file) => !file.startsWith('.'))).toEqual(early.includes(name) ? [name] : []);

    here.later(11);
    await here.worker({ pgp }).round();
    expect(await here.folders.sent()).toEqual([name]);
    expect(await here.one(batch)).toMatchObject({
      status: 'sent',
      sentBy: 'portal',
      delivery: { state: 'delivered' },
    });
    expect(await here.deliveries()).toEqual([
      expect.stringContaining(sha256(await here.put(name))) as string,
    ]);
    here.later(24 * 60);
    expect(await here.worker({ pgp }).round()).toBe(0);
  });

  it.each(named(points))('%s is void, and nothing is left of it', async (_, point) => {
    const batch = await here.released();
    const pgp = crypt?.();
    await kill(point, pgp);
    const current = await here.one(batch);
    if (current.status === 'sent') return;
    await expectHeld(batch, point);
    // Whoever finds out only now may still void it.
    here.later(61);
    await here.office.move(current, 'void', { reason: 'The portal was away' });
    await here.worker({ pgp }).round();
    expect(await here.folders.sent()).toEqual([]);
    expect(await here.worker({ pgp }).round()).toBe(0);
  });

  /** What was begun is held: for as long as an attempt takes, and an hour where the bank may have the file. */
  async function expectHeld(batch: Awaited<ReturnType<Delivering['released']>>, point: KillPoint) {
    if (point.what === 'transaction' && point.turn === 1 && point.when === 'before') return;
    const voiding = () => here.office.move(batch, 'void', { reason: 'x' });
    await expect(voiding()).rejects.toMatchObject({ code: 'conflict' });
    const isPlacing =
      points.indexOf(point) >= points.findIndex(({ what, turn }) => what === 'transaction' && turn === 2) + 1;
    if (!isPlacing) return;
    here.later(58);
    await expect(voiding()).rejects.toMatchObject({ code: 'conflict' });
    here.later(-58);
  }

  it.each(
    named(points.filter(({ what, turn }) => what === 'move' || (what === 'transaction' && turn === 3))),
  )('%s, of a file that the bank took away, is not put again', async (_, point) => {
    const batch = await here.released();
    const pgp = crypt?.();
    await kill(point, pgp);
    const isPut = (await here.folders.sent()).includes(name);
    if (isPut) await rename(join(here.folders.out, name), join(here.folders.home, 'taken'));
    here.later(11);
    await here.worker({ pgp }).round();
    const detail = await here.one(batch);
    if (!isPut || detail.delivery?.state === 'delivered') {
      expect(detail.status).toBe('sent');
      return;
    }
    expect(detail).toMatchObject({ status: 'released', delivery: { state: 'uncertain' } });
    expect(await here.folders.sent()).toEqual([]);
    here.later(24 * 60);
    expect(await here.worker({ pgp }).round()).toBe(0);
    here.later(-24 * 60);
    // The bank says that it has it.
    expect(await here.office.move(detail, 'send')).toMatchObject({ status: 'sent', sentBy: root });
  });
});

it('is delivered again where a person has asked the bank, which has no such file', async () => {
  const batch = await here.released();
  const life = mortal({ what: 'move', turn: 1, when: 'after' });
  const dying = deliver(here.depsOf({ db: life.db(here.db), place: life.place(here.folders.place) }), {
    batchNo: 1,
    task: 'deliver',
  });
  await expect(dying).rejects.toThrow('killed');
  await rename(join(here.folders.out, 'ach_1.ach'), join(here.folders.home, 'lost'));
  here.later(11);
  await here.worker().round();
  const asked = { batchNo: 1, task: 'deliver', now: true } as const;
  expect(await deliver(here.depsOf(), asked)).toMatchObject({ outcome: 'notDue' });
  expect(await deliver(here.depsOf(), { ...asked, again: true })).toMatchObject({ outcome: 'delivered' });
  expect(await here.folders.sent()).toEqual(['ach_1.ach']);
  expect((await here.one(batch)).status).toBe('sent');
});

it('gets the name of an encrypted file where a key has come since it was begun', async () => {
  const batch = await here.released();
  const life = mortal({ what: 'move', turn: 1, when: 'before' });
  const place = life.place(here.folders.place);
  const dying = deliver(here.depsOf({ db: life.db(here.db), place }), { batchNo: 1, task: 'deliver' });
  await expect(dying).rejects.toThrow('killed');
  expect(await here.folders.sent()).toEqual(['.ach_1.ach.part']);
  here.later(11);
  await here.worker({ pgp: scrambling() }).round();
  expect(await here.folders.sent()).toEqual(['ach_1.ach.pgp']);
  expect(await here.deliveries()).toEqual([expect.stringContaining('"fileName":"ach_1.ach.pgp"')]);
  expect((await here.one(batch)).status).toBe('sent');
});
