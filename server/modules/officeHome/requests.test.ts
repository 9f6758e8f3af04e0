import { describe, expect, it } from 'vitest';
import { waitingNames } from '@contract/officeHome/schema';
import * as queue from '@contract/queue/endpoints';
import { requestStatuses } from '@contract/requests/states';
import { startingSettings } from '@server/domain/settings/startingSettings';
import { openBank, payable } from '@server/modules/achBatches/testing/filed';
import { mover, placed, rita, root, saved } from '@server/modules/queue/testing/queueRows';
import { deskOf, openOffice, seen } from './testing/office';

describe('requests', () => {
  it('stand under one name each, by what is to be done with them', async () => {
    const { db, portal } = await openOffice();
    for (const status of requestStatuses) await placed(db, { status });
    const { waiting } = await deskOf(portal);
    const counts = waitingNames.flatMap((name) =>
      waiting[name].count > 0 ? [[name, waiting[name].count]] : [],
    );

    expect(Object.fromEntries(counts)).toEqual({
      toApprove: 1,
      second: 1,
      toFile: 1,
      atBank: 2,
      toHandOver: 1,
      problems: 5,
    });
  });

  it('have their dollars, and the age of the one that was moved first', async () => {
    const { db, portal } = await openOffice();
    await placed(db, { changed_at: '2026-04-11T06:59:59.999Z', amount_cents: 250 });
    await placed(db, { changed_at: '2026-04-12T15:00:00.000Z', amount_cents: 150 });

    expect(await seen(portal, ['toApprove'])).toEqual(['toApprove 2 400 3']);
  });

  it('of oneself are for somebody else to approve', async () => {
    const { db, portal } = await openOffice();
    await placed(db, { submitted_by: root });

    expect(await seen(portal, ['toApprove'])).toEqual(['toApprove 0  ']);
    expect(await seen(portal, ['toApprove'], rita)).toEqual(['toApprove 1 10000 0']);
  });

  it('that are checks in the mail wait for customers', async () => {
    const { db, portal } = await openOffice();
    await placed(db, { flow: 'check' });

    expect(await seen(portal, ['toApprove', 'checks'])).toEqual(['toApprove 0  ', 'checks 1 10000 0']);
  });

  it.each([
    [{}, 'toFile'],
    [{ flow: 'internal' }, 'byHand'],
    [{ kind: 'pickup', flow: 'pickup', delivery_method: 'ach' }, 'toFile'],
    [{ kind: 'pickup', flow: 'pickup', delivery_method: 'checkMail' }, 'byHand'],
    [{ kind: 'refund', flow: 'refund', delivery_method: 'ach' }, 'toFile'],
    [{ kind: 'refund', flow: 'refund', delivery_method: 'checkMail' }, 'byHand'],
  ] as const)('that were approved, %j', async (over, name) => {
    const { db, portal } = await openOffice();
    await placed(db, { status: 'approved', ...over });
    const names = ['toFile', 'byHand'] as const;

    expect(await seen(portal, names)).toEqual(
      names.map((one) => (one === name ? `${one} 1 10000 0` : `${one} 0  `)),
    );
  });

  it('that wait for a second approval say how many of them are one’s own to decide', async () => {
    const { db, portal } = await openOffice();
    const amount_cents = startingSettings.payments.secondApprovalCents;
    const request = await placed(db, { amount_cents });
    await mover(portal)('approve', [request]);

    expect(await seen(portal, ['second'])).toEqual([`second 1 ${amount_cents} 0 0`]);
    expect(await seen(portal, ['second'], rita)).toEqual([`second 1 ${amount_cents} 0 1`]);

    await placed(db, { status: 'pendingSecond', submitted_by: rita });
    expect(await seen(portal, ['second'], rita)).toEqual([`second 2 ${amount_cents + 10_000} 0 1`]);
  });

  it.each([
    ['pendingVerification', 'submitted', 1],
    ['pendingVerification', 'pendingSecond', 1],
    ['pendingVerification', 'approved', 1],
    ['pendingVerification', 'exported', 0],
    ['pendingVerification', 'cancelled', 0],
    ['active', 'submitted', 0],
    ['blocked', 'submitted', 0],
  ] as const)('from a bank account that is %s, when they are %s', async (status, request, count) => {
    const { db, portal } = await openOffice();
    const option_id = await saved(db, { status });
    await placed(db, { option_id, status: request, submitted_at: '2026-04-12T15:00:00.000Z' });

    expect(await seen(portal, ['unconfirmed'])).toEqual([
      count === 1 ? 'unconfirmed 1 10000 1' : 'unconfirmed 0  ',
    ]);
  });

  it('are as many as their list has', async () => {
    const { db, portal } = await openOffice();
    await placed(db, { option_id: await saved(db, { status: 'pendingVerification' }) });
    await placed(db, { option_id: await saved(db) });
    const query = { tab: 'all', flag: 'notDebitable', limit: 25, sort: 'submitted' } as const;
    const listed = await portal.as(root).call(queue.list, { query });

    expect(await seen(portal, ['unconfirmed'])).toEqual([`unconfirmed ${listed.rows.length} 10000 0`]);
  });
});

describe('bank files', () => {
  const names = ['toFile', 'filesToRelease', 'filesToSend', 'atBank'] as const;

  it('take what is in them until they are sent', async () => {
    const { db, portal, office } = await openBank();
    await payable(db);
    expect(await seen(portal, names)).toEqual([
      'toFile 1 10000 0',
      'filesToRelease 0  ',
      'filesToSend 0  ',
      'atBank 0  ',
    ]);

    const file = await office.create();
    portal.at('2026-04-14T07:00:00.000Z');
    expect(await seen(portal, names)).toEqual([
      'toFile 0  ',
      'filesToRelease 0  ',
      'filesToSend 1 10000 1',
      'atBank 0  ',
    ]);

    await office.move(file, 'send');
    expect(await seen(portal, names)).toEqual([
      'toFile 0  ',
      'filesToRelease 0  ',
      'filesToSend 0  ',
      'atBank 1 10000 0',
    ]);
  });

  it('above the limit wait for somebody else than who made them, and give all back when they are void', async () => {
    const { db, portal, office } = await openBank();
    await payable(db, { request: { amount_cents: 2_500_001 } });
    const file = await office.create();

    expect(await seen(portal, names)).toContain('filesToRelease 1 2500001 0 0');
    expect(await seen(portal, names, rita)).toContain('filesToRelease 1 2500001 0 1');

    await office.move(file, 'void', { reason: 'No.' });
    expect(await seen(portal, names)).toEqual([
      'toFile 1 2500001 0',
      'filesToRelease 0  ',
      'filesToSend 0  ',
      'atBank 0  ',
    ]);
  });
});
