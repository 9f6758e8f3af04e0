import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persistently } from './persistently';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a part that cannot be fetched is fetched again until it is there', async () => {
  const fetchPart = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('The line is bad.')));
  const part = persistently(fetchPart);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(fetchPart).toHaveBeenCalledTimes(3);

  fetchPart.mockResolvedValue('the part');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBe('the part');
});
