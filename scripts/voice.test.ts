import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas, readArea } from './locales.mjs';
import { branchesOf, faultsOf } from './voice';

const message = (text: string, about = '') => ({ id: 'area.id', text, about });
const nine = '\u25a1'.repeat(9);
const long = 'We will look at what you sent to us and then we will call you about all of it on Monday.';

describe('the branches of a message', () => {
  it.each([
    ['Paid', ['Paid']],
    ['Paid {amount}', [`Paid ${nine}`]],
    ['{n, plural, one {# row} other {# rows}} left', [`${nine} row left`, `${nine} rows left`]],
    ['<link>See why</link> for <sum/>', [`See why for ${nine}`]],
  ])('%s', (text, branches) => {
    expect(branchesOf(text)).toEqual(branches);
  });
});

describe('the voice', () => {
  it.each([
    ['two spaces', message('Paid  today')],
    ['a space at the end', message('Paid ')],
    ['a sentence of 21 words', message(long)],
    ['a point on a button', message('Send request.', 'Button: sends it.')],
    ['dots on a button', message('Choose…', 'Button: opens a dialog.')],
    ['a long chip', message('Waiting for the second person', 'Chip: state.')],
    ['courtesy', message('Please try again')],
    ['an order', message('It must be paid')],
    ['an abbreviation', message('Paid by ACH')],
    ['a plural branch with a fault', message('{n, plural, one {Please} other {Fine}}')],
    ['joy', message('Paid!')],
    ['three points', message('Sending...')],
    ['a straight apostrophe', message("It isn't paid")],
    ['curly quotes in a text message', message('It isn’t paid', 'Text message: told.')],
  ])('hears %s', (_, faulty) => {
    expect(faultsOf(faulty, 'en')).toHaveLength(1);
  });

  it.each([
    ['a sentence of 20 words', message(long.replace(' all of it on', ' it on'))],
    ['a question as a heading', message('How much?', 'Heading: of the form.')],
    ['dots while it works', message('Sending…', 'Busy: on the button.')],
    ['a chip of 20 letters', message('Waiting for somebody', 'Chip: state.')],
    ['an abbreviation behind its words', message('Bank transfer (ACH)')],
    ['what somebody agreed to', message('You must please pay by ACH', 'Legal: authorization.')],
    ['a curly apostrophe', message('It isn’t paid')],
    ['a tag', message('<link>See why</link>')],
  ])('has nothing against %s', (_, right) => {
    expect(faultsOf(right, 'en')).toEqual([]);
  });

  it('has banned words of its own in Spanish', () => {
    expect(faultsOf(message('Por favor espere'), 'es')).toHaveLength(1);
    expect(faultsOf(message('Espere un momento'), 'es')).toEqual([]);
  });

  /** Messages that break a rule and are right all the same, each with its reason. */
  const exceptions = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../locales/voiceExceptions.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;

  it.each(['en', 'es'] as const)('is the same in every message: %s', (language) => {
    const faults = areas().flatMap((area) => {
      const { source, texts } = readArea(area);
      return Object.entries(texts[language])
        .filter(([id]) => !(`${area}.${id}` in exceptions))
        .flatMap(([id, text]) =>
          faultsOf({ id: `${area}.${id}`, text, about: source[id]?.about ?? '' }, language),
        );
    });
    expect(faults).toEqual([]);
  });
});
