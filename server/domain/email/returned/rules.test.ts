import { expect, it } from 'vitest';
import { isHeldBack, kindOfBounce, kindOfStatus } from './rules';

it.each([
  ['5.1.1', 'permanent'],
  ['5.1.0', 'permanent'],
  ['5.1.2', 'permanent'],
  ['5.1.3', 'permanent'],
  ['5.1.6', 'permanent'],
  ['5.1.10', 'permanent'],
  // The sender's address, which is ours.
  ['5.1.7', 'transient'],
  ['5.1.8', 'transient'],
  ['5.2.1', 'permanent'],
  ['5.2.2', 'transient'],
  ['4.2.2', 'transient'],
  ['5.4.4', 'permanent'],
  ['5.4.1', 'transient'],
  ['4.4.7', 'transient'],
  ['5.0.0', undefined],
  ['5.3.4', undefined],
  ['5.6.1', undefined],
  ['5.7.1', undefined],
  ['4.7.1', undefined],
  ['2.1.5', undefined],
  ['5.1', undefined],
  ['', undefined],
])('the status %s says of an address: %s', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind);
});

it.each([
  ['Permanent', 'General', 'permanent'],
  ['Permanent', 'NoEmail', 'permanent'],
  ['Permanent', 'Suppressed', 'permanent'],
  ['Permanent', 'OnAccountSuppressionList', 'permanent'],
  ['Transient', 'MailboxFull', 'transient'],
  ['Transient', 'General', 'transient'],
  ['Undetermined', 'Undetermined', 'transient'],
  ['Transient', 'MessageTooLarge', undefined],
  ['Transient', 'ContentRejected', undefined],
  ['Transient', 'AttachmentRejected', undefined],
])('a bounce that SES calls %s %s says of an address: %s', (type, subType, kind) => {
  expect(kindOfBounce(type, subType)).toBe(kind);
});

it.each([
  ['notice', true],
  ['noticeDigest', true],
  ['announcement', true],
  ['messageAnswered', true],
  ['securityNotice', false],
  ['contactChanged', false],
  ['contactCode', false],
  ['requestReceipt', false],
  ['requestChanged', false],
  ['autopay', false],
  ['scheduled', false],
  ['optionNotice', false],
])('%s waits while an address is marked: %s', (name, waits) => {
  expect(isHeldBack(name)).toBe(waits);
});
