import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@contract/problem';
import type { Permissions } from '@contract/users/schema';
import type { Client } from './client';
import { DataProvider } from './DataProvider';
import { createQueryClient } from './queryClient';
import { beginWithPermissions, usePermissions } from './users';

const records = [{ name: 'dana@example.com', admin: false, deposit_plan: true }];
const refused = () =>
  Promise.reject(new ApiError({ code: 'forbidden', message: 'Not now.', requestId: 'req-7' }));

/** The hook over a server that refuses until it is told to answer. */
function permissionsOf(kept?: Permissions) {
  const server = { answers: false };
  const call = vi.fn(() => (server.answers ? Promise.resolve(records) : refused()));
  const onFailure = vi.fn();
  const queryClient = createQueryClient(onFailure);
  beginWithPermissions(queryClient, 'dana@example.com', kept);
  const hook = renderHook(() => usePermissions(), {
    wrapper: ({ children }) => (
      <DataProvider
        username="dana@example.com"
        client={{ call } as unknown as Client}
        queryClient={queryClient}
      >
        {children}
      </DataProvider>
    ),
  });
  return { server, call, onFailure, permissions: () => hook.result.current, leave: hook.unmount };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

describe('permissions that did not come', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are asked for again after 5, 10 and 20 seconds, and told once', async () => {
    const { call, onFailure, permissions, leave } = permissionsOf();
    const calls: number[] = [];
    for (const seconds of [0.1, 4.8, 0.2, 9.8, 0.4, 19.6, 0.4]) {
      await pass(seconds);
      calls.push(call.mock.calls.length);
    }

    expect(calls).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(onFailure).toHaveBeenCalledOnce();
    expect(permissions()).toMatchObject({ state: 'error', problem: { reference: 'req-7' } });
    leave();
  });

  it.each([
    ['somebody looks at the page again', () => window.dispatchEvent(new Event('visibilitychange'))],
    [
      'the connection is back',
      () => {
        window.dispatchEvent(new Event('offline'));
        window.dispatchEvent(new Event('online'));
      },
    ],
  ])('are asked for at once when %s', async (_, happens) => {
    const { server, permissions, leave } = permissionsOf();
    await pass(0.1);
    expect(permissions().state).toBe('error');

    server.answers = true;
    act(happens);
    await pass(0.1);
    expect(permissions().data).toEqual({ admin: false, deposit_plan: true });
    leave();
  });

  it('are asked for no more once they have come', async () => {
    const { server, call, permissions, leave } = permissionsOf();
    await pass(0.1);
    server.answers = true;
    act(() => permissions().retry());
    await pass(0.1);
    expect(permissions().state).toBe('ready');

    await pass(200);
    window.dispatchEvent(new Event('visibilitychange'));
    await pass(0.1);
    expect(call).toHaveBeenCalledTimes(2);
    leave();
  });
});

describe('permissions that were kept', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('hold at once, are tried for until they come, and are corrected', async () => {
    const { server, call, onFailure, permissions, leave } = permissionsOf({
      admin: true,
      deposit_plan: false,
    });
    expect(permissions()).toMatchObject({ data: { admin: true, deposit_plan: false }, loadedAt: 0 });

    await pass(0.1);
    expect(permissions()).toMatchObject({ state: 'partial', data: { admin: true } });
    expect(onFailure).toHaveBeenCalledOnce();
    server.answers = true;
    await pass(5);
    expect(permissions()).toMatchObject({ state: 'ready', data: { admin: false, deposit_plan: true } });
    await pass(200);
    expect(call).toHaveBeenCalledTimes(2);
    leave();
  });
});
