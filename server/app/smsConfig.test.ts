import { describe, expect, it } from 'vitest';
import { smsOf } from './smsConfig';

const SMS_EVENTS_TOPIC = 'arn:aws:sns:us-west-2:123456789012:portal-texts';

it('is off where nothing is set', () => {
  expect(smsOf({})).toEqual({ sns: undefined, replies: undefined });
});

it('has its region, number and topic', () => {
  expect(smsOf({ SMS_REGION: 'us-west-2', SMS_FROM: '(206) 555-0100', SMS_EVENTS_TOPIC })).toEqual({
    sns: { region: 'us-west-2', endpoint: 'https://sns.us-west-2.amazonaws.com', from: '+12065550100' },
    replies: { arn: SMS_EVENTS_TOPIC, host: 'sns.us-west-2.amazonaws.com' },
  });
});

it('may be at another address', () => {
  const { sns } = smsOf({ SMS_REGION: 'us-west-2', SMS_ENDPOINT: 'http://127.0.0.1:4000' });
  expect(sns).toMatchObject({ endpoint: 'http://127.0.0.1:4000', from: undefined });
});

describe('says what is wrong', () => {
  it.each([
    ['no region', { SMS_REGION: 'west' }, 'SMS_REGION is "west"'],
    ['no number', { SMS_REGION: 'us-west-2', SMS_FROM: '12345' }, 'SMS_FROM is "12345"'],
    ['no topic', { SMS_REGION: 'us-west-2', SMS_EVENTS_TOPIC: 'texts' }, 'SMS_EVENTS_TOPIC is "texts"'],
    ['a topic alone', { SMS_EVENTS_TOPIC }, 'SMS_REGION is not'],
    [
      'a service in the clear',
      { SMS_REGION: 'us-west-2', SMS_ENDPOINT: 'http://sns.example.com' },
      'SMS_ENDPOINT is',
    ],
  ])('%s', (_, env, said) => {
    expect(() => smsOf(env)).toThrow(said);
  });
});
