import { expect, it } from 'vitest';
import { noticeTextProblems, type OwnNoticeText, type WrittenKind } from './noticeText';

const none: OwnNoticeText = { opening: '', closing: '', spanishOpening: '', spanishClosing: '' };

it.each<[string, WrittenKind, Partial<OwnNoticeText>, Record<string, RegExp>]>([
  ['nothing', 'dueSoon', {}, {}],
  ['every field', 'dueSoon', { opening: '{account}: {amount} by {date}' }, {}],
  ['300 characters', 'dueSoon', { closing: 'x'.repeat(300) }, {}],
  ['301 characters', 'dueSoon', { closing: 'x'.repeat(301) }, { closing: /300/ }],
  ['an unknown field', 'dueSoon', { opening: 'Pay {everything}' }, { opening: /\{everything\}/ }],
  ['an unknown field in Spanish', 'dueSoon', { spanishClosing: '{monto}' }, { spanishClosing: /\{monto\}/ }],
  ['an inherited field', 'dueSoon', { opening: '{toString}' }, { opening: /\{toString\}/ }],
  ['the amount of a rate', 'rateChanged', { opening: '{amount}' }, { opening: /\{amount\}/ }],
  ['the day of low prepay', 'prepayLow', { opening: '{date}' }, { opening: /\{date\}/ }],
  ['the amount of documents', 'document', { opening: '{account}: {amount}' }, { opening: /\{amount\}/ }],
  ['the day of documents', 'document', { opening: '{date}' }, { opening: /\{date\}/ }],
  ['a second line', 'dueSoon', { opening: 'a\nb' }, { opening: /./ }],
])('sentences with %s of %s: wrong is told', (_, kind, over, wrong) => {
  const problems = noticeTextProblems(kind, { ...none, ...over });
  expect(Object.keys(problems)).toEqual(Object.keys(wrong));
  for (const [field, words] of Object.entries(wrong))
    expect(problems).toHaveProperty(field, expect.stringMatching(words));
});
