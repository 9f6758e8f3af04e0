import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anOriginator } from '@contract/testing/anOriginator';
import { originatorInForce, originatorVersions, whyNoFile } from '@server/domain/originator/originator';
import { testNow } from '@server/testing/testApp';
import { jo, type Office, openOffice, root } from './testing/openOffice';

const later = '2026-05-01T07:00:00.000Z';
const account = { routingNumber: '125100018', accountType: 'checking' } as const;

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.portal.close());

const inForceAt = async (instant: string) =>
  (await originatorInForce(office.db.sql, new Date(instant)))?.versionId;

describe('bank settings', () => {
  it('begin with nothing, and say that no file can be made', async () => {
    expect(await office.read()).toEqual({
      versions: [],
      shown: null,
      settings: null,
      offset: null,
      before: null,
      missing: ['There are no bank settings yet. Propose them, and another administrator confirms them.'],
      mayDecide: false,
      booksZone: 'America/Los_Angeles',
    });
    expect(await inForceAt(testNow)).toBeUndefined();
  });

  it('hold once another administrator has confirmed them', async () => {
    const proposed = await office.propose(anOriginator());
    expect(proposed).toMatchObject({ versions: [{ state: 'waiting', proposedBy: root }], mayDecide: false });
    expect(proposed.missing).toEqual([
      `Version ${proposed.shown} waits for another administrator. ${root} proposed it.`,
    ]);
    expect(await office.read(jo)).toMatchObject({ mayDecide: true });

    const confirmed = await office.confirm(proposed.shown);
    expect(confirmed).toMatchObject({
      versions: [{ state: 'inForce', decidedBy: jo, decidedAt: testNow }],
      settings: anOriginator(),
      missing: [],
      mayDecide: false,
    });
    expect(await originatorInForce(office.db.sql, new Date(testNow))).toMatchObject({
      settings: anOriginator(),
    });
  });

  it('that were written before files checked bank accounts have the office confirm them', async () => {
    const { shown } = await office.propose(anOriginator({ validation: 'prenote' }));
    await office.confirm(shown);
    const { validation: _, ...before } = anOriginator();
    await office.db.sql
      .updateTable('originator_version')
      .set({ settings: JSON.stringify(before) })
      .execute();

    expect((await office.read()).settings).toEqual(anOriginator({ validation: 'byHand' }));
  });

  it('are not confirmed by their proposer, nor twice, nor where there are none', async () => {
    const { shown } = await office.propose(anOriginator());

    await expect(office.confirm(shown, root)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You proposed this version, so another administrator has to confirm it.',
    });
    await expect(office.confirm(shown! + 1)).rejects.toMatchObject({ code: 'not-found' });
    await office.confirm(shown);
    await expect(office.confirm(shown)).rejects.toMatchObject({ code: 'conflict' });
    await expect(office.refuse(shown)).rejects.toMatchObject({
      code: 'conflict',
      message: `${jo} already confirmed this version.`,
    });
  });

  it.each([
    ['refused by another', jo],
    ['undone by their proposer', root],
  ])('that are %s leave what is in force as it is', async (_, by) => {
    const first = await office.decided(anOriginator());
    const second = await office.propose(anOriginator({ keepDays: 30 }), { basedOn: first.shown });
    expect(second.before).toEqual({ settings: anOriginator(), offset: null });

    const { versions } = await office.refuse(second.shown, by);
    expect(versions.map(({ state }) => state)).toEqual(['refused', 'inForce']);
    expect(await inForceAt(testNow)).toBe(first.shown);
  });

  it('hold from their day on, and the versions before stay as they were', async () => {
    const first = await office.decided(anOriginator());
    const second = await office.decided(anOriginator({ keepDays: 30 }), {
      basedOn: first.shown,
      effectiveFrom: later,
    });

    expect(second.versions.map(({ state }) => state)).toEqual(['coming', 'inForce']);
    expect(await inForceAt('2026-05-01T06:59:59.999Z')).toBe(first.shown);
    expect(await inForceAt(later)).toBe(second.shown);
    expect((await office.read(root, first.shown!)).settings).toEqual(anOriginator());
    office.portal.at(later);
    expect((await office.read()).versions.map(({ state }) => state)).toEqual(['inForce', 'past']);
  });

  it('say from when on they hold, where nothing does until then', async () => {
    const { missing, shown } = await office.decided(anOriginator(), { effectiveFrom: later });

    expect(missing).toEqual([`Version ${shown} takes effect on May 1, 2026, 12:00 AM PDT.`]);
    expect(await whyNoFile(office.db.sql, new Date(later))).toEqual([]);
  });

  it('that are confirmed late hold from the confirmation on', async () => {
    const first = await office.decided(anOriginator());
    const { shown } = await office.propose(anOriginator({ keepDays: 30 }), {
      basedOn: first.shown,
      effectiveFrom: later,
    });
    office.portal.at('2026-05-02T07:00:00.000Z');
    expect(await inForceAt(later)).toBe(first.shown);

    const { versions } = await office.confirm(shown);
    expect(versions[0]).toMatchObject({ state: 'inForce', effectiveFrom: '2026-05-02T07:00:00.000Z' });
    expect(await inForceAt('2026-05-02T06:59:59.999Z')).toBe(first.shown);
  });

  it('are not proposed over a version that was not seen, nor while one waits', async () => {
    const { shown } = await office.propose(anOriginator());

    await expect(office.propose(anOriginator({ keepDays: 30 }), {}, jo)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Someone else changed') as string,
    });
    await expect(
      office.propose(anOriginator({ keepDays: 30 }), { basedOn: shown }, jo),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: `Version ${shown} by ${root} still waits, so yours was not saved. Confirm or refuse that one first.`,
    });
  });

  it('are proposed by one of two at once, and decided by one of two', async () => {
    const proposals = await Promise.allSettled([
      office.propose(anOriginator({ keepDays: 30 })),
      office.propose(anOriginator({ keepDays: 60 }), {}, jo),
    ]);
    expect(proposals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [waiting, ...others] = await originatorVersions(office.db.sql);
    expect(others).toEqual([]);

    const other = waiting!.proposedBy === root ? jo : root;
    const decisions = await Promise.allSettled([
      office.confirm(waiting!.versionId, other),
      office.refuse(waiting!.versionId, waiting!.proposedBy),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await office.read()).versions).toHaveLength(1);
  });

  it.each([
    ['a time that has passed', { effectiveFrom: '2026-04-12T00:00:00.000Z' }, 'effectiveFrom'],
    ['a time too far ahead', { effectiveFrom: '2028-04-12T00:00:00.000Z' }, 'effectiveFrom'],
    ['a fault', { settings: anOriginator({ keepDays: 0 }) }, 'keepDays'],
    ['an account for nothing', { offset: account }, 'balanced'],
    [
      'an account number of no digits',
      { settings: anOriginator({ balanced: true }), offset: { ...account, accountNumber: 'x' } },
      'offset.accountNumber',
    ],
  ])('are refused with %s, by the entry, and nothing is kept', async (_, over, field) => {
    await expect(office.propose(anOriginator(), over)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) as string },
    });
    expect((await office.read()).versions).toEqual([]);
  });

  it('are in the audit step by step, with what differs', async () => {
    const first = await office.decided(anOriginator());
    const second = await office.propose(anOriginator({ keepDays: 30 }), { basedOn: first.shown });
    await office.refuse(second.shown);

    const differs = { before: { keepDays: 90 }, after: { keepDays: 30, provenAt: testNow } };
    const id = String(second.shown);
    const [, proposed] = await office.auditOf('originator.proposed');
    expect(proposed).toMatchObject({ actor: root, entity: 'originator', id, ...differs });
    expect(Object.keys(proposed!.after).sort()).toEqual(['effectiveFrom', 'keepDays', 'provenAt']);
    const [confirmed] = await office.auditOf('originator.confirmed');
    expect(confirmed).toMatchObject({
      actor: jo,
      id: String(first.shown),
      before: {},
      after: { proposedBy: root, effectiveFrom: testNow, provenAt: testNow, keepDays: 90, offset: null },
    });
    expect(await office.auditOf('originator.refused')).toMatchObject([
      { actor: jo, id, before: null, after: { proposedBy: root, provenAt: testNow } },
    ]);
  });
});
