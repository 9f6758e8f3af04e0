import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSidebar } from './useSidebar';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Windows as they are when each of the hook's questions is asked; the last answer stays. */
function windowsThatAre(...narrow: boolean[]) {
  const listeners = new Set<() => void>();
  const media = {
    get matches() {
      return narrow.length > 1 ? narrow.shift()! : narrow[0]!;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  return {
    become(next: boolean) {
      narrow.splice(0, narrow.length, next);
      act(() => {
        for (const listener of listeners) listener();
        vi.runAllTimers();
      });
    },
  };
}

it('closes with a window that becomes narrow, and comes back with a wide one', () => {
  vi.useFakeTimers();
  const window = windowsThatAre(false);
  const { result } = renderHook(() => useSidebar('/home'));
  expect(result.current).toMatchObject({ narrow: false, open: true });

  window.become(true);
  expect(result.current).toMatchObject({ narrow: true, open: false });
  window.become(false);
  expect(result.current).toMatchObject({ narrow: false, open: true });
});

it('sees a window that became narrow before it was watched', () => {
  vi.useFakeTimers();
  windowsThatAre(false, true);
  const { result } = renderHook(() => useSidebar('/home'));
  expect(result.current.narrow).toBe(false);
  act(() => void vi.runAllTimers());

  expect(result.current).toMatchObject({ narrow: true, open: false });
});
