import { describe, expect, it } from 'vitest';
import { contactAbout } from './contactAbout';
import { type ContactEntries, contactProblems } from './contactMessage';

const whole: ContactEntries = {
  topic: 'billing',
  about: 'invoice:0048213',
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
    ['the longest message', { message: 'x'.repeat(2000) }],
  ])('finds nothing wrong with %s', (_, over) => {
    expect(contactProblems({ ...whole, ...over })).toEqual({});
  });

  it.each<[Partial<ContactEntries>, keyof ContactEntries, string]>([
    [{ topic: '' }, 'topic', 'Choose what it’s about'],
    [{ topic: 'constructor' }, 'topic', 'Choose what it’s about'],
    [{ about: 'invoice:\nBcc' }, 'about', 'We can’t find that document. Remove it'],
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
    ['invoice:0048213', 'billing', 'Invoice 0048213'],
    ['statement:S-2026-04-00117', 'billing', 'Statement S-2026-04-00117'],
    ['request:PR-2026-000123', 'billing', 'Request PR-2026-000123'],
    ['prepay', 'prepay', 'Prepay'],
    ['prepay:PP-1', 'prepay', 'Prepay contract PP-1'],
    ['savings', 'depositPlan', 'My savings'],
    ['profile', 'update', 'What is on file for me'],
  ])('reads %s', (about, topic, words) => {
    expect(contactAbout(about)).toEqual({ topic, words });
  });

  it.each([
    '',
    'toString',
    'invoice:',
    'profile:7',
    'invoice:<b>',
    `invoice:${'9'.repeat(41)}`,
    'constructor:1',
  ])('knows nothing of %j', (about) => {
    expect(contactAbout(about)).toBeUndefined();
  });
});
