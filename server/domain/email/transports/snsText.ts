import type { SNS, SNSClientConfig } from '@aws-sdk/client-sns';
import { awsErrorCode, loadSdk, timeLimit } from '@server/aws/awsClient';
import type { TextTransport } from '../transport';
import { Undelivered } from '../undelivered';

interface SnsOptions {
  /** Region and endpoint as the SDK takes them. Without credentials it finds those of the environment, and renews them. */
  readonly client: SNSClientConfig;
  /** The number that texts come from, which phones reply to; undefined: whichever the account has. */
  readonly from: string | undefined;
  /** How long one delivery may take; shorter than a claim lasts. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;

/** Hands each text message to Amazon SNS: docs/decisions/090-text-messages.md. */
export function snsText({ client, from, timeoutMs = TIMEOUT_MS }: SnsOptions): TextTransport {
  let opened: Promise<SNS> | undefined;
  const attributes = {
    'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' },
    ...(from && { 'AWS.MM.SMS.OriginationNumber': { DataType: 'String', StringValue: from } }),
  };
  return {
    async send({ to, text }) {
      try {
        const sns = await (opened ??= open(client, timeoutMs));
        const { MessageId } = await sns.publish({
          PhoneNumber: to,
          Message: text,
          MessageAttributes: attributes,
        });
        if (MessageId) return { sentAs: MessageId };
      } catch (error) {
        throw undelivered(error as Error);
      }
      throw new Undelivered('maybe', false, 'sns');
    },
  };
}

/** One attempt per call: what is not taken is tried again by the outbox, in its own time. */
async function open(client: SNSClientConfig, timeoutMs: number): Promise<SNS> {
  const sdk = await loadSdk(() => import('@aws-sdk/client-sns'));
  return new sdk.SNS({ ...timeLimit(timeoutMs), maxAttempts: 1, ...client });
}

const noAnswer = /^(TimeoutError|ECONNRESET|EPIPE|HTTP (200|502|504))$/;

/**
 * What SNS said by its code alone. A number that it refuses is for good, and so is a message; throttling, a spend limit and our
 * credentials are for later. Where there was no answer the message may have left.
 */
function undelivered(error: Error): Undelivered {
  const code = awsErrorCode(error);
  if (noAnswer.test(code)) return new Undelivered('maybe', false, code);
  const isInvalid = /^(InvalidParameter|ParameterValueInvalid|Validation|OptedOut)\w*$/.test(code);
  const isOfNumber = isInvalid && /phone ?number|opted out/i.test(error.message);
  return new Undelivered('sns', isInvalid, code, isOfNumber ? 'permanent' : undefined);
}
