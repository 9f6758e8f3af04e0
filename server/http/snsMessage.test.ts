import { describe, expect, it } from 'vitest';
import {
  confirmationAt,
  type SnsMessage,
  signedText,
  snsMessageIn,
  snsTopicOf,
  snsVerifier,
} from './snsMessage';
import { certificateAt, snsSender, topic } from './testing/snsSender';

const now = new Date('2026-04-13T15:00:00.000Z');
const tell = (sender: ReturnType<typeof snsSender>, message: SnsMessage, at = now) =>
  snsVerifier(topic, sender.fetchText)(message, at);

it('signs what AWS documents, a member that is not there left out', () => {
  const sender = snsSender();
  const signed = (change: Partial<SnsMessage>) => sender.signed(change);
  expect(signedText(signed({ MessageId: 'm', Message: 'a\nb' }))).toBe(
    `Message\na\nb\nMessageId\nm\nTimestamp\n2026-04-13T15:00:00.000Z\nTopicArn\n${topic.arn}\nType\nNotification\n`,
  );
  expect(signedText(signed({ Subject: 'S' }))).toContain('\nSubject\nS\nTimestamp\n');
  expect(
    signedText(
      signed({ Type: 'SubscriptionConfirmation', MessageId: 'm', Token: 't', SubscribeURL: 'https://u' }),
    ),
  ).toBe(
    `Message\nsaid\nMessageId\nm\nSubscribeURL\nhttps://u\nTimestamp\n2026-04-13T15:00:00.000Z\nToken\nt\nTopicArn\n${topic.arn}\nType\nSubscriptionConfirmation\n`,
  );
});

describe('a message', () => {
  it.each(['1', '2'] as const)('of signature version %s is taken', async (SignatureVersion) => {
    const sender = snsSender();
    expect(await tell(sender, sender.signed({ SignatureVersion, Subject: 'Notice' }))).toBeUndefined();
  });

  const changes: [string, Partial<SnsMessage>, string][] = [
    ['of another topic', { TopicArn: `${topic.arn}x` }, 'otherTopic'],
    ['a day and a second old', { Timestamp: '2026-04-12T14:59:59.000Z' }, 'tooOld'],
    ['16 minutes ahead', { Timestamp: '2026-04-13T15:16:00.000Z' }, 'tooOld'],
    ['of no instant', { Timestamp: 'soon' }, 'tooOld'],
    ['with a signature of nothing', { Signature: '' }, 'wrongSignature'],
    ['whose signature is none', { Signature: '%%' }, 'wrongSignature'],
    ...[
      'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
      'http://sns.us-west-2.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem',
      'https://sns.us-west-2.amazonaws.com.example.com/SimpleNotificationService-0123456789abcdef.pem',
      'https://sns.us-west-2.amazonaws.com@example.com/SimpleNotificationService-0123456789abcdef.pem',
      'https://sns.us-west-2.amazonaws.com:8443/SimpleNotificationService-0123456789abcdef.pem',
      'https://sns.us-west-2.amazonaws.com/../SimpleNotificationService-0123456789abcdef.pem',
      'https://sns.us-west-2.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem?x=.pem',
      'https://sns.us-west-2.amazonaws.com/?Action=ConfirmSubscription&x=.pem',
      'https://127.0.0.1/SimpleNotificationService-0123456789abcdef.pem',
      'file:///etc/SimpleNotificationService-0123456789abcdef.pem',
    ].map((SigningCertURL): [string, Partial<SnsMessage>, string] => [
      `with its certificate at ${SigningCertURL}`,
      { SigningCertURL },
      'wrongCertificate',
    ]),
  ];
  it.each(changes)('%s is not', async (_, change, why) => {
    const sender = snsSender();
    expect(await tell(sender, sender.signed(change))).toBe(why);
    expect(sender.fetched.filter((address) => address !== certificateAt)).toEqual([]);
  });

  it.each([
    ['a day old', '2026-04-12T15:00:00.000Z'],
    ['a quarter of an hour ahead', '2026-04-13T15:15:00.000Z'],
  ])('%s is taken', async (_, Timestamp) => {
    const sender = snsSender();
    expect(await tell(sender, sender.signed({ Timestamp }))).toBeUndefined();
  });

  it.each(['Message', 'MessageId', 'Subject', 'Timestamp'] as const)(
    'whose %s was changed is not',
    async (name) => {
      const sender = snsSender();
      const message = { ...sender.signed({ Subject: 'Notice' }), [name]: '2026-04-13T15:01:00.000Z' };
      expect(await tell(sender, message)).toBe('wrongSignature');
    },
  );

  it.each([
    ['that somebody else signed', {}, 'wrongSignature'],
    ['of a certificate that ended', { to: '2026-04-13' }, 'wrongCertificate'],
    ['of a certificate that has not begun', { from: '2026-04-14' }, 'wrongCertificate'],
    ['of a certificate of somebody else', { name: 'sns.example.com' }, 'wrongCertificate'],
  ])('%s is not', async (_, made, why) => {
    const own = snsSender(made);
    const other = snsSender();
    const message = why === 'wrongSignature' ? other.signed() : own.signed();
    expect(await tell(own, message)).toBe(why);
  });

  it('asks for a certificate once, and again where it did not come', async () => {
    const sender = snsSender();
    let fails = true;
    const asked: string[] = [];
    const verify = snsVerifier(topic, (address) => {
      asked.push(address);
      return fails ? Promise.reject(new Error('down')) : sender.fetchText(address);
    });
    expect(await verify(sender.signed(), now)).toBe('wrongCertificate');
    fails = false;
    expect(await verify(sender.signed(), now)).toBeUndefined();
    expect(await verify(sender.signed(), now)).toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});

it.each([
  ['no JSON', '{'],
  ['no object', '"text"'],
  ['nothing', 'null'],
  ['another type', JSON.stringify({ ...snsSender().signed(), Type: 'toString' })],
  ['another version', JSON.stringify({ ...snsSender().signed(), SignatureVersion: '3' })],
  ['a number for a text', JSON.stringify({ ...snsSender().signed(), MessageId: 1 })],
  ['an object for what may be missing', JSON.stringify({ ...snsSender().signed(), Subject: {} })],
])('reads no message in %s', (_, body) => {
  expect(snsMessageIn(body)).toBeUndefined();
});

it.each([
  ['arn:aws:sns:us-west-2:123456789012:portal', 'sns.us-west-2.amazonaws.com'],
  ['arn:aws-us-gov:sns:us-gov-west-1:123456789012:portal', 'sns.us-gov-west-1.amazonaws.com'],
  ['arn:aws-cn:sns:cn-north-1:123456789012:portal', 'sns.cn-north-1.amazonaws.com.cn'],
  ['arn:aws:sqs:us-west-2:123456789012:portal', undefined],
  ['arn:aws:sns:us-west-2.example.com/:123456789012:portal', undefined],
  ['arn:aws:sns:us-west-2:1234:portal', undefined],
])('knows the host of %s', (arn, host) => {
  expect(snsTopicOf(arn)?.host).toBe(host);
});

it('confirms at the host of the topic alone', () => {
  expect(confirmationAt(topic, 'ab'.repeat(32))).toBe(
    `https://sns.us-west-2.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${encodeURIComponent(topic.arn)}&Token=${'ab'.repeat(32)}`,
  );
  expect(confirmationAt(topic, 'short')).toBeUndefined();
  expect(confirmationAt(topic, `${'ab'.repeat(32)}&TopicArn=x`)).toBeUndefined();
});
