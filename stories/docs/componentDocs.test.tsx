import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { readFacts } from '@scripts/componentFacts/plugin';
import type { ComponentDocs } from './componentDocs';
import { docsProblems, propProblems, titleProblems } from './docsRules';
import { firstPages, purposes } from './purposes';

const modules = import.meta.glob<ComponentDocs>('../../src/**/*.docs.tsx', { eager: true, import: 'default' });
const stories = Object.keys(import.meta.glob('../../src/**/*.stories.tsx'));

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\..*/, '');
const pages = Object.entries(modules).map(([path, docs]) => ({ name: nameOf(path), docs }));
const names = new Set(pages.map(({ name }) => name));
const { components, screens } = readFacts(process.cwd());

describe('the page of every component and field', () => {
  it('is there', () => {
    expect(pages.length).toBeGreaterThan(95);
    expect(stories.map(nameOf).toSorted()).toEqual([...names].toSorted());
    expect(components.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
  });

  it.each(pages)('says all that it has to: $name', ({ name, docs }) => {
    expect(docsProblems(name, docs, names)).toEqual([]);
  });

  it.each(components)('stands among others of its purpose: $name', (component) => {
    expect(titleProblems(component)).toEqual([]);
  });

  it.each(components)('explains every prop: $name', (component) => {
    expect(propProblems(component)).toEqual([]);
  });

  it('reads from the source what the file says when it runs', () => {
    const read = components.map(({ name, purpose, synonyms, status }) => ({ name, purpose, synonyms, status }));
    const run = pages.map(({ name, docs: { purpose, synonyms, status } }) => ({
      name,
      purpose,
      synonyms,
      status: typeof status === 'string' ? status : 'deprecated',
    }));
    expect(read).toEqual(run.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
  });

  it('knows which screens use most of them', () => {
    expect(screens.length).toBeGreaterThan(40);
    expect(components.filter((component) => component.screens.length > 0).length).toBeGreaterThan(90);
  });
});

describe('the first page', () => {
  const texts = import.meta.glob<string>(['../{foundations,screens}/*.stories.tsx', './*.mdx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const ids = Object.values(texts).flatMap((text) => {
    const title = /title(?:=|: )['"]([^'"]+\/[^'"]+)/.exec(text)?.[1] ?? '';
    const names = [...text.matchAll(/export const (\w+)/g)].map(([, name]) => storyNameFromExport(name!));
    return ['Docs', ...names].map((name) => toId(title, name));
  });

  it.each(Object.entries(firstPages))('leads to %s: %s', (_, id) => {
    expect(ids).toContain(id);
  });

  it('leads to every component', () => {
    const counted = purposes.map(
      ({ name }) => components.filter(({ title }) => title.startsWith(`${name}/`)).length,
    );
    expect(Math.min(...counted)).toBeGreaterThan(0);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(components.length);
  });
});

const whole: ComponentDocs = {
  status: 'stable',
  synonyms: ['amount', 'price', 'sum'],
  purpose: 'Shows an amount.',
  when: ['for an amount', 'for a sum'],
  whenNot: [{ when: 'somebody types it', instead: 'FormMoney' }],
  anatomy: [
    { part: 'Sign', about: 'A minus.' },
    { part: 'Dollars', about: 'With commas.' },
  ],
  dos: [{ text: 'Align right.', example: () => null }],
  donts: [{ text: 'Don’t round.', example: () => null }],
  keyboard: 'Nothing to press.',
  screenReader: ['It is text.'],
  content: ['Whole cents.', 'Always two digits.'],
};

describe('a page is not whole', () => {
  const known = new Set(['Money', 'FormMoney']);

  it('unless something is missing', () => {
    expect(docsProblems('Money', whole, known)).toEqual([]);
  });

  it.each<readonly [part: string, over: Partial<ComponentDocs>, problem: string]>([
    ['synonyms', { synonyms: ['a', 'b'] }, 'synonyms has 2 of at least 3'],
    ['a synonym of its own', { synonyms: ['a', 'b', 'money'] }, 'a synonym is its own name'],
    ['a synonym twice', { synonyms: ['a', 'b', 'b'] }, 'a synonym is there twice'],
    ['purpose', { purpose: ' ' }, 'purpose has an empty text'],
    ['when', { when: ['once'] }, 'when has 1 of at least 2'],
    ['whenNot', { whenNot: [] }, 'whenNot has 0 of at least 1'],
    [
      'who does it instead',
      { whenNot: [{ when: 'never', instead: 'Cash' }] },
      'whenNot names Cash, which is no other component',
    ],
    [
      'somebody else',
      { whenNot: [{ when: 'never', instead: 'Money' }] },
      'whenNot names Money, which is no other component',
    ],
    ['anatomy', { anatomy: [{ part: 'Sign', about: 'A minus.' }] }, 'anatomy has 1 of at least 2'],
    ['do', { dos: [] }, 'dos has 0 of at least 1'],
    ['don’t', { donts: [] }, 'donts has 0 of at least 1'],
    ['keyboard', { keyboard: [] }, 'keyboard is empty'],
    ['what a key does', { keyboard: [{ keys: 'Tab', does: '' }] }, 'keyboard has an empty text'],
    ['screen reader', { screenReader: [] }, 'screenReader has 0 of at least 1'],
    ['content', { content: ['Whole cents.'] }, 'content has 1 of at least 2'],
    [
      'a short sentence',
      { content: ['One.', `Two. ${'many '.repeat(20)}words. Three.`.replace('many', 'Many')] },
      `content has a sentence of 21 words: "Many ${'many '.repeat(19)}words."`,
    ],
  ])('without %s', (_, over, problem) => {
    expect(docsProblems('Money', { ...whole, ...over }, known)).toEqual([problem]);
  });

  it.each(['Money', 'Components/Money', 'Data/Cash', 'Data/Money/More', ''])('under the title "%s"', (title) => {
    expect(titleProblems({ name: 'Money', title })).toHaveLength(1);
  });

  it('with a prop that nothing explains', () => {
    const prop = { name: 'tone', type: 'Tone', isRequired: true, about: '', preset: null };
    expect(propProblems({ props: [prop] })).toEqual(['the prop tone: Tone has no comment']);
    expect(
      propProblems({
        props: [
          { ...prop, about: 'Its color.' },
          { ...prop, name: 'children', type: 'ReactNode' },
          { ...prop, name: 'sx', type: "SvgIconProps['sx']" },
        ],
      }),
    ).toEqual([]);
    expect(propProblems({ props: [{ ...prop, name: 'children', type: 'string' }] })).toHaveLength(1);
  });
});
