import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BankPlace } from '@server/bank/transport/fileStore';
import { verifyChain } from '@server/domain/audit/verifyChain';
import { openTestApp, testNow } from '@server/testing/testApp';
import { openSentWorker } from './sentRequests';
import { type Delivering, openDelivering, sha256 } from './testing/delivering';
import { bankOffice, originate, payable, rita } from './testing/filed';

let here: Delivering;
beforeEach(async () => {
  here = await openDelivering();
});
afterEach(() => here.portal.close());

describe('a released file', () => {
  it('is put into the folder by itself, and its customers are told', async () => {
    const batch = await here.released();
    expect(await here.one(batch)).toMatchObject({ status: 'released', delivery: null });

    expect(await here.worker().round()).toBe(1);
    expect(await here.worker().round()).toBe(0);
    expect(await here.folders.sent()).toEqual(['ach_1.ach']);
    expect(sha256(await here.put('ach_1.ach'))).toBe(batch.sha256);
    expect(await here.one(batch)).toMatchObject({
      status: 'sent',
      sentBy: 'portal',
      sentAt: testNow,
      delivery: { state: 'delivered', at: testNow, nextTryAt: null, fault: null },
    });
    const told = openSentWorker(
      { ...here.depsOf(), outbox: here.outbox, booksZone: 'America/Los_Angeles' },
      { warn: () => undefined },
    );
    expect(await told.round()).toBe(1);
    expect(here.outbox.messages).toHaveLength(1);

    expect(await here.deliveries()).toEqual([expect.stringMatching(`^portal .*${batch.sha256}`)]);
    expect((await verifyChain(here.db)).broken).toBeUndefined();
  });

  it('is told beforehand to go by itself', async () => {
    const portal = await openTestApp(here.db, { sendsByItself: true });
    const office = bankOffice(portal);
    await originate(here.db, { releaseAboveCents: 0 });
    await payable(here.db);
    expect(await office.proposal()).toMatchObject({ sendsByItself: true, requiresRelease: true });
    expect(await here.office.proposal()).toMatchObject({ sendsByItself: false });
    const waiting = await office.create();
    expect(waiting.delivery).toMatchObject({ state: 'afterRelease' });
    const released = await office.move(waiting, 'release', { by: rita });
    expect(released.delivery).toMatchObject({ state: 'waiting' });
    portal.at('2026-04-15T15:00:00.000Z');
    expect((await office.one(released.batchNo)).delivery).toBeNull();
    await portal.close();
  });

  it('waits for its second person, and stays where nobody may send it any more', async () => {
    await originate(here.db, { releaseAboveCents: 0 });
    const batch = await here.released();
    expect(await here.worker().round()).toBe(0);
    here.later(2 * 24 * 60);
    expect(await here.worker().round()).toBe(0);
    await expect(here.office.move(batch, 'release', { by: rita })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await here.folders.sent()).toEqual([]);
  });

  it('is kept back once its day has passed, and the office sees why', async () => {
    const batch = await here.released();
    here.later(2 * 24 * 60);
    expect(await here.worker().round()).toBe(0);
    expect(await here.folders.sent()).toEqual([]);
    expect(await here.one(batch)).toMatchObject({
      status: 'released',
      delivery: null,
      moves: [
        { move: 'send', why: expect.stringContaining('Apr 14, 2026') as string },
        { move: 'void', why: null },
      ],
    });
  });

  it('is put once by three processes at a time', async () => {
    await here.released();
    await Promise.all([1, 2, 3].map(() => here.worker().round()));
    expect(await here.folders.sent()).toEqual(['ach_1.ach']);
    expect(await here.deliveries()).toHaveLength(1);
  });
});

describe('what is in the way', () => {
  it('is told by its kind and tried again, later each time', async () => {
    const batch = await here.released();
    await writeFile(join(here.folders.out, 'ach_1.ach'), 'another file');
    await here.worker().round();
    expect(await here.one(batch)).toMatchObject({
      status: 'released',
      delivery: { state: 'retrying', fault: 'otherFile', nextTryAt: '2026-04-13T15:00:30.000Z' },
    });
    expect(await here.worker().round()).toBe(0);
    here.later(0.5);
    await here.worker().round();
    expect((await here.one(batch)).delivery).toMatchObject({ nextTryAt: '2026-04-13T15:01:30.000Z' });
    // It is not overwritten, and nothing is left beside it.
    expect((await here.put('ach_1.ach')).toString()).toBe('another file');
    expect(await here.folders.sent()).toEqual(['ach_1.ach']);

    await rename(join(here.folders.out, 'ach_1.ach'), join(here.folders.home, 'away'));
    here.later(1);
    await here.worker().round();
    expect((await here.one(batch)).status).toBe('sent');
  });

  it('keeps nobody from voiding the file, or from sending it by hand', async () => {
    const batch = await here.released();
    const broken: BankPlace = { ...here.folders.place, visit: () => Promise.reject(new Error('no')) };
    await here.worker({ place: broken }).round();
    expect(await here.one(batch)).toMatchObject({ delivery: { state: 'retrying', fault: 'other' } });
    expect((await here.office.move(batch, 'void', { reason: 'Wrong day' })).status).toBe('void');
    here.later(1);
    await here.worker().round();
    expect(await here.folders.sent()).toEqual([]);
    expect(await here.worker().round()).toBe(0);
  });

  it('takes the same file for delivered where somebody has put it there already', async () => {
    const batch = await here.released();
    await writeFile(join(here.folders.out, 'ach_1.ach'), await here.office.file(batch));
    await here.worker().round();
    expect(await here.one(batch)).toMatchObject({ status: 'sent', delivery: { state: 'delivered' } });
  });
});

describe('void and delivery at once', () => {
  it('lets nobody void it while it is put', async () => {
    const batch = await here.released();
    let refusal: unknown;
    const place: BankPlace = {
      ...here.folders.place,
      visit: (work) =>
        here.folders.place.visit(async (store) => {
          refusal = await here.office
            .move(batch, 'void', { reason: 'Wrong day' })
            .catch((error) => error as unknown);
          expect(await here.one(batch)).toMatchObject({ delivery: { state: 'underWay' } });
          return work(store);
        }),
    };
    await here.worker({ place }).round();
    expect(refusal).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('on its way') as string,
    });
    expect((await here.one(batch)).status).toBe('sent');
  });

  it.each(['void', 'send'] as const)(
    'puts none of which a person decided meanwhile to %s it',
    async (move) => {
      const batch = await here.released();
      const place: BankPlace = {
        ...here.folders.place,
        visit: (work) =>
          here.folders.place.visit((store) =>
            work({
              ...store,
              async write(path, bytes) {
                await store.write(path, bytes);
                // It took so long that the attempt was nobody's any more.
                here.later(11);
                await here.office.move(batch, move, { reason: 'Took too long' });
              },
            }),
          ),
      };
      await here.worker({ place }).round();
      expect(await here.folders.sent()).toEqual([]);
      expect(await here.one(batch)).toMatchObject({
        status: move === 'void' ? 'void' : 'sent',
        delivery: null,
      });
      here.later(24 * 60);
      expect(await here.worker().round()).toBe(0);
    },
  );
});
