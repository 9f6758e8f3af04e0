import { createVerify, X509Certificate } from 'node:crypto';

/** A message of Amazon SNS as it is posted; its `Message` is what somebody published. */
export interface SnsMessage {
  readonly Type: 'Notification' | 'SubscriptionConfirmation' | 'UnsubscribeConfirmation';
  readonly MessageId: string;
  readonly TopicArn: string;
  readonly Message: string;
  readonly Timestamp: string;
  readonly SignatureVersion: '1' | '2';
  readonly Signature: string;
  readonly SigningCertURL: string;
  readonly Subject?: string;
  /** Of a confirmation. */
  readonly Token?: string;
  readonly SubscribeURL?: string;
}

/** The one topic that is listened to. */
export interface SnsTopic {
  readonly arn: string;
  /** The only host of its region that certificates come from, and that a subscription is confirmed at. */
  readonly host: string;
}

/** Undefined for what is no topic of Amazon SNS. */
export function snsTopicOf(arn: string): SnsTopic | undefined {
  const found = /^arn:(aws|aws-cn|aws-us-gov):sns:([a-z]{2}(?:-[a-z]+)+-\d):\d{12}:[\w-]{1,256}$/.exec(arn);
  if (!found) return undefined;
  const [, partition, region] = found;
  return { arn, host: `sns.${region}.amazonaws.com${partition === 'aws-cn' ? '.cn' : ''}` };
}

/** Gets a text from an https address of the topic's host. @throws where it does not come */
export type FetchText = (address: string) => Promise<string>;

/** Why a message is not taken. None of them tells who sent it anything that it does not know. */
type SnsRefusal = 'malformed' | 'otherTopic' | 'tooOld' | 'wrongCertificate' | 'wrongSignature';

const OLDEST_MS = 24 * 3_600_000;
/** Clocks differ. */
const AHEAD_MS = 15 * 60_000;

/** @throws never; undefined for what is no message of Amazon SNS */
export function snsMessageIn(body: string): SnsMessage | undefined {
  let message: Partial<Record<keyof SnsMessage, unknown>> | null;
  try {
    message = JSON.parse(body) as typeof message;
  } catch {
    return undefined;
  }
  if (typeof message !== 'object' || message === null) return undefined;
  const isText = (name: keyof SnsMessage) => typeof message[name] === 'string';
  const isOne = always.every(isText) && sometimes.every((name) => message[name] == null || isText(name));
  const { Type, SignatureVersion } = message;
  const isKnown =
    Object.hasOwn(signed, Type as string) && (SignatureVersion === '1' || SignatureVersion === '2');
  return isOne && isKnown ? (message as unknown as SnsMessage) : undefined;
}

const always = [
  'Type',
  'MessageId',
  'TopicArn',
  'Message',
  'Timestamp',
  'SignatureVersion',
  'Signature',
  'SigningCertURL',
] as const;
const sometimes = ['Subject', 'Token', 'SubscribeURL'] as const;

const ofConfirmation = [
  'Message',
  'MessageId',
  'SubscribeURL',
  'Timestamp',
  'Token',
  'TopicArn',
  'Type',
] as const;

/** What is signed, in this order: each name and value on a line of its own. */
const signed: Readonly<Record<SnsMessage['Type'], readonly (keyof SnsMessage)[]>> = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ofConfirmation,
  UnsubscribeConfirmation: ofConfirmation,
};

/** The text that Amazon SNS signs; a member that is not there is left out. */
export const signedText = (message: SnsMessage): string =>
  signed[message.Type]
    .flatMap((name) => (message[name] == null ? [] : [`${name}\n${message[name]}\n`]))
    .join('');

/**
 * Tells messages that Amazon SNS signed for the topic from all others. Whoever signs is known by the certificate, which
 * comes over TLS from the one host of the topic's region: nothing in a message leads anywhere else.
 */
export function snsVerifier(topic: SnsTopic, fetchText: FetchText) {
  const certificates = new Map<string, Promise<X509Certificate>>();

  async function certificateAt(address: string, now: Date): Promise<X509Certificate | undefined> {
    if (!isCertificateOf(topic, address)) return undefined;
    const kept = certificates.get(address);
    // A handful of certificates are in use at once.
    if (!kept && certificates.size >= 10) certificates.clear();
    const coming = kept ?? fetchText(address).then((pem) => new X509Certificate(pem));
    certificates.set(address, coming);
    try {
      const certificate = await coming;
      return isOfSns(certificate, now) ? certificate : undefined;
    } catch {
      certificates.delete(address);
      return undefined;
    }
  }

  /** Undefined for a message that may be believed. */
  return async (message: SnsMessage, now: Date): Promise<SnsRefusal | undefined> => {
    if (message.TopicArn !== topic.arn) return 'otherTopic';
    const age = now.getTime() - Date.parse(message.Timestamp);
    if (!(age <= OLDEST_MS && age >= -AHEAD_MS)) return 'tooOld';
    const certificate = await certificateAt(message.SigningCertURL, now);
    if (!certificate) return 'wrongCertificate';
    const verify = createVerify(message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256');
    const isRight = verify
      .update(signedText(message), 'utf8')
      .verify(certificate.publicKey, Buffer.from(message.Signature, 'base64'));
    return isRight ? undefined : 'wrongSignature';
  };
}

/** As Amazon SNS names them: on its own host, without a port, a name or a query. */
const isCertificateOf = ({ host }: SnsTopic, address: string): boolean => {
  const name = address.startsWith(`https://${host}/`) ? address.slice(`https://${host}/`.length) : '';
  return /^SimpleNotificationService-[0-9a-f]{8,64}\.pem$/.test(name);
};

/** Valid now, and made out to Amazon SNS. Who issued it is vouched for by the host that it came from. */
const isOfSns = (certificate: X509Certificate, now: Date): boolean =>
  Date.parse(certificate.validFrom) <= now.getTime() &&
  now.getTime() <= Date.parse(certificate.validTo) &&
  certificate.publicKey.asymmetricKeyType === 'rsa' &&
  certificate.checkHost('sns.amazonaws.com', { subject: 'always' }) !== undefined;

/**
 * Where a subscription is confirmed: put together here, as the address in a message could lead anywhere.
 * @returns undefined for a token that is none
 */
export const confirmationAt = ({ arn, host }: SnsTopic, token: string): string | undefined =>
  /^[0-9a-fA-F]{16,1024}$/.test(token)
    ? `https://${host}/?Action=ConfirmSubscription&TopicArn=${encodeURIComponent(arn)}&Token=${token}`
    : undefined;
