import { describe, expect, it } from 'vitest';
import {
  beginning,
  type Entries,
  entryProblems,
  keptOf,
  messageOf,
  ownFields,
  readLink,
} from './contactEntries';

const entries: Entries = {
  topic: 'billing',
  account: '2281',
  about: 'invoice:0048213',
  reason: '',
  replyBy: 'email',
  email: 'dana@example.com',
  phone: '',
  message: 'Was this delivered twice?',
  attachments: [],
};
const draft = keptOf(entries);

describe('readLink', () => {
  it.each([
    ['about=invoice:0048213&account=2281', 'invoice:0048213', '2281'],
    ['about=prepay', 'prepay', ''],
    ['about=prepay&account=2281&contract=PP-7', 'prepay:PP-7', '2281'],
    ['about=profile&account=all', 'profile', ''],
    ['about=statement:S-2026-04-00117', 'statement:S-2026-04-00117', ''],
    ['about=javascript:alert(1)', '', ''],
    ['', '', ''],
  ])('reads ?%s', (address, about, account) => {
    expect(readLink(new URLSearchParams(address))).toEqual({ about, account });
  });
});

describe('beginning', () => {
  const known = {
    link: { about: '', account: '' },
    draft: undefined,
    email: 'dana@example.com',
    phone: '+15095550142',
    accounts: ['2281', '2290'],
  };

  it('is empty but for how to be reached', () => {
    expect(beginning(known)).toMatchObject({
      topic: '',
      account: '',
      replyBy: 'email',
      email: 'dana@example.com',
      phone: '+15095550142',
      message: '',
    });
  });

  it('takes topic, document and account from the link', () => {
    const link = { about: 'prepay:PP-7', account: '2290' };
    expect(beginning({ ...known, link })).toMatchObject({
      topic: 'prepay',
      about: 'prepay:PP-7',
      account: '2290',
    });
  });

  it('knows the only account, and none that is another’s', () => {
    expect(beginning({ ...known, accounts: ['2281'] }).account).toBe('2281');
    expect(beginning({ ...known, link: { about: '', account: '9999' } }).account).toBe('');
  });

  it('goes on with what was written', () => {
    expect(beginning({ ...known, draft })).toEqual(entries);
  });

  it('goes on with what was written, about what the link says now', () => {
    const link = { about: 'prepay', account: '2290' };
    expect(beginning({ ...known, draft, link })).toMatchObject({
      topic: 'prepay',
      about: 'prepay',
      account: '2290',
      message: 'Was this delivered twice?',
    });
    // A topic that was changed by hand stays.
    const changed = { ...draft, topic: 'other' };
    expect(beginning({ ...known, draft: changed, link: { about: draft.about, account: '' } }).topic).toBe(
      'other',
    );
  });
});

describe('the entries', () => {
  it.each<[Partial<Entries>, object]>([
    [{}, {}],
    [{ email: 'dana' }, { email: 'Enter an email address like name@example.com' }],
    [{ replyBy: 'text' }, { phone: 'Enter a US phone number with 10 digits' }],
    [{ replyBy: 'phone', phone: '+15095550142', email: '' }, {}],
    [{ message: '' }, { message: 'Write your message' }],
    [{ about: 'dispute:0048213' }, { reason: 'Choose what’s wrong' }],
    [{ about: 'dispute:0048213', reason: 'price' }, {}],
  ])('%j are told what is wrong', (over, problems) => {
    expect(entryProblems({ ...entries, ...over })).toEqual(problems);
  });

  it('are sent with the way that was chosen, and without what is empty', () => {
    const sent = messageOf({ ...entries, account: '', about: '', replyBy: 'text', phone: '+15095550142' });
    expect(sent).toEqual({
      topic: 'billing',
      replyBy: 'text',
      replyTo: '+15095550142',
      message: 'Was this delivered twice?',
      files: [],
    });
  });

  it('are sent with a reason where they dispute an invoice, and without one left from before', () => {
    expect(messageOf({ ...entries, about: 'dispute:0048213#2', reason: 'price' })).toMatchObject({
      about: 'dispute:0048213#2',
      reason: 'price',
    });
    expect(messageOf({ ...entries, reason: 'price' })).not.toHaveProperty('reason');
  });

  it('bear the server’s words under their own fields', () => {
    const fields = {
      replyTo: 'No',
      'attachments[0]': 'Too large',
      'attachments[2]': 'Empty',
      topic: 'What?',
    };
    expect(ownFields(fields, entries)).toEqual({
      email: 'No',
      topic: 'What?',
      attachments: 'Too large. Empty',
    });
  });
});
