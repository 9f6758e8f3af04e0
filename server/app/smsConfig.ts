import { toTextNumber } from '@contract/rules/textMessages';
import { type SnsTopic, snsTopicOf } from '../http/snsMessage';
import { type Environment, sealedServiceOf } from './configValues';

export interface SmsConfig {
  /** Amazon SNS, which carries text messages; undefined: nobody does. */
  readonly sns:
    | { readonly region: string; readonly endpoint: string; readonly from: string | undefined }
    | undefined;
  /** What phones reply, by this topic; undefined: nobody listens. */
  readonly replies: SnsTopic | undefined;
}

/** @throws with what is wrong, why, and what to set instead */
export function smsOf(env: Environment): SmsConfig {
  const sns = snsOf(env);
  const replies = repliesOf(env.SMS_EVENTS_TOPIC);
  if (replies && !sns)
    throw new Error(
      'SMS_EVENTS_TOPIC is set and SMS_REGION is not, so there is nothing to reply to. Set both, or leave the topic out.',
    );
  return { sns, replies };
}

function snsOf(env: Environment): SmsConfig['sns'] {
  const endpoint = sealedServiceOf(env, 'SMS_ENDPOINT');
  const region = env.SMS_REGION;
  if (!region) return undefined;
  if (!/^[a-z]{2}(-[a-z]+)+-[0-9]$/.test(region))
    throw new Error(
      `SMS_REGION is "${region}", which is no region of AWS, so no text message could leave. Set it to one such as us-west-2.`,
    );
  return { region, endpoint: endpoint ?? `https://sns.${region}.amazonaws.com`, from: fromOf(env.SMS_FROM) };
}

function fromOf(typed: string | undefined): string | undefined {
  const number = typed ? toTextNumber(typed) : undefined;
  if (number || !typed) return number;
  throw new Error(
    `SMS_FROM is "${typed}", which is no number of the US or Canada, so no text message could leave. Set it to the number ` +
      'that the account sends from, such as +12065550100, or leave it out.',
  );
}

function repliesOf(arn: string | undefined): SmsConfig['replies'] {
  const topic = arn ? snsTopicOf(arn) : undefined;
  if (topic || !arn) return topic;
  throw new Error(
    `SMS_EVENTS_TOPIC is "${arn}", which is no topic of Amazon SNS, so nobody would learn of a STOP. Set it to one such as ` +
      'arn:aws:sns:us-west-2:123456789012:portal-texts, or leave it out.',
  );
}
