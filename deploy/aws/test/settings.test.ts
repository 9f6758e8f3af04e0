import { describe, expect, it } from 'vitest';
import { checkedSettings } from '../settings';
import { example } from './templates';

describe('settings', () => {
  it('takes the example', () => {
    expect(checkedSettings({ ...example })).toEqual(example);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an account of 11 digits', { account: '11112222333' }, 'account'],
    ['an image without a tag', { image: '111122223333.dkr.ecr.us-west-2.amazonaws.com/fieldgate' }, 'image'],
    ['an image of another registry', { image: 'docker.io/fieldgate:1' }, 'image'],
    ['one zone', { zones: ['us-west-2a'] }, 'zones'],
    ['the same zone twice', { zones: ['us-west-2a', 'us-west-2a'] }, 'zones'],
    ['a zone of another region', { zones: ['us-west-2a', 'us-east-1b'] }, 'zones'],
    ['an address with a path', { portalDomain: 'portal.example.com/x' }, 'portalDomain'],
    [
      "CloudFront's certificate of another region",
      { edgeCertificateArn: example.certificateArn },
      'edgeCertificateArn',
    ],
    ['a name of two lines', { companyName: 'a\nb' }, 'companyName'],
    ['no sender', { mailFrom: undefined }, 'mailFrom'],
    ['more at least than at most', { webTasks: { least: 3, most: 2 } }, 'webTasks'],
    ['no process', { webTasks: { least: 0, most: 2 } }, 'webTasks'],
    ['a database that sleeps', { databaseUnits: { least: 0, most: 8 } }, 'databaseUnits'],
    ['a bank service without TLS', { routingLookupUrl: 'http://banks.example.com' }, 'routingLookupUrl'],
    ['a phone number without a country', { smsFrom: '2065550100' }, 'smsFrom'],
    ['a name that is none', { portalDomian: 'portal.example.com' }, 'portalDomian'],
  ])('refuses %s', (_, wrong, named) => {
    expect(() => checkedSettings({ ...example, ...wrong })).toThrow(new RegExp(`\n${named} `));
  });

  it('says everything at once', () => {
    expect(() => checkedSettings({ ...example, account: 'x', region: 'y' })).toThrow(/account[^]*region/);
  });

  it.each([
    ['a digest', `111122223333.dkr.ecr.us-west-2.amazonaws.com/fieldgate@sha256:${'0'.repeat(64)}`],
    ['a tag', '111122223333.dkr.ecr.us-west-2.amazonaws.com/team/fieldgate:0.1.0'],
  ])('takes an image by %s', (_, image) => {
    expect(checkedSettings({ ...example, image }).image).toBe(image);
  });
});
