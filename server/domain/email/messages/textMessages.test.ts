import { describe, expect, it } from 'vitest';
import { noticeKinds } from '@contract/notices/labels';
import { inLanguage } from '@locales/inLanguage';
import { languages } from '@locales/language';
import type { Email } from '../emails';
import { sender } from '../testing/testMailServer';
import type { Sender } from './draft';
import { asText } from './render';

const number = '+15095550134';
const long = { ...sender, companyName: 'Larkspur Basin Grower Supply Cooperative of Whitman' };
const hostOf = (length: number) => `https://${'p'.repeat(length - '.example'.length)}.example`;

const every: readonly Email[] = [
  { name: 'textCode', number, code: '482913', minutes: 10 },
  ...[...noticeKinds, null].map((kind) => ({ name: 'textNotice', number, kind }) as const),
  { name: 'textAnswer', number, event: 'welcome' },
  { name: 'textAnswer', number, event: 'help' },
];

describe.each(languages)('in %s', (language) => {
  const said = (letter: Email, from: Sender = long) => inLanguage(language, () => asText(letter, from));

  // `asText` refuses more than 160 characters, and any that is not of GSM-7.
  it.each(every)(
    '$name $kind $event has room on a phone, whoever writes and wherever the portal is',
    (letter) => {
      for (const portalUrl of [undefined, hostOf(40), hostOf(41), hostOf(90)])
        for (const supportPhone of [undefined, '(509) 555-0110 ext. 12'])
          expect(said(letter, { ...long, portalUrl, supportPhone })).toMatch(/Larkspur/);
    },
  );

  it('a notice tells no amount and no number', () => {
    for (const kind of noticeKinds) expect(said({ name: 'textNotice', number, kind })).not.toMatch(/\d|\$/);
  });

  it('each kind has words of its own, those of sign-ins aside', () => {
    const words = noticeKinds.map((kind) => said({ name: 'textNotice', number, kind }));
    expect(new Set(words).size).toBe(noticeKinds.length);
  });
});

it.each([
  [40, true],
  [41, false],
])('says where the portal is by %i characters: %s', (length, isSaid) => {
  const text = asText(
    { name: 'textNotice', number, kind: 'statement' },
    { ...long, portalUrl: hostOf(length) },
  );
  expect(/ See p+\.example$/.test(text)).toBe(isSaid);
});

it('says what happened and where', () => {
  expect(asText({ name: 'textNotice', number, kind: 'pastDue' }, sender)).toBe(
    'Larkspur Basin Ag Supply: a payment is past due. See portal.example.com',
  );
  expect(asText({ name: 'textAnswer', number, event: 'help' }, sender)).toBe(
    'Larkspur Basin Ag Supply: notices about your accounts. For help call 509-555-0110. Reply STOP to end.',
  );
});
