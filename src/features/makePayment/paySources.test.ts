import { describe, expect, it } from 'vitest';
import { aPayableAccount } from '@stories/support/payableBuilders';
import { aNewOption } from '@stories/support/optionBuilders';
import { firstSource, namedSource, type PaySource, sourceMeant, sourcesOf } from './paySources';
import { readPlace, wantsSomething } from './paymentAddress';

const source = (id: string, more: Partial<PaySource> = {}): PaySource => ({
  id,
  internal: id.startsWith('plan:'),
  option: id.slice(id.indexOf(':') + 1),
  name: id,
  description: '',
  isDefault: false,
  ...more,
});

const sources = [
  source('bank:blocked', { trouble: 'It was returned.', isDefault: true }),
  source('bank:farm'),
  source('bank:home', { isDefault: true }),
  source('plan:S-1'),
  source('plan:S-2', { trouble: 'It is frozen.' }),
];

describe('where the money of a new form comes from', () => {
  it.each([
    ['the default', '', 'bank:home'],
    ['the plan that a link named', 'from=S-1', 'plan:S-1'],
    ['the default, where the plan that was named cannot pay', 'from=S-2', 'bank:home'],
    ['no bank account by the name of a plan', 'from=farm', 'bank:home'],
  ])('is %s', (_, address, id) => {
    const place = readPlace(new URLSearchParams(address));
    expect(firstSource(sources, place)).toBe(id);
    expect(wantsSomething(place)).toBe(address !== '');
  });

  it('is nothing where nothing can pay', () => {
    const place = readPlace(new URLSearchParams());
    expect(
      firstSource(
        sources.filter(({ trouble }) => trouble !== undefined),
        place,
      ),
    ).toBe('');
  });
});

describe('the bank account that was added on the way', () => {
  it.each([
    ['is named', 'bank=farm', 'bank:farm'],
    ['counts more than the plan of a link', 'bank=farm&from=S-1', 'bank:farm'],
    ['is not named where it cannot pay', 'bank=blocked', undefined],
    ['is not named where nobody knows it', 'bank=other', undefined],
    ['is no plan of that name', 'bank=S-1', undefined],
  ])('%s', (_, address, id) => {
    expect(namedSource(sources, readPlace(new URLSearchParams(address)))?.id).toBe(id);
  });

  it('leaves the form that was begun as it is', () => {
    expect(wantsSomething(readPlace(new URLSearchParams('bank=farm')))).toBe(false);
  });

  it('says in the zone of the books until when how much it pays', () => {
    const account = { ...aPayableAccount(), booksZone: 'America/Denver' };
    expect(sourcesOf(account, [aNewOption()], [])[0]?.description).toBe(
      'Bank account, savings, not confirmed by the bank yet, new, at most $10,000.00 a payment until Nov 21, 2026, 11:00 AM MST',
    );
  });
});

describe('what is meant to pay', () => {
  const draft = (source: string, sentAs?: string) => ({ values: { source }, sentAs }) as never;
  it.each([
    ['', undefined, 'any'],
    ['from=S-1', undefined, 'plan'],
    ['bank=farm', draft('plan:S-1'), 'bank'],
    ['', draft('plan:S-1'), 'plan'],
    ['', draft('bank:farm'), 'bank'],
    ['', draft(''), 'any'],
    ['', draft('plan:S-1', 'r-1'), 'any'],
  ])('at "%s" with a draft %j is %s', (address, kept, meant) => {
    expect(sourceMeant(readPlace(new URLSearchParams(address)), kept)).toBe(meant);
  });
});
