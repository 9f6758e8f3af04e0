import { sign } from 'node:crypto';
import { type SnsMessage, signedText, snsTopicOf } from '../snsMessage';
import { selfSigned } from './certificate';

export const topic = snsTopicOf('arn:aws:sns:us-west-2:123456789012:portal-email')!;
export const certificateAt = `https://${topic.host}/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem`;

/** Signs messages as Amazon SNS does, with a certificate of its own, and hands that out at its address. */
export function snsSender(made: Parameters<typeof selfSigned>[0] = {}) {
  const { pem, privateKey } = selfSigned(made);
  const fetched: string[] = [];
  let sent = 0;
  return {
    fetched,
    fetchText: async (address: string): Promise<string> => {
      fetched.push(address);
      if (address.endsWith('.pem') || address.includes('Action=ConfirmSubscription')) return pem;
      throw new Error('404');
    },
    /** @param change what is different; with `Signature` it is not signed anew */
    signed(change: Partial<SnsMessage> = {}): SnsMessage {
      sent += 1;
      const message: SnsMessage = {
        Type: 'Notification',
        MessageId: `message-${sent}`,
        TopicArn: topic.arn,
        Message: 'said',
        Timestamp: '2026-04-13T15:00:00.000Z',
        SignatureVersion: '2',
        SigningCertURL: certificateAt,
        Signature: '',
        ...change,
      };
      const algorithm = message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
      const signature = sign(algorithm, Buffer.from(signedText(message)), privateKey).toString('base64');
      return { ...message, Signature: change.Signature ?? signature };
    },
  };
}
