import { describe, expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import { createQueryClient, worthRetrying } from './queryClient';

const broken = new ApiError({ code: 'broken', message: 'Something broke.' });

describe('asking again', () => {
  it.each([
    ['a broken server', 0, broken, true],
    ['a dead line', 1, new ApiError({ code: 'unavailable', message: 'No answer.' }), true],
    ['the third failure', 2, broken, false],
    ['a refusal', 0, new ApiError({ code: 'forbidden', message: 'Not yours.' }), false],
    ['a fault of our own', 0, new Error('x is undefined'), false],
  ])('after %s (%i before)', (_, failures, error, again) => {
    expect(worthRetrying(failures, error)).toBe(again);
  });
});

describe('a failing call', () => {
  it('is not reported to somebody who was asked for the password and left', async () => {
    const reported: unknown[] = [];
    const queryClient = createQueryClient((...report) => reported.push(report));
    const left = new ApiError({
      code: 'forbidden',
      message: 'Nothing was done.',
      fields: { stepUp: 'Again.' },
    });
    const queryFn = () => Promise.reject(left);

    await expect(queryClient.fetchQuery({ queryKey: ['letters'], queryFn })).rejects.toBe(left);
    await expect(
      queryClient.getMutationCache().build(queryClient, { mutationFn: queryFn }).execute(undefined),
    ).rejects.toBe(left);
    expect(reported).toEqual([]);
  });

  it('is reported once, however often it was tried', async () => {
    const reported: unknown[] = [];
    const queryClient = createQueryClient((...report) => reported.push(report));
    let tries = 0;
    const queryFn = () => {
      tries += 1;
      return Promise.reject(broken);
    };

    const asked = queryClient.fetchQuery({
      queryKey: ['users'],
      queryFn,
      retry: 2,
      retryDelay: 0,
      meta: { alert: 'permissions' },
    });

    await expect(asked).rejects.toBe(broken);
    expect(tries).toBe(3);
    expect(reported).toEqual([[broken, 'permissions']]);
  });

  it('is kept quiet where it was only to renew what is shown', async () => {
    const reported: unknown[] = [];
    const queryClient = createQueryClient((error) => reported.push(error));
    const ask = (answer: () => Promise<string>) =>
      queryClient.fetchQuery({
        queryKey: ['requests'],
        queryFn: answer,
        retry: false,
        staleTime: 0,
        meta: { quiet: true },
      });

    await expect(ask(() => Promise.reject(broken))).rejects.toBe(broken);
    expect(reported).toEqual([broken]);
    await ask(() => Promise.resolve('shown'));
    await expect(ask(() => Promise.reject(broken))).rejects.toBe(broken);
    expect(reported).toEqual([broken]);
  });
});
