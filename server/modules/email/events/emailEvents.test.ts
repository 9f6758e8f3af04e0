import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestMailServer } from '@server/domain/email/testing/testMailServer';
import { stoppedClock } from '@server/identity/testing/testPool';
import { openTestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import type { SnsMessage } from '@server/http/snsMessage';
import { certificateAt, snsSender, topic } from '@server/http/testing/snsSender';

const jane = 'jane@example.com';

/** A portal that listens to a topic, and an email that Amazon SES took. */
async function openListening({ listens = true }: { readonly listens?: boolean } = {}) {
  const db = await openTestDbForTest();
  const sns = snsSender();
  const portal = await openTestApp(db, { events: listens ? { topic, fetchText: sns.fetchText } : undefined });
  onTestFinished(() => portal.close());
  const sending = { mail: { send: async () => ({ sentAs: '0101-ses' }) } };
  const { put, mailWorker } = await openTestMailServer(db, sending, stoppedClock(testNow));
  const messageId = randomUUID();
  await put({
    to: jane,
    reader: jane,
    messageId,
    letter: { name: 'securityNotice', event: 'passwordChanged', at: testNow },
  });
  await mailWorker.round();
  const post = (body: string, type = 'text/plain; charset=UTF-8') =>
    portal.send({ method: 'POST', url: '/email/events', headers: { 'content-type': type }, payload: body });
  const tell = (message: SnsMessage) => post(JSON.stringify(message));
  const event = (over: object = {}, mail: object = {}) =>
    JSON.stringify({
      eventType: 'Bounce',
      mail: { messageId: '0101-ses', timestamp: testNow, ...mail },
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: [{ emailAddress: jane }],
      },
      ...over,
    });
  const marks = () =>
    db.sql.selectFrom('suppressed_address').select(['address', 'reason', 'ended_at']).execute();
  return { db, portal, sns, tell, post, event, marks, messageId };
}

describe('an event of Amazon SES', () => {
  it('marks the address of its email, once', async () => {
    const { db, sns, tell, event, marks } = await openListening();
    const message = sns.signed({ Message: event() });
    expect(await tell(message)).toMatchObject({ statusCode: 200 });
    expect(await marks()).toEqual([{ address: jane, reason: 'bounced', ended_at: null }]);

    await db.sql.deleteFrom('suppressed_address').execute();
    expect(await tell(message)).toMatchObject({ statusCode: 200 });
    expect(await marks()).toEqual([]);
  });

  it('is found by our own name where what SES calls the email is not noted yet', async () => {
    const { sns, tell, event, marks, messageId } = await openListening();
    const headers = [{ name: 'X-Entity-Ref-ID', value: messageId }];
    await tell(sns.signed({ Message: event({}, { messageId: '0102-ses', headers }) }));
    expect(await marks()).toHaveLength(1);
  });

  it.each([
    ['is asked for again while it may be too early', '2026-04-13T14:50:01.000Z', 503],
    ['is dropped later', '2026-04-13T14:50:00.000Z', 200],
  ])('about an email that is not ours %s', async (_, timestamp, statusCode) => {
    const { sns, tell, event, marks } = await openListening();
    const said = await tell(sns.signed({ Message: event({}, { messageId: '0102-ses', timestamp }) }));
    expect(said).toMatchObject({ statusCode });
    expect(await marks()).toEqual([]);
  });

  it('that says nothing of an address is taken', async () => {
    const { sns, tell, marks } = await openListening();
    expect(await tell(sns.signed({ Message: 'You have subscribed' }))).toMatchObject({ statusCode: 200 });
    expect(await marks()).toEqual([]);
  });
});

describe('what nobody signed', () => {
  it.each([
    [
      'a changed message',
      (message: SnsMessage, other: string) => JSON.stringify({ ...message, Message: other }),
      403,
    ],
    [
      'another topic',
      (message: SnsMessage) => JSON.stringify({ ...message, TopicArn: 'arn:aws:sns:x' }),
      403,
    ],
    ['no message of SNS', () => '{}', 400],
    ['no JSON', () => 'hello', 400],
  ])('is refused: %s', async (_, bodyOf, statusCode) => {
    const { sns, post, event, marks, portal } = await openListening();
    const message = sns.signed({ Message: 'nothing' });
    expect(await post(bodyOf(message, event()))).toMatchObject({ statusCode });
    expect(await marks()).toEqual([]);
    expect(portal.log.join()).not.toContain(jane);
  });

  it('is not read at all after 60 within an hour, and is again after it', async () => {
    const { sns, post, tell, event, marks, portal } = await openListening();
    for (let n = 0; n < 60; n += 1) await post('{}');
    const message = sns.signed({ Message: event() });
    expect(await tell(message)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '3600' } });
    expect(await marks()).toEqual([]);
    portal.at('2026-04-13T16:00:00.000Z');
    expect(await tell(message)).toMatchObject({ statusCode: 200 });
    expect(await marks()).toHaveLength(1);
  });

  it('may be as long as a message of SNS, and no longer', async () => {
    const { post } = await openListening();
    expect(await post('x'.repeat(262_144))).toMatchObject({ statusCode: 400 });
    expect(await post('x'.repeat(262_145))).toMatchObject({ statusCode: 413 });
  });
});

describe('a subscription', () => {
  const confirmation = { Type: 'SubscriptionConfirmation', SubscribeURL: 'https://example.com/' } as const;

  it('is confirmed at the host of the topic, wherever the message leads', async () => {
    const { sns, tell } = await openListening();
    const Token = 'ab'.repeat(32);
    expect(await tell(sns.signed({ ...confirmation, Token }))).toMatchObject({ statusCode: 200 });
    expect(sns.fetched).toEqual([
      certificateAt,
      `https://${topic.host}/?Action=ConfirmSubscription&TopicArn=${encodeURIComponent(topic.arn)}&Token=${Token}`,
    ]);
  });

  it('with no token is not, and one that ended is told in the log', async () => {
    const { sns, tell, portal } = await openListening();
    expect(await tell(sns.signed({ ...confirmation, Token: '' }))).toMatchObject({ statusCode: 502 });
    const ended = sns.signed({ ...confirmation, Type: 'UnsubscribeConfirmation', Token: 'ab'.repeat(32) });
    expect(await tell(ended)).toMatchObject({ statusCode: 200 });
    expect(sns.fetched).toEqual([certificateAt]);
    expect(portal.log.join()).toContain('no longer tells this portal anything');
  });
});

it('is an address that is not there where no topic is set', async () => {
  const { sns, tell, event, marks } = await openListening({ listens: false });
  expect(await tell(sns.signed({ Message: event() }))).toMatchObject({ statusCode: 404 });
  expect(await marks()).toEqual([]);
});
