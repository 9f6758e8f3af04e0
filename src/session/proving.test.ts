import { expect, it, vi } from 'vitest';
import { createProving } from './proving';

it('asks once for however many wait, and tells all of them', async () => {
  const proving = createProving();
  const listener = vi.fn();
  proving.subscribe(listener);
  const answers = [proving.ask(), proving.ask()];
  expect(proving.isOpen()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  proving.settle(true);

  expect(await Promise.all(answers)).toEqual([true, true]);
  expect(proving.isOpen()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('asks anew after an answer', async () => {
  const proving = createProving();
  proving.subscribe(() => undefined);
  const first = proving.ask();
  proving.settle(false);
  const second = proving.ask();
  proving.settle(true);

  expect(await Promise.all([first, second])).toEqual([false, true]);
});

it('says no at once where nobody would see the question', async () => {
  const proving = createProving();
  expect(await proving.ask()).toBe(false);
  proving.subscribe(() => undefined)();

  expect(await proving.ask()).toBe(false);
});

it('takes an answer that nobody waits for as nothing', () => {
  const proving = createProving();
  const listener = vi.fn();
  proving.subscribe(listener);
  proving.settle(true);

  expect(listener).not.toHaveBeenCalled();
});
