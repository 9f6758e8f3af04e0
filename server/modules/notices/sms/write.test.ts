import { describe, expect, it } from 'vitest';
import { groupOfKind, isAlwaysTold, noticeKinds } from '@contract/notices/labels';
import type { EmailTime } from '@contract/notices/labels';
import type { ChosenNotices } from '@contract/notices/schema';
import { MAX_TEXTS_A_DAY } from '@contract/rules/textMessages';
import { eachKind } from '../push/testing/eachKind';
import { allEmails, ann, cpa, everything } from '../testing/noticeDesk';
import { openTextDesk } from './testing/textDesk';

/** 22:00 and 7:00 on the wall. */
const atNight = '2026-04-14T05:00:00.000Z';
const inTheMorning = '2026-04-14T14:00:00.000Z';

const allTexts =
  (text: boolean) =>
  ({ choices }: ChosenNotices) => ({
    choices: choices.map((choice) => (isAlwaysTold(choice.group) ? choice : { ...choice, text })),
  });

const silenced = noticeKinds.filter((kind) => !isAlwaysTold(groupOfKind[kind]));

describe('a notice', () => {
  it('of each kind is texted by day, once, and waits out the night', async () => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    await desk.choose(ann, everything);
    for (const kind of noticeKinds) {
      await desk.db.sql.updateTable('text_number').set({ texts: 0 }).execute();
      desk.at('2026-04-13T15:00:00.000Z');
      await desk.notice(ann, eachKind[kind]);
      expect([kind, await desk.textAll(), await desk.textAll()]).toEqual([kind, [kind], []]);
      desk.at(atNight);
      await desk.notice(ann, eachKind[kind]);
      const isAlways = isAlwaysTold(groupOfKind[kind]);
      expect(await desk.textAll()).toEqual(isAlways ? [kind] : []);
      desk.at(inTheMorning);
      expect(await desk.textAll()).toEqual(isAlways ? [] : [kind]);
    }
  });

  it.each([
    ['a document', 'document', []],
    ['a statement', 'statement', ['statement']],
  ] as const)('of %s comes to the phone of somebody who chose nothing: %s, %j', async (_, kind, texted) => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    await desk.notice(ann, eachKind[kind]);
    expect(await desk.textAll()).toEqual(texted);
  });

  it('that is not wanted on the phone is not texted, unless it is about the sign-in', async () => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    await desk.choose(ann, allTexts(false));
    for (const kind of noticeKinds) await desk.notice(ann, eachKind[kind]);
    expect(await desk.textAll()).toEqual(['signIn']);
  });

  it.each<[EmailTime, boolean]>([
    ['now', true],
    ['daily', false],
    ['weekly', false],
    ['never', true],
  ])('whose emails come %s is texted: %j', async (email, isTexted) => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    await desk.choose(ann, allEmails(email));
    await desk.notice(ann, eachKind.pastDue);
    expect(await desk.textAll()).toEqual(isTexted ? ['pastDue'] : []);
  });

  it('cannot be kept from the phone where it is about the sign-in', async () => {
    const desk = await openTextDesk();
    const none = ({ choices }: ChosenNotices) => ({
      choices: choices.map((one) => ({ ...one, text: false })),
    });
    await expect(desk.choose(ann, none)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('goes to nobody without a confirmed number, nor to one that waits for a code', async () => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    await desk.add(cpa, { number: '206 555 0177' });
    await desk.notice(cpa, eachKind.pastDue);
    expect(await desk.textAll()).toEqual([]);
  });

  it.each([
    ['read', { read_at: '2026-04-13T15:00:00.000Z' }],
    ['of a run that the office holds', { push_at: 'infinity' }],
  ])('that is %s is not texted', async (_, set) => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    await desk.notice(ann, eachKind.pastDue);
    await desk.db.sql.updateTable('notice').set(set).execute();
    expect(await desk.textAll()).toEqual([]);
  });

  it('goes to a number whose person is disabled no more', async () => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    await desk.notice(ann, eachKind.signIn);
    await desk.db.sql
      .updateTable('portal_user')
      .set({ standing: 'disabled' })
      .where('name', '=', ann)
      .execute();
    expect(await desk.textAll()).toEqual([]);
  });

  it('is texted once by two workers at the same moment', async () => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    await desk.notice(ann, eachKind.pastDue);
    await Promise.all([desk.writer().round(), desk.writer().round()]);
    expect(desk.letters()).toMatchObject([{ to: '••••34', reader: ann, letter: { kind: 'pastDue' } }]);
  });
});

describe('several notices', () => {
  it.each([
    ['of one kind', ['pastDue', 'pastDue'], ['pastDue']],
    ['of two kinds', ['pastDue', 'statement'], [null]],
    ['beside one of the sign-in', ['pastDue', 'signIn', 'statement'], ['signIn', null]],
  ] as const)('%s are one message', async (_, kinds, said) => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    for (const kind of kinds) await desk.notice(ann, eachKind[kind]);
    expect(await desk.textAll()).toEqual(said);
  });

  it('are texted so often on a day of the wall, those of the sign-in aside', async () => {
    const desk = await openTextDesk();
    await desk.turnedOn(ann);
    await desk.choose(ann, everything);
    const oneMore = async (kind: (typeof noticeKinds)[number]) => {
      await desk.notice(ann, eachKind[kind]);
      return desk.textAll();
    };
    for (const kind of silenced.slice(0, MAX_TEXTS_A_DAY)) expect(await oneMore(kind)).toEqual([kind]);
    expect(await oneMore('pastDue')).toEqual([]);
    expect(await oneMore('signIn')).toEqual(['signIn']);
    // 20:59 on the wall, and 7:00 of the next day.
    desk.at('2026-04-14T03:59:00.000Z');
    expect(await oneMore('pastDue')).toEqual([]);
    desk.at(inTheMorning);
    expect(await oneMore('pastDue')).toEqual(['pastDue']);
  });
});
