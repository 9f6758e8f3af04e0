import { expect, it } from 'vitest';
import { undeliveredWords } from './failures';

it.each([
  ['smtp EENVELOPE 550', 'The mail server didn’t take the email (EENVELOPE 550).'],
  ['ses HTTP 502', 'Amazon SES didn’t take the email (HTTP 502).'],
  ['tooLate', 'The code in the email expired before it could leave.'],
  ['The email outlived its code.', 'The email outlived its code.'],
  ['constructor', 'constructor'],
])('why an email was not sent, kept as "%s", is told as "%s"', (kept, words) => {
  expect(undeliveredWords(kept)).toBe(words);
});
