import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from './componentDocs';
import { findComponents } from './findComponents';

const modules = import.meta.glob<ComponentDocs>('../../src/**/*.docs.tsx', { eager: true, import: 'default' });
const components = Object.entries(modules).map(([path, docs]) => ({
  purpose: docs.purpose,
  synonyms: docs.synonyms,
  name: path.slice(path.lastIndexOf('/') + 1, -'.docs.tsx'.length),
}));
const namesOf = (query: string) => findComponents(query, components).map(({ name }) => name);

describe('a component is found', () => {
  it.each([
    ['by its name', 'Money', 'Money'],
    ['by its name in other letters', 'confirm dialog', 'ConfirmDialog'],
    ['by the beginning of its name', 'timel', 'Timeline'],
    ['by a synonym', 'snackbar', 'Toasts'],
    ['by another', 'modal', 'ConfirmDialog'],
    ['by one of a date', 'calendar', 'FormDate'],
    ['by one of several words', 'date picker', 'FormDate'],
    ['by one that many share', 'amount', 'FormMoney'],
    ['by a plural', 'tooltips dropdown', undefined],
    ['with a letter too many', 'snackkbar', 'Toasts'],
    ['with two letters swapped', 'calednar', 'FormDate'],
    ['with a letter too few', 'confrm', 'ConfirmDialog'],
    ['by a word of its purpose', 'passing words', 'Toasts'],
  ])('%s: %s', (_, query, name) => {
    const found = namesOf(query);
    if (name) expect(found.slice(0, 6)).toContain(name);
    else expect(found).toEqual([]);
  });

  it('first by what fits best', () => {
    expect(namesOf('Money')[0]).toBe('Money');
    expect(namesOf('FormMoney')[0]).toBe('FormMoney');
    expect(namesOf('amount').slice(0, 6)).toEqual(expect.arrayContaining(['Money', 'FormMoney']));
    expect(namesOf('spinner').toSorted()).toEqual(['AsyncBoundary', 'ProgressBar']);
  });

  it.each(['', '   ', '—', 'xylophone', 'zz'])('not for "%s"', (query) => {
    expect(namesOf(query)).toEqual([]);
  });

  it('where every word fits, and of three all but one', () => {
    expect(namesOf('amount xylophone')).toEqual([]);
    expect(namesOf('money field xylophone')[0]).toBe('FormMoney');
    expect(namesOf('money xylophone zz')).toEqual([]);
  });

  it('every one by each of its synonyms, among the first twelve', () => {
    const lost = components.flatMap(({ name, synonyms }) =>
      synonyms
        .filter((synonym) => !namesOf(synonym).slice(0, 12).includes(name))
        .map((synonym) => `${name} by "${synonym}"`),
    );
    expect(lost).toEqual([]);
  });
});
