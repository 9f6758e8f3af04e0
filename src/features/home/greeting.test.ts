import { expect, it } from 'vitest';
import { inLanguage } from '@locales/inLanguage';
import { greetingOf } from './greeting';

it.each([
  ['2026-11-19T06:00', 'Dana Kessler', 'Good morning, Dana'],
  ['2026-11-19T11:59', '', 'Good morning'],
  ['2026-11-19T12:00', 'Dana', 'Good afternoon, Dana'],
  ['2026-11-19T18:00', 'dana@example.com', 'Good evening'],
])('%s greets "%s" with %s', (local, name, words) => {
  expect(greetingOf(new Date(local), name)).toBe(words);
});

it('greets in the language of the reader', () => {
  expect(inLanguage('es', () => greetingOf(new Date('2026-11-19T12:00'), 'Dana Kessler'))).toBe(
    'Buenas tardes, Dana',
  );
});
