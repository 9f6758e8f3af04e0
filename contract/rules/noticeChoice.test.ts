import { describe, expect, it } from 'vitest';
import { noticeGroups, type NoticeGroup } from '../notices/labels';
import { type AccountChoice, choiceOn, differing, type GeneralChoice, usualChoices } from './noticeChoice';

const daily = { email: 'daily', bell: false, push: true, text: true } as const;
const silent = { email: 'never', bell: false, push: false, text: false } as const;

const general: GeneralChoice = {
  byGroup: Object.fromEntries(
    noticeGroups.map((group) => [group, daily]),
  ) as unknown as GeneralChoice['byGroup'],
  leastCents: 50_00,
  attachStatements: false,
};

const own = (over: Partial<AccountChoice> = {}): AccountChoice => ({
  byGroup: {},
  leastCents: null,
  attachStatements: null,
  nothing: false,
  ...over,
});

describe('what is told of an account', () => {
  it.each<[string, AccountChoice | null, NoticeGroup, object]>([
    ['as of all, where nothing was chosen for it', null, 'statements', daily],
    ['as of all, where a difference was taken back', own(), 'statements', daily],
    [
      'by an email of its own',
      own({ byGroup: { statements: { email: 'now' } } }),
      'statements',
      { ...daily, email: 'now' },
    ],
    ['as of all in another group', own({ byGroup: { statements: { email: 'now' } } }), 'prepay', daily],
    [
      'in the bell, as it says',
      own({ byGroup: { prepay: { bell: true } } }),
      'prepay',
      { ...daily, bell: true },
    ],
    [
      'on no device, as it says',
      own({ byGroup: { prepay: { push: false } } }),
      'prepay',
      { ...daily, push: false },
    ],
    [
      'by no text message, as it says',
      own({ byGroup: { prepay: { text: false } } }),
      'prepay',
      { ...daily, text: false },
    ],
    ['nothing', own({ nothing: true }), 'statements', silent],
    ['nothing', own({ nothing: true }), 'reminders', silent],
    ['nothing', own({ nothing: true }), 'savings', silent],
    ['nothing', own({ nothing: true }), 'prepay', silent],
    ['nothing', own({ nothing: true }), 'messages', silent],
    ['but money, as of all', own({ nothing: true }), 'payments', daily],
    ['but money, as of all', own({ nothing: true }), 'deposits', daily],
    ['nothing', own({ nothing: true }), 'documents', silent],
    ['and security in each case', own({ nothing: true }), 'security', usualChoices.security],
    ['and security in each case', own({ byGroup: { security: silent } }), 'security', usualChoices.security],
    ['and security in each case', null, 'security', usualChoices.security],
  ])('%s', (_, account, group, told) => {
    expect(choiceOn(general, account, group)).toEqual({ ...told, leastCents: 50_00 });
  });

  it.each([
    [null, 50_00],
    [0, 0],
    [49_99, 49_99],
  ])('leaves out movements below %j: %i', (leastCents, least) => {
    expect(choiceOn(general, own({ leastCents }), 'deposits').leastCents).toBe(least);
  });
});

it('tells documents by no email of their own, device or phone before anybody chose', () => {
  const loud = { email: 'now', bell: true, push: true, text: true };
  const { documents, ...others } = usualChoices;
  expect(documents).toEqual({ email: 'weekly', bell: true, push: false, text: false });
  expect([...new Set(Object.values(others).map((one) => JSON.stringify(one)))]).toEqual([
    JSON.stringify(loud),
  ]);
});

describe('what differs', () => {
  const wanted = (over: Partial<GeneralChoice>): GeneralChoice => ({ ...general, ...over });

  it.each<[string, GeneralChoice, AccountChoice]>([
    ['is nothing of what is the same', wanted({}), own()],
    [
      'is what was changed of a group',
      wanted({ byGroup: { ...general.byGroup, prepay: { ...daily, bell: true } } }),
      own({ byGroup: { prepay: { bell: true } } }),
    ],
    [
      'is all of a group',
      wanted({
        byGroup: { ...general.byGroup, prepay: { email: 'now', bell: true, push: false, text: false } },
      }),
      own({ byGroup: { prepay: { email: 'now', bell: true, push: false, text: false } } }),
    ],
    ['is never security', wanted({ byGroup: { ...general.byGroup, security: silent } }), own()],
    ['is a least amount of none', wanted({ leastCents: 0 }), own({ leastCents: 0 })],
    ['is a file', wanted({ attachStatements: true }), own({ attachStatements: true })],
  ])('%s', (_, chosen, differs) => {
    expect(differing(general, chosen)).toEqual(differs);
  });
});
