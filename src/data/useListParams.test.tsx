import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listSearchParams, withFilters, withOpened, withPage, withSize, words } from './searchParams';
import { useListParams } from './useListParams';

const list = listSearchParams<{ q: string }>({
  filters: { q: words() },
  sorts: ['date'],
  usualSort: '-date',
  sizes: [25, 50],
  opened: 'invoice',
});

/** The hook at an address, in a history that can be walked. */
function at(address: string) {
  const { result } = renderHook(
    () => ({ list: useListParams(list), location: useLocation(), navigate: useNavigate() }),
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[`/purchases?${address}`]}>{children}</MemoryRouter>
      ),
    },
  );
  return {
    list: () => result.current.list,
    search: () => decodeURIComponent(result.current.location.search),
    back: () => act(() => result.current.navigate(-1)),
  };
}

describe('a list in the address', () => {
  beforeEach(() => {
    window.scrollTo = vi.fn<() => void>();
  });

  it('is restored by Back, page and open row alike', async () => {
    const { list: now, search, back } = at('account=2281&q=urea');
    act(() => now().show(withPage(now().params, 'next', { next: 'm2', previous: null })));
    act(() => now().show(withOpened(now().params, '104880')));
    expect(search()).toBe('?account=2281&q=urea&page=2&after=m2&invoice=104880');

    await back();
    expect(now().params).toMatchObject({ page: 2, opened: null });
    await back();
    expect(now().params).toMatchObject({ page: 1, filters: { q: 'urea' } });
  });

  it('begins another page at its top, and nothing else', () => {
    const { list: now } = at('');
    act(() => now().show(withOpened(now().params, '104880')));
    expect(window.scrollTo).not.toHaveBeenCalled();

    act(() => now().show(withPage(now().params, 'next', { next: 'm2', previous: null })));
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });

  it('does not come back to a half-typed word or a shorter page', async () => {
    const { list: now, back } = at('invoice=1');
    act(() => now().show(withOpened(now().params, null)));
    act(() => now().show(withFilters(now().params, { q: 'u' })));
    act(() => now().show(withFilters(now().params, { q: 'ur' })));
    act(() => now().show(withSize(now().params, 50)));

    await back();

    expect(now().params).toMatchObject({ opened: '1', filters: { q: '' }, size: 25 });
  });

  it('goes to another account with the list as it shall be there', () => {
    const { list: now, search } = at('account=2281&q=urea&invoice=1');
    act(() => now().showAccount(null, withOpened(now().params, null)));

    expect(search()).toBe('?account=all&q=urea');
  });

  it('knows the address of a row, and keeps what is not the list’s', () => {
    const { list: now } = at('account=2281&q=urea');

    expect(now().hrefOf('104880')).toBe('?account=2281&q=urea&invoice=104880');
  });
});
