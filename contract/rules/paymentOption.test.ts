import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import { optionConsent } from './paymentOption';

const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('what is agreed to when a bank account is saved', () => {
  // A text that changes needs another version: people have agreed to these words.
  it.each([
    ['en', 'option-1', '5596164e4629a94d'],
    ['es', 'option-1-es', '6a971fb3f6e94538'],
  ] as const)('in %s is the version %s, word by word', (spoken, version, words) => {
    const consent = inLanguage(spoken, () => optionConsent('Test Supply'));

    expect(consent.version).toBe(version);
    expect(fingerprint(consent.text)).toBe(words);
  });

  it('has the English text beside a Spanish one, and no other beside that', () => {
    const english = optionConsent('Test Supply');
    expect(english.english).toBeNull();
    expect(inLanguage('es', () => optionConsent('Test Supply')).english).toBe(english.text);
  });
});
