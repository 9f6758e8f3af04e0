import { describe, expect, it } from 'vitest';
import * as announcements from '@contract/announcements/endpoints';
import { everyone, openAnnouncementDesk, root } from './testing/announcementDesk';

const ada = 'ada@example.com';
const bob = 'bob@example.com';
const all = [ada, bob, 'cpa@example.com', 'lou@example.com'];

describe('in the portal', () => {
  it.each([
    ['2026-04-15T14:59:59.999Z', []],
    ['2026-04-15T15:00:00.000Z', ['Fertilizer is in']],
    ['2026-04-20T06:59:59.999Z', ['Fertilizer is in']],
    ['2026-04-20T07:00:00.000Z', []],
  ])('it is told from its beginning until its end: %s', async (now, titles) => {
    const { schedule, told, portal } = await openAnnouncementDesk();
    await schedule({ from: '2026-04-15', fromTime: '08:00' });
    portal.at(now);

    expect(await told(ada)).toEqual(titles);
  });

  it('only those of the segment are told, and no draft or email alone', async () => {
    const { schedule, create, told, acknowledge } = await openAnnouncementDesk();
    const { announcementNo } = await schedule({ segment: { ...everyone, balance: 'pastDue' } });
    await schedule({ title: 'By email', channel: 'email' });
    await create({ title: 'A draft' });

    expect([await told(ada), await told(bob), await told(root)]).toEqual([['Fertilizer is in'], [], []]);
    await expect(acknowledge(bob, announcementNo, 'read')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('what somebody dismissed is not told them again, and an important one is read first', async () => {
    const { schedule, told, acknowledge, one, email, mailed } = await openAnnouncementDesk();
    const { announcementNo } = await schedule({ severity: 'important' });
    await schedule({ title: 'Open on Saturday', channel: 'portal' });
    expect(await told(ada)).toEqual(['Fertilizer is in', 'Open on Saturday']);
    await expect(acknowledge(ada, announcementNo, 'dismissed')).rejects.toMatchObject({ code: 'conflict' });
    await acknowledge(ada, announcementNo, 'read');
    await acknowledge(ada, announcementNo, 'dismissed');

    expect([await told(ada), await told(bob)]).toEqual([
      ['Open on Saturday'],
      ['Fertilizer is in', 'Open on Saturday'],
    ]);
    expect(await one(announcementNo)).toMatchObject({ dismissed: 1 });
    await email();
    expect(mailed()).toEqual(all);
  });

  it('is told in Spanish where there is any', async () => {
    const { schedule, portal } = await openAnnouncementDesk();
    await schedule({ spanishTitle: 'Ya hay fertilizante', spanishText: 'Comienza la temporada.' });
    const answer = await portal.send({
      url: announcements.mine.path,
      token: await portal.tokenOf(ada),
      headers: { 'accept-language': 'es' },
    });

    expect(answer.json()).toMatchObject({ announcements: [{ title: 'Ya hay fertilizante' }] });
  });
});
