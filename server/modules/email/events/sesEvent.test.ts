import { expect, it } from 'vitest';
import { toldBySes } from './sesEvent';

const mail = {
  timestamp: '2026-04-13T14:59:00.000Z',
  messageId: '0101-ses',
  destination: ['jane@example.com'],
};
const of = (event: object) => toldBySes(JSON.stringify({ mail, ...event }), 'event-1');
const bounce = (bounceType: string, bounceSubType: string) => ({
  bounce: { bounceType, bounceSubType, bouncedRecipients: [{ emailAddress: 'jane@example.com' }] },
});

it.each([
  [
    'a bounce for good',
    { eventType: 'Bounce', ...bounce('Permanent', 'General') },
    'permanent',
    'Permanent General',
  ],
  [
    'the same of an identity',
    { notificationType: 'Bounce', ...bounce('Permanent', 'NoEmail') },
    'permanent',
    'Permanent NoEmail',
  ],
  [
    'a full mailbox',
    { eventType: 'Bounce', ...bounce('Transient', 'MailboxFull') },
    'transient',
    'Transient MailboxFull',
  ],
  [
    'a bounce about the email',
    { eventType: 'Bounce', ...bounce('Transient', 'MessageTooLarge') },
    'returned',
    'Transient MessageTooLarge',
  ],
  [
    'a complaint',
    { eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress: 'jane@example.com' }] } },
    'complaint',
    '',
  ],
  [
    'a delivery',
    { notificationType: 'Delivery', delivery: { recipients: ['jane@example.com'] } },
    'delivered',
    '',
  ],
  ['a rejection', { eventType: 'Reject', reject: { reason: 'Bad content' } }, 'rejected', ''],
])('reads %s', (_, event, kind, detail) => {
  expect(of(event)).toEqual({
    reportId: 'event-1',
    email: { carrierId: '0101-ses' },
    takenAt: new Date('2026-04-13T14:59:00.000Z'),
    ownId: undefined,
    recipients: ['jane@example.com'],
    kind,
    detail,
  });
});

it('finds our own name in the headers, and an address behind a name', () => {
  const told = toldBySes(
    JSON.stringify({
      eventType: 'Bounce',
      mail: { ...mail, headers: [{ name: 'X-Entity-Ref-ID', value: 'own' }] },
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'Jane <jane@example.com>' }] },
    }),
    'event-1',
  );
  expect(told).toMatchObject({ ownId: 'own', recipients: ['jane@example.com'], detail: 'Permanent' });
});

it.each([
  ['no JSON', 'You have successfully subscribed'],
  ['no object', '[]'],
  ['nothing', 'null'],
  ['the word of a new topic', JSON.stringify({ notificationType: 'AmazonSnsSubscriptionSucceeded' })],
  ['an opening', JSON.stringify({ eventType: 'Open', mail })],
  ['a delay', JSON.stringify({ eventType: 'DeliveryDelay', mail })],
  ['an email without a name', JSON.stringify({ eventType: 'Bounce', mail: {} })],
  [
    'a complaint that is taken back',
    JSON.stringify({ eventType: 'Complaint', mail, complaint: { complaintFeedbackType: 'not-spam' } }),
  ],
])('finds nothing in %s', (_, text) => {
  expect(toldBySes(text, 'event-1')).toBeUndefined();
});

it.each([
  ['no list', { bouncedRecipients: 'jane@example.com' }, []],
  ['numbers', { bouncedRecipients: [1, null, { emailAddress: 2 }] }, []],
  ['words that are none of SES’s', { bounceType: 'Permanent\n', bounceSubType: '<b>' }, []],
])('repeats nothing of %s', (_, bounced, recipients) => {
  expect(of({ eventType: 'Bounce', bounce: bounced })).toMatchObject({ recipients, detail: '' });
});
