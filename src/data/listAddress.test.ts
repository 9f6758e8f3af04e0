import { describe, expect, it } from 'vitest';
import { anyOf, day, listAddress, oneOf, words } from './listAddress';

const list = listAddress<{ q: string; status: string; paid: string; method: readonly string[] }>({
  filters: {
    status: oneOf(['sent', 'executed']),
    q: words(5),
    paid: day,
    method: anyOf((code) => code.length === 3),
  },
  sorts: ['paid', 'amount'],
  usualSort: '-paid',
  sizes: [10, 20],
  opened: 'request',
});
const read = (address: string) => list.read(new URLSearchParams(address));
const plain = read('');

describe('the address of a list', () => {
  it('says nothing of a list as it usually is', () => {
    expect(plain).toEqual({
      filters: { q: '', status: '', paid: '', method: [] },
      sort: '-paid',
      size: 10,
      page: 1,
      after: '',
      before: '',
      opened: null,
    });
    expect(plain.filters).toEqual(list.noFilters);
    expect(String(list.write(new URLSearchParams('account=2281&q=x&page=2&after=m'), plain))).toBe(
      'account=2281',
    );
  });

  it.each([
    ['status=sent&q=harvest', { status: 'sent', q: 'harve' }],
    ['paid=2026-02-28&method=ach,%20,wire,eft', { paid: '2026-02-28', method: ['ach', 'eft'] }],
    ['status=lost&paid=2026-02-30&method=wire', {}],
  ])('narrows by %s', (address, filters) => {
    expect(read(address).filters).toEqual({ ...list.noFilters, ...filters });
  });

  it.each([
    ['sort=-amount&size=20', { sort: '-amount', size: 20 }],
    ['sort=--amount', { sort: '-paid' }],
    ['sort=colour&size=15', { sort: '-paid', size: 10 }],
    ['page=4', { page: 1 }],
    ['page=4&after=a', { page: 4, after: 'a' }],
    ['page=-4&before=b&after=a', { page: 1, after: '', before: 'b' }],
    ['request=R-7', { opened: 'R-7' }],
  ])('reads %s', (address, part) => {
    expect(read(address)).toEqual({ ...plain, ...part });
  });

  it('reads back what it wrote, in the order in which the filters were named', () => {
    const view = {
      filters: { q: 'a&b', status: 'executed', paid: '2026-11-20', method: ['ach', 'eft'] },
      sort: 'amount',
      size: 20,
      page: 3,
      after: 'm3',
      before: '',
      opened: 'R-7',
    };
    const written = list.write(new URLSearchParams(), view);

    expect([...written.keys()].slice(0, 4)).toEqual(['status', 'q', 'paid', 'method']);
    expect(list.read(written)).toEqual(view);
  });
});
