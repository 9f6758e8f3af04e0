import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { libraryChanges, withChange } from '@stories/docs/libraryChangelog';
import { changelogProblems } from './changelog';
import { readLibrary } from './library';

const page = [
  '# The library',
  '',
  '- 2026-01-01, nothing: before it.',
  '',
  '## Changelog',
  '',
  'How it is written.',
  '',
  '### The whole library',
  '',
  '- 2026-11-26, added: Pages.',
  '',
  '### Facts',
  '',
  '- 2026-11-26, changed: `rows` is',
  '  `facts` now.',
  '- 2026-04-01, added: New.',
  '',
  '### Money',
  '',
  '- 2026-04-01, fixed: Minus.',
  '',
  '## After it',
  '',
  '- 2026-01-01, nothing: after it.',
  '',
].join('\n');

describe('the changelog is read', () => {
  it('by component', () => {
    expect(libraryChanges(page)).toEqual([
      { component: undefined, date: '2026-11-26', kind: 'added', text: 'Pages.' },
      { component: 'Facts', date: '2026-11-26', kind: 'changed', text: '`rows` is `facts` now.' },
      { component: 'Facts', date: '2026-04-01', kind: 'added', text: 'New.' },
      { component: 'Money', date: '2026-04-01', kind: 'fixed', text: 'Minus.' },
    ]);
  });

  it.each([
    ['another kind', ', fixed: Minus', ', mended: Minus', '21: "mended" is none of'],
    ['a day that is none', '- 2026-04-01, fixed', '- April 1, fixed', '21: A change is'],
    ['a line without a colon', ', fixed: Minus', ', fixed Minus', '21: A change is'],
    ['another order of names', '### Money', '### Banner', '19: "Banner" is not in its place'],
    ['a name that comes twice', '### Money', '### Facts', '19: "Facts" is not in its place'],
    [
      'what is about all, further down',
      '### Money',
      '### The whole library',
      '19: "The whole library" is not',
    ],
    ['the oldest first', '- 2026-04-01, added: New', '- 2026-12-01, added: New', '17: The newest change'],
    ['no heading', '## Changelog', '## Changes', 'no heading "## Changelog"'],
  ])('and not with %s', (_, right, wrong, words) => {
    expect(() => libraryChanges(page.replace(right, wrong))).toThrow(words);
  });
});

describe('a change is written', () => {
  it.each([
    ['Facts', ['The whole library', 'Facts', 'Facts', 'Facts', 'Money']],
    ['Money', ['The whole library', 'Facts', 'Facts', 'Money', 'Money']],
    ['Banner', ['The whole library', 'Banner', 'Facts', 'Facts', 'Money']],
    ['Icon', ['The whole library', 'Facts', 'Facts', 'Icon', 'Money']],
    ['Toasts', ['The whole library', 'Facts', 'Facts', 'Money', 'Toasts']],
    [undefined, ['The whole library', 'The whole library', 'Facts', 'Facts', 'Money']],
  ])('for %s in its place, newest first', (component, names) => {
    const change = { component, date: '2026-12-01', kind: 'changed', text: 'Another.' } as const;
    const written = withChange(page, change);
    expect(libraryChanges(written).map(({ component: name = 'The whole library' }) => name)).toEqual(names);
    expect(libraryChanges(written).find(({ component: name }) => name === component)).toEqual(change);
    expect(written).not.toContain('\n\n\n');
    expect(written.endsWith('## After it\n\n- 2026-01-01, nothing: after it.\n')).toBe(true);
  });

  it('at the end of a page that ends with it', () => {
    const [short = ''] = page.split('\n## After it');
    const change = { component: 'Toasts', date: '2026-12-01', kind: 'added', text: 'New.' } as const;
    expect(withChange(short, change)).toBe(`${short}\n### Toasts\n\n- 2026-12-01, added: New.\n`);
  });
});

describe('the changelog agrees with the components', () => {
  const part = (word: string, isShared = true) => ({ isShared, status: { word, start: 0, end: 0 } });
  const change = (component: string, kind: 'added' | 'changed' | 'removed' | 'deprecated', text = 'So.') =>
    ({ component, date: '2026-11-26', kind, text }) as const;
  it.each([
    ['what is there', [change('Money', 'changed')], []],
    ['what is gone', [change('Gone', 'removed'), change('Gone', 'added')], []],
    ['what moved to the portal', [change('OwedHero', 'removed')], []],
    ['a name that is nowhere', [change('Mony', 'changed')], ['Mony is not in the library; its newest']],
    ['what is gone and came later', [change('Gone', 'added'), change('Gone', 'removed')], ['Gone is not']],
    ['what is the portal’s own', [change('OwedHero', 'changed')], ['OwedHero is not in the library']],
    ['a removal that never was', [change('Money', 'removed')], ['Money is said to be removed']],
    ['no sentence', [change('Money', 'changed', 'So')], ['"So" is no sentence']],
  ])('about %s', (_, changes, problems) => {
    const library = new Map([
      ['Money', part('stable')],
      ['OwedHero', part('new', false)],
    ]);
    expect(changelogProblems(changes, library)).toEqual(
      problems.map((words) => expect.stringContaining(words)),
    );
  });

  it.each([
    ['new', 'added', 'Old is new by its docs; docs/library.md has no line "added" for it.'],
    [
      'deprecated',
      'deprecated',
      'Old is deprecated by its docs; docs/library.md has no line "deprecated" for it.',
    ],
  ] as const)('about what is %s', (word, kind, problem) => {
    const library = new Map([['Old', part(word)]]);
    expect(changelogProblems([change('Old', 'changed')], library)).toEqual([problem]);
    expect(changelogProblems([change('Old', kind)], library)).toEqual([]);
  });

  it('in docs/library.md', () => {
    const changes = libraryChanges(readFileSync('docs/library.md', 'utf8'));
    expect(changes.length).toBeGreaterThan(9);
    expect(changelogProblems(changes, readLibrary(process.cwd()))).toEqual([]);
  });
});
