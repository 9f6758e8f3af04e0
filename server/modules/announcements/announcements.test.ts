import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as announcements from '@contract/announcements/endpoints';
import * as ownSignIn from '@contract/ownSignIn/endpoints';
import { put } from '@server/testing/rows';
import { noteOutcomes } from './send';
import { entries, everyone, openAnnouncementDesk, root } from './testing/announcementDesk';

const ada = 'ada@example.com';
const bob = 'bob@example.com';
const all = [ada, bob, 'cpa@example.com', 'lou@example.com'];

describe('the office', () => {
  it('keeps a draft once per key, changes it, and lets it be told', async () => {
    const { office, create, one, db } = await openAnnouncementDesk();
    const key = randomUUID();
    const first = await office.call(announcements.create, { body: entries(), key });
    expect(await office.call(announcements.create, { body: entries(), key })).toEqual(first);
    expect(first).toMatchObject({
      state: 'draft',
      people: null,
      version: 1,
      beginsAt: '2026-04-13T07:00:00.000Z',
    });
    const params = { announcementNo: first.announcementNo };
    const changed = await office.call(announcements.change, {
      params,
      body: { ...entries({ title: 'In stock', channel: 'portal' }), version: 1 },
    });
    expect(changed).toMatchObject({ title: 'In stock', channel: 'portal', version: 2 });
    const told = await office.call(announcements.schedule, { params, body: { version: 2 } });
    expect(told).toMatchObject({ state: 'running', people: 4, decidedBy: root });
    await create();

    const { tabs } = await office.call(announcements.totals, { query: {} });
    expect(tabs).toEqual({ all: 2, draft: 1, scheduled: 0, running: 1, ended: 0, cancelled: 0 });
    const { rows } = await office.call(announcements.list, {
      query: { tab: 'running', q: 'stock', limit: 25 },
    });
    expect(rows.map(({ title }) => title)).toEqual(['In stock']);
    expect(await one(params.announcementNo)).toEqual(told);
    const audited = await db.sql.selectFrom('audit_event').select('action').orderBy('seq').execute();
    expect(audited.map(({ action }) => action)).toEqual([
      'announcement.saved',
      'announcement.saved',
      'announcement.scheduled',
      'announcement.saved',
    ]);
  });

  it.each([
    ['an older version', 0, 'conflict'],
    ['no draft', 2, 'conflict'],
  ])('cannot change %s', async (_, version, code) => {
    const { office, schedule } = await openAnnouncementDesk();
    const { announcementNo } = await schedule();
    const call = { params: { announcementNo }, body: { ...entries(), version } };

    await expect(office.call(announcements.change, call)).rejects.toMatchObject({ code });
  });

  it('is told what is wrong by field, with codes that nobody has', async () => {
    const { create } = await openAnnouncementDesk();
    const segment = { ...everyone, branches: ['NONE'], groups: ['NIT'] };

    await expect(create({ title: ' ', segment })).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        title: expect.any(String) as string,
        'segment.branches': expect.stringContaining('NONE') as string,
        'segment.boughtSince': expect.any(String) as string,
      },
    });
  });
});

