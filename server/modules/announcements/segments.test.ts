import { describe, expect, it } from 'vitest';
import type { Segment } from '@contract/announcements/schema';
import { inSegment } from './audience';
import { everyone, openAnnouncementDesk } from './testing/announcementDesk';

const [ada, bob, cpa, lou] = ['ada', 'bob', 'cpa', 'lou'].map((name) => `${name}@example.com`) as [
  string,
  string,
  string,
  string,
];

/** Those of the household whom a segment has, on a day. */
async function whoIsIn(over: Partial<Segment>, today = '2026-04-13'): Promise<string[]> {
  const { db } = await openAnnouncementDesk();
  const set = (account_no: string, change: object) =>
    db.sql.updateTable('account').set(change).where('account_no', '=', account_no).execute();
  await set('00117', { past_due_cents: 10_000, regular_balance_cents: 60_000 });
  await set('00300', { unapplied_credit_cents: 5_000, home_branch: 'BOI' });
  await db.sql.updateTable('portal_user').set({ language: 'es' }).where('name', '=', lou).execute();
  const rows = await db.sql
    .selectFrom('portal_user as u')
    .select('u.name')
    .where(inSegment({ ...everyone, ...over }, today))
    .orderBy('u.name')
    .execute();
  return rows.map(({ name }) => name);
}

describe('a segment', () => {
  it.each<[string, Partial<Segment>, string[]]>([
    ['nothing narrows has everyone who sees an account', {}, [ada, bob, cpa, lou]],
    ['a branch', { branches: ['BOI'] }, [bob]],
    ['another branch', { branches: ['PUL'] }, [ada, cpa, lou]],
    ['past due', { balance: 'pastDue' }, [ada, cpa]],
    ['past due, to the cent', { balance: 'pastDue', minCents: 10_000 }, [ada, cpa]],
    ['past due, a cent more', { balance: 'pastDue', minCents: 10_001 }, []],
    ['owes', { balance: 'owes', minCents: 60_000 }, [ada, cpa]],
    ['credit', { balance: 'credit' }, [bob]],
    ['bought on the day', { groups: ['PHO'], boughtSince: '2026-04-08' }, [ada, cpa]],
    ['bought before the day', { groups: ['PHO'], boughtSince: '2026-04-09' }, []],
    ['bought by several', { groups: ['NIT', 'PHO'], boughtSince: '2026-04-08' }, [ada, bob, cpa, lou]],
    // The accountant may see documents alone, though the account has a plan; Bob has no flag for his.
    ['a deposit plan', { depositPlan: 'yes' }, [ada]],
    ['no deposit plan', { depositPlan: 'no' }, [lou]],
    ['Spanish', { language: 'es' }, [lou]],
    ['English is what nobody chose', { language: 'en' }, [ada, bob, cpa]],
    ['all of it on one account', { branches: ['BOI'], balance: 'pastDue' }, []],
  ])('%s', async (_, segment, names) => {
    expect(await whoIsIn(segment)).toEqual(names);
  });

  it.each([
    ['2026-04-12', [ada, bob]],
    ['2026-04-13', [bob]],
  ])('counts an access until its last day: %s', async (today, names) => {
    expect(await whoIsIn({ branches: ['BOI'] }, today)).toEqual(names);
  });

  it('is counted with who gets an email, and by the first reason why not', async () => {
    const { db, count } = await openAnnouncementDesk();
    const set = (name: string, change: object) =>
      db.sql.updateTable('portal_user').set(change).where('name', '=', name).execute();
    await set(bob, { standing: 'disabled', email_news: false });
    await set(cpa, { standing: 'invited' });
    await set(lou, { email_news: false });

    expect(await count()).toEqual({
      people: 4,
      emailed: 1,
      leftOut: { unwanted: 1, unconfirmed: 1, disabled: 1 },
    });
    await set(bob, { state: 'deleted' });
    expect((await count()).people).toBe(3);
  });
});
