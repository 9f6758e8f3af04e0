import { describe, expect, it } from 'vitest';
import { longestMessage } from './contactMessage';
import { filledTemplate, longestTemplateName, templateProblems } from './messageTemplate';

const values = { name: 'Ada', account: 'Ada Farms LLC, 00117', number: 'CT-2026-000045' };

describe('filledTemplate', () => {
  it.each([
    ['Hello {name},', 'Hello Ada,'],
    ['{number}: {account}, {number}', 'CT-2026-000045: Ada Farms LLC, 00117, CT-2026-000045'],
    ['No field', 'No field'],
    ['{Name} { name } {} {sum}', '{Name} { name } {} {sum}'],
    ['{{name}}', '{Ada}'],
    ['{constructor} {__proto__}', '{constructor} {__proto__}'],
  ])('%j', (text, filled) => {
    expect(filledTemplate(text, values)).toBe(filled);
  });

  it('fills a value in as it is, whatever it holds', () => {
    expect(filledTemplate('{name} {number}', { ...values, name: '{number} $& $1' })).toBe(
      '{number} $& $1 CT-2026-000045',
    );
  });

  it('has words for a message about no account', () => {
    expect(filledTemplate('We looked at {account}.', { ...values, account: null })).toBe(
      'We looked at your account.',
    );
  });
});

describe('templateProblems', () => {
  const nothing = { name: 'Invoice copy', text: 'Hello {name}' };

  it.each([
    ['nothing', {}, {}],
    ['a name of blanks', { name: ' ' }, { name: 'Enter a name' }],
    ['the longest name', { name: 'x'.repeat(longestTemplateName) }, {}],
    [
      'a longer name',
      { name: 'x'.repeat(longestTemplateName + 1) },
      { name: 'Shorten the name to 60 characters' },
    ],
    ['a text of blanks', { text: '\n ' }, { text: 'Write a text' }],
    ['the longest text', { text: 'x'.repeat(longestMessage) }, {}],
    [
      'a longer text',
      { text: 'x'.repeat(longestMessage + 1) },
      { text: 'Shorten the text to 2,000 characters' },
    ],
    ['every field', { text: '{name} {account} {number}' }, {}],
    [
      'a field that is none',
      { text: '{name} {amount}' },
      { text: 'Remove {amount}. The fields are {name}, {account} and {number}' },
    ],
    [
      'a field in capitals',
      { text: '{Name}' },
      { text: 'Remove {Name}. The fields are {name}, {account} and {number}' },
    ],
    ['braces without a pair', { text: 'a } b { c' }, {}],
  ])('%s', (_, over, problems) => {
    expect(templateProblems({ ...nothing, ...over })).toEqual(problems);
  });
});