describe('by email', () => {
  it('everybody of the segment is told once, by two workers at once and again', async () => {
    const { schedule, worker, mailed, one, warned, outbox } = await openAnnouncementDesk();
    const { announcementNo } = await schedule();
    await Promise.all([worker().round(), worker().round()]);
    expect(await worker().round()).toBe(0);

    expect(mailed()).toEqual(all);
    expect(warned).toEqual([]);
    expect(new Set(outbox.messages.map(({ messageId }) => messageId)).size).toBe(4);
    expect(outbox.messages[0]!.letter).toMatchObject({
      english: { title: 'Fertilizer is in', paragraphs: ['The season begins.', 'Call your branch.'] },
      spanish: null,
    });
    expect(await one(announcementNo)).toMatchObject({ state: 'running', leftOut: 0 });
  });

  it('a batch that came to nothing is written by the next', async () => {
    const { schedule, worker, db, mailed, warned, email } = await openAnnouncementDesk();
    const { announcementNo } = await schedule();
    let rest = 2;
    const dying = {
      ...db,
      transaction: ((work) =>
        db.transaction(async (tx) => {
          await work(tx);
          if (rest-- > 0) throw new Error('killed');
        })) as typeof db.transaction,
    };
    await worker(undefined, dying).round();
    expect(warned).toHaveLength(1);
    const readers = () => db.sql.selectFrom('announcement_reader').select('person').execute();
    expect(await readers()).toEqual([]);
    await email();

    expect((await readers()).length).toBe(4);
    // The outbox of a test keeps what was rolled back too: each person twice, once for good.
    expect(mailed()).toHaveLength(8);
    expect(announcementNo).toBeGreaterThan(0);
  });

  it('who does not want news gets none, and the office sees that', async () => {
    const { schedule, email, mailed, one, portal, db } = await openAnnouncementDesk();
    const choose = (wanted: boolean) => portal.as(ada).call(ownSignIn.chooseEmailNews, { body: { wanted } });
    expect(await portal.as(ada).call(ownSignIn.emailNews, {})).toEqual({ wanted: true });
    await choose(false);
    await choose(false);
    const { announcementNo } = await schedule();
    await email();

    expect(mailed()).toEqual(all.slice(1));
    expect(await one(announcementNo)).toMatchObject({ people: 4, leftOut: 1 });
    const chosen = await db.sql
      .selectFrom('audit_event')
      .select(['actor', 'after_state'])
      .where('action', '=', 'user.emailNews')
      .execute();
    expect(chosen).toEqual([{ actor: ada, after_state: '{"wanted":false}' }]);
  });

  it('stops where it is canceled half-way', async () => {
    const { schedule, email, worker, mailed, cancel, db, told } = await openAnnouncementDesk();
    const people = Array.from({ length: 250 }, (_, at) => `p${String(at).padStart(3, '0')}@example.com`);
    await put(db, 'portal_user', ...people.map((name) => ({ name, standing: 'active' as const })));
    await put(
      db,
      'account_access',
      ...people.map((name) => ({
        name,
        account_no: '00300',
        level: 'view' as const,
        relationship: 'employee' as const,
      })),
    );
    const { announcementNo, version, people: counted } = await schedule();
    expect(counted).toBe(254);
    await worker().round();
    expect(mailed()).toHaveLength(200);
    expect(await told(bob)).toEqual(['Fertilizer is in']);
    await cancel(announcementNo, version);
    await email();

    expect(mailed()).toHaveLength(200);
    expect(await told(bob)).toEqual([]);
    await expect(cancel(announcementNo, version + 1)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['2026-04-15T14:59:59.999Z', 0],
    ['2026-04-15T15:00:00.000Z', 4],
    ['2026-04-20T06:59:59.999Z', 4],
    ['2026-04-20T07:00:00.000Z', 0],
  ])('goes out from its beginning until its end: %s', async (now, sent) => {
    const { schedule, email, mailed } = await openAnnouncementDesk();
    await schedule({ from: '2026-04-15', fromTime: '08:00' });
    await email(now);

    expect(mailed()).toHaveLength(sent);
  });

  it('keeps what became of each email when the outbox forgets it', async () => {
    const { schedule, email, one, db, outbox } = await openAnnouncementDesk();
    const { announcementNo } = await schedule();
    await email();
    const [dead, sent, waiting] = outbox.messages.map(({ messageId }) => messageId!);
    const message = (message_id: string, state: 'dead' | 'sent' | 'queued') => ({
      message_id,
      state,
      channel: 'mail' as const,
      letter: 'announcement',
      recipient: ada,
      created_at: '2026-04-13T15:00:00.000Z',
    });
    await put(
      db,
      'outbox_message',
      message(dead!, 'dead'),
      message(sent!, 'sent'),
      message(waiting!, 'queued'),
    );
    const counts = { sent: 1, failed: 1, waiting: 1 };
    expect(await one(announcementNo)).toMatchObject(counts);
    await noteOutcomes({ db });
    await db.sql.deleteFrom('outbox_message').where('state', '!=', 'queued').execute();
    expect(await one(announcementNo)).toMatchObject(counts);
  });
});
