import { expect, it } from 'vitest';
import { settingsFrom } from './companySettings';
import { startingSettings } from './startingSettings';

/** Settings as they were kept before a text that people agree to had Spanish beside it. */
const kept = (text: string) => ({
  authorizations: {
    ...startingSettings.authorizations,
    web: { version: 'web-1', text },
  },
});

it('a kept text that the portal started with gets its Spanish, and the button by its name of today', () => {
  const text = startingSettings.authorizations.web.text.replace('{button}', 'Authorize and submit');

  expect(settingsFrom(kept(text))).toEqual(startingSettings);
});

it('a kept text of the company’s own has no Spanish until somebody writes it', () => {
  const { web } = settingsFrom(kept('I authorize {company}.')).authorizations;

  expect(web).toEqual({ version: 'web-1', text: 'I authorize {company}.', spanish: null });
});

it('Spanish that was left out stays out', () => {
  const web = { ...startingSettings.authorizations.web, spanish: null };

  const settings = { ...startingSettings, authorizations: { ...startingSettings.authorizations, web } };
  expect(settingsFrom(settings)).toEqual(settings);
});
