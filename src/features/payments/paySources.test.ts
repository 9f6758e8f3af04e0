import { describe, expect, it } from 'vitest';
import { firstSource, type PaySource } from './paySources';
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
    expect(firstSource(sources, place.savId)).toBe(id);
    expect(wantsSomething(place)).toBe(address !== '');
  });

  it('is nothing where nothing can pay', () => {
    expect(firstSource(sources.filter(({ trouble }) => trouble !== undefined))).toBe('');
  });
});
