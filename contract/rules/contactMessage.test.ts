import { describe, expect, it } from 'vitest';
import { contactAbout, disputeAbout, maxAboutLines } from './contactAbout';
import { type ContactEntries, contactProblems } from './contactMessage';

const whole: ContactEntries = {
  topic: 'billing',
  about: 'invoice:0048213',
  reason: '',
  replyBy: 'email',
  replyTo: 'ada@example.com',
  message: 'Was this delivered twice?',
};

describe('contactProblems', () => {
  it.each<[string, Partial<ContactEntries>]>([
    ['a whole message', {}],
    ['one about nothing of ours', { about: '' }],
    ['a phone number as people type it', { replyBy: 'phone', replyTo: '(509) 555-0142' }],
    ['a number for texts', { replyBy: 'text', replyTo: '+15095550142' }],
    ['a dispute that says why', { about: 'dispute:0048213', reason: 'price' }],
    ['the longest message', { message: 'x'.repeat(2000) }],
  ])('finds nothing wrong with %s', (_, over) => {
    expect(contactProblems({ ...whole, ...over })).toEqual({});
  });

  it.each<[Partial<ContactEntries>, keyof ContactEntries, string]>([
    [{ topic: '' }, 'topic', 'Choose what it’s about'],
    [{ topic: 'constructor' }, 'topic', 'Choose what it’s about'],
    [{ about: 'invoice:\nBcc' }, 'about', 'We can’t find that document. Remove it'],
    [{ about: 'dispute:0048213' }, 'reason', 'Choose what’s wrong'],
    [{ about: 'dispute:0048213', reason: 'toString' }, 'reason', 'Choose what’s wrong'],
    [{ replyBy: '' }, 'replyBy', 'Choose how you want to hear back'],
    [{ replyTo: 'ada' }, 'replyTo', 'Enter an email address like name@example.com'],
    [{ replyTo: '509-555-0142' }, 'replyTo', 'Enter an email address like name@example.com'],
    [{ replyBy: 'phone' }, 'replyTo', 'Enter a US phone number with 10 digits'],
    [{ replyBy: 'text', replyTo: '555-0142' }, 'replyTo', 'Enter a US phone number with 10 digits'],
    [{ message: ' \n ' }, 'message', 'Write your message'],
    [{ message: 'x'.repeat(2001) }, 'message', 'Shorten your message to 2,000 characters'],
  ])('%j is told at %s: %s', (over, field, words) => {
    expect(contactProblems({ ...whole, ...over })).toEqual({ [field]: words });
  });
});

describe('contactAbout', () => {
  it.each([
    ['invoice:0048213', 'billing', 'message', 'Invoice 0048213'],
    ['dispute:0048213', 'billing', 'dispute', 'Dispute of invoice 0048213'],
    ['dispute:0048213#3', 'billing', 'dispute', 'Dispute of invoice 0048213, line 3'],
    ['dispute:0048213#3,2,3', 'billing', 'dispute', 'Dispute of invoice 0048213, lines 2, 3'],
    ['statement:S-2026-04-00117', 'billing', 'message', 'Statement S-2026-04-00117'],
    ['request:PR-2026-000123', 'billing', 'question', 'Request PR-2026-000123'],
    ['prepay', 'prepay', 'message', 'Prepay'],
    ['prepay:PP-1', 'prepay', 'message', 'Prepay contract PP-1'],
    ['leftover', 'prepay', 'leftover', 'Leftover prepay'],
    ['leftover:PP-1', 'prepay', 'leftover', 'Left of prepay contract PP-1'],
    ['savings', 'depositPlan', 'message', 'My savings'],
    ['enroll', 'depositPlan', 'enrollment', 'Joining the deposit plan'],
    ['profile', 'update', 'details', 'What is on file for me'],
    ['address', 'update', 'details', 'Change of address'],
    ['buyers', 'update', 'details', 'Change of authorized buyers'],
  ])('reads %s', (about, topic, kind, words) => {
    expect(contactAbout(about)).toMatchObject({ topic, kind, words });
  });

  it.each([
    ['dispute:0048213#3,2,3', '0048213', [2, 3]],
    ['dispute:0048213', '0048213', []],
    [`dispute:A#${Array.from({ length: maxAboutLines }, (_, at) => at + 1).join(',')}`, 'A', maxAboutLines],
    ['enroll', null, []],
  ])('finds in %s what it names', (about, reference, lines) => {
    const found = contactAbout(about)!;
    expect(found.reference).toBe(reference);
    if (typeof lines === 'number') expect(found.lines).toHaveLength(lines);
    else expect(found.lines).toEqual(lines);
  });

  it.each([
    '',
    'toString',
    'invoice:',
    'profile:7',
    'invoice:<b>',
    `invoice:${'9'.repeat(41)}`,
    'constructor:1',
    'dispute',
    'dispute:0048213#',
    'dispute:0048213#x',
    'dispute:0048213#100000',
    `dispute:A#${Array.from({ length: maxAboutLines + 1 }, (_, at) => at + 1).join(',')}`,
    'invoice:0048213#2',
    'enroll:1',
  ])('knows nothing of %j', (about) => {
    expect(contactAbout(about)).toBeUndefined();
  });

  it('writes a dispute as it reads it', () => {
    expect(contactAbout(disputeAbout('0048213', [2, 3]))).toMatchObject({
      reference: '0048213',
      lines: [2, 3],
    });
    expect(contactAbout(disputeAbout('0048213'))?.lines).toEqual([]);
  });
});
