import { expect, it } from 'vitest';
import { lostPages } from './citations';
import { plant } from './testing/plant';

const pages = { 'docs/rules.md': '# Rules\n\n## Early-pay discount\n', 'README.md': '# Fieldgate\n' };

it.each([
  ['contract/x.ts', '/** As domain.md §5 says. */', 'cites domain.md, which is not in the repository'],
  ['contract/x.ts', '// See docs/lost.md.', 'cites docs/lost.md, which is not in the repository'],
  ['contract/x.ts', '// See docs/rules.md#lost.', 'docs/rules.md#lost, but that page has no such heading'],
  ['contract/x.ts', '/* Spec §7: one page. */', 'cites "Spec §7", a section of no page'],
  ['docs/other.md', 'See [it](lost.md).', 'links to docs/lost.md, which is not in the repository'],
  ['docs/other.md', 'See [it](rules.md#lost).', 'docs/rules.md#lost, but that page has no such heading'],
])('catches in %s: %s', (path, text, words) => {
  expect(lostPages(plant({ ...pages, [path]: text }))[0]).toContain(words);
});

it.each([
  ['contract/x.ts', '/** Rounds as docs/rules.md#early-pay-discount says. */'],
  ['contract/x.ts', '// See README.md, and rules.md.'],
  ['contract/x.ts', "const page = 'lost.md';"],
  [
    'docs/other.md',
    'See [it](rules.md#early-pay-discount), [this](../README.md), [that](https://example.com/x.md).',
  ],
])('lets pass in %s: %s', (path, text) => {
  expect(lostPages(plant({ ...pages, [path]: text }))).toEqual([]);
});
