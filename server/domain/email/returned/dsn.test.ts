import { expect, it } from 'vitest';
import { dsnIn } from './dsn';
import { aDsn, messageId } from './testing/aDsn';

const told = {
  reportId: `dsn:${messageId}:permanent`,
  email: { messageId },
  recipients: ['jane@example.com'],
  kind: 'permanent',
  detail: '5.1.1',
};

it.each([
  ['as Postfix writes it, by the headers that it returns', aDsn()],
  ['by the name that the envelope had', aDsn({ envelope: messageId, returned: '' })],
  ['with the whole email', aDsn({ returnedType: 'message/rfc822' })],
  ['with bare line ends', aDsn().replaceAll('\r\n', '\n')],
  [
    'with a boundary without quotes',
    aDsn({ type: 'multipart/report; report-type=delivery-status; boundary=b1' }),
  ],
  [
    'with a header folded over lines',
    aDsn({ type: 'multipart/report;\r\n\treport-type="delivery-status";\r\n boundary="b1"' }),
  ],
])('is read %s', (_, mail) => {
  expect(dsnIn(mail)).toEqual(told);
});

it.each([
  ['5.1.1', 'permanent', '5.1.1'],
  ['5.2.2 (mailbox full)', 'transient', '5.2.2'],
  ['4.4.7', 'transient', '4.4.7'],
  ['5.7.1', 'returned', '5.7.1'],
  ['unknown', 'returned', ''],
])('the status %s is %s', (status, kind, detail) => {
  expect(dsnIn(aDsn({ status }))).toMatchObject({ kind, detail });
});

it('names both who it was sent to and who took it in the end', () => {
  expect(
    dsnIn(aDsn({ original: 'rfc822;jane@example.com', final: 'RFC822; jane@farm.example' })),
  ).toMatchObject({
    recipients: ['jane@example.com', 'jane@farm.example'],
  });
});

it.each([
  ['an answer of a person', 'From: jane@example.com\r\nContent-Type: text/plain\r\n\r\nI am away.'],
  ['nothing', ''],
  ['a report of another type', aDsn({ type: 'multipart/report; report-type=feedback-report; boundary=b1' })],
  ['a mail with parts that is no report', aDsn({ type: 'multipart/mixed; boundary=b1' })],
  ['a report without a boundary', aDsn({ type: 'multipart/report; report-type=delivery-status' })],
  ['a delay', aDsn({ action: 'delayed' })],
  ['a delivery', aDsn({ action: 'delivered' })],
  ['an email of somebody else', aDsn({ returned: 'Message-ID: <CAF123@mail.example.com>' })],
  ['no email', aDsn({ returned: '' })],
  ['a name with more around it', aDsn({ returned: `Message-ID: <x${messageId}@example.com>` })],
  [
    'several recipients',
    aDsn({ more: '\r\n\r\nFinal-Recipient: rfc822; b@example.com\r\nAction: failed\r\nStatus: 5.1.1' }),
  ],
])('is none of %s', (_, mail) => {
  expect(dsnIn(mail)).toBeUndefined();
});

it('reads the worst mail in no time', () => {
  const worst = aDsn({ returned: ` \n \t`.repeat(200_000) });
  expect(dsnIn(worst)).toBeUndefined();
});
