import { describe, expect, it } from 'vitest';
import { type Answer, awsKeys, awsReceiver, type Heard, region } from '@server/aws/testing/awsReceiver';
import { snsText } from './snsText';

const to = '+15095550134';
const aText = { messageId: '7a0c7f9e-0000-4000-8000-000000000001', to, text: 'Ada: ¿señal? & more' };

const xml = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body,
});
const failure = (status: number, code: string, message = `No to ${to}`): Answer =>
  xml(
    status,
    `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>r</RequestId></ErrorResponse>`,
  );
const taken = xml(
  200,
  '<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>sns-1</MessageId></PublishResult></PublishResponse>',
);

/** SNS as far as the portal speaks to it. */
const asSns = ({ path, body }: Heard): Answer =>
  path === '/' && body.Action === 'Publish' && body.Version === '2010-03-31'
    ? taken
    : failure(400, 'InvalidAction');

async function carrier(answer?: Answer | 'silent', from?: string) {
  const { endpoint, heard } = await awsReceiver('sns', (call) =>
    answer === 'silent' ? undefined : (answer ?? asSns(call)),
  );
  // Only who is silent runs into it, however busy the machine.
  const timeoutMs = answer === 'silent' ? 300 : 30_000;
  return {
    transport: snsText({ client: { region, endpoint, credentials: awsKeys }, from, timeoutMs }),
    heard,
  };
}

describe('a text message through Amazon SNS', () => {
  it('is signed, and goes to one number as transactional', async () => {
    const { transport, heard } = await carrier();
    expect(await transport.send(aText)).toEqual({ sentAs: 'sns-1' });
    expect(heard).toHaveLength(1);
    expect(heard[0]!.body).toEqual({
      Action: 'Publish',
      Version: '2010-03-31',
      PhoneNumber: to,
      Message: aText.text,
      'MessageAttributes.entry.1.Name': 'AWS.SNS.SMS.SMSType',
      'MessageAttributes.entry.1.Value.DataType': 'String',
      'MessageAttributes.entry.1.Value.StringValue': 'Transactional',
    });
    expect(heard[0]!.path).not.toContain('509');
  });

  it('comes from the number that phones reply to', async () => {
    const { transport, heard } = await carrier(undefined, '+12065550100');
    await transport.send(aText);
    expect(heard[0]!.body).toMatchObject({
      'MessageAttributes.entry.2.Name': 'AWS.MM.SMS.OriginationNumber',
      'MessageAttributes.entry.2.Value.StringValue': '+12065550100',
    });
  });

  it('of another key is refused, and may be sent later', async () => {
    const { endpoint } = await awsReceiver('sns', asSns);
    const client = { region, endpoint, credentials: { ...awsKeys, secretAccessKey: 'another' } };
    await expect(snsText({ client, from: undefined }).send(aText)).rejects.toMatchObject({
      permanent: false,
    });
  });

  const invalid = 'Invalid parameter: PhoneNumber Reason:';
  it.each<[string, Answer | 'silent', string, boolean, 'permanent' | undefined]>([
    [
      'to no number',
      failure(400, 'InvalidParameter', `${invalid} ${to} is not valid`),
      'sns InvalidParameterException',
      true,
      'permanent',
    ],
    [
      'to a phone that opted out',
      failure(400, 'InvalidParameter', `${invalid} ${to} is opted out`),
      'sns InvalidParameterException',
      true,
      'permanent',
    ],
    [
      'opted out by its own name',
      failure(400, 'OptedOut', 'The phone number opted out'),
      'sns OptedOutException',
      true,
      'permanent',
    ],
    [
      'malformed',
      failure(400, 'InvalidParameter', 'Invalid parameter: Message'),
      'sns InvalidParameterException',
      true,
      undefined,
    ],
    ['too fast', failure(400, 'Throttled'), 'sns ThrottledException', false, undefined],
    ['throttled by AWS', failure(400, 'Throttling', 'Rate exceeded'), 'sns Throttling', false, undefined],
    ['not allowed', failure(403, 'AuthorizationError'), 'sns AuthorizationErrorException', false, undefined],
    [
      'of a service in trouble',
      failure(500, 'InternalError'),
      'sns InternalErrorException',
      false,
      undefined,
    ],
    ['in a bad hour', { status: 502, body: '<html>' }, 'maybe HTTP 502', false, undefined],
    ['unanswered', 'silent', 'maybe TimeoutError', false, undefined],
  ])('that is %s is told by its code alone', async (_, answer, said, permanent, ofAddress) => {
    const { transport, heard } = await carrier(answer);
    const sending = transport.send(aText);
    await expect(sending).rejects.toMatchObject({ name: 'Undelivered', message: said, permanent, ofAddress });
    await expect(sending).rejects.not.toThrow('509');
    expect(heard).toHaveLength(1);
  });
});
