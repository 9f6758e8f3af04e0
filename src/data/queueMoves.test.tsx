import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@contract/problem';
import type { QueueMoves } from '@contract/queue/schema';
import { aQueued } from '@stories/support/queueBuilders';
import type { Client } from './client';
import { DataProvider } from './DataProvider';
import { useQueueMoves } from './queueMoves';

interface Sent {
  readonly key: string;
  readonly body: QueueMoves;
}

const many = (count: number) => Array.from({ length: count }, (_, at) => aQueued({ id: `q-${at}` }));
const allDone = async ({ body }: Sent) => ({
  results: body.requests.map(({ id }) => ({ id, outcome: 'done', status: 'approved', message: null })),
});

/** The hook over a server whose answers are given; what was sent is taken down. */
function over(answer: (sent: Sent, turn: number) => Promise<unknown>) {
  const sent: Sent[] = [];
  const call = vi.fn(async ({ method }: { method: string }, parts: Sent & { params: { id: string } }) => {
    if (method === 'GET') return aQueued({ id: parts.params.id, version: 7 });
    sent.push(parts);
    return answer(parts, sent.length);
  });
  let keys = 0;
  const { result } = renderHook(() => useQueueMoves(() => `key-${(keys += 1)}`), {
    wrapper: ({ children }) => (
      <DataProvider
        username="root@example.com"
        client={{ call } as unknown as Client}
        queryClient={new QueryClient()}
      >
        {children}
      </DataProvider>
    ),
  });
  return {
    sent,
    moving: () => result.current,
    start: (count: number) => act(() => result.current.start({ event: 'approve', requests: many(count) })),
  };
}

it('sends portions of 25, each under a key of its own', async () => {
  const { sent, moving, start } = over(allDone);
  start(60);

  await waitFor(() => expect(moving().run?.state).toBe('ended'));
  expect(sent.map(({ key, body }) => [key, body.requests.length])).toEqual([
    ['key-1', 25],
    ['key-2', 25],
    ['key-3', 10],
  ]);
  expect(moving().run?.results).toHaveLength(60);
});

it('sends a portion once more under its key where no answer came', async () => {
  const { sent, moving, start } = over(async (parts, turn) => {
    if (turn === 1) throw new ApiError({ code: 'unavailable', message: 'Nothing came.' });
    return allDone(parts);
  });
  start(1);

  await waitFor(() => expect(moving().run?.state).toBe('ended'));
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

it('breaks off where the call is refused; what is left is told and tried again', async () => {
  const { sent, moving, start } = over(async (parts, turn) => {
    if (turn === 2) throw new ApiError({ code: 'forbidden', message: 'Not you.' });
    return allDone(parts);
  });
  start(30);
  await waitFor(() => expect(moving().run?.state).toBe('stopped'));

  expect(moving().run?.failure).toBe('Not you.');
  act(() => moving().retry());
  await waitFor(() => expect(moving().run?.state).toBe('ended'));
  expect(sent[2]!.body.requests.map(({ id, version }) => [id, version])).toEqual(
    ['q-25', 'q-26', 'q-27', 'q-28', 'q-29'].map((id) => [id, 1]),
  );
});

it('stops before the next portion when it is told to', async () => {
  let goOn = () => undefined as void;
  const { sent, moving, start } = over(async (parts) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    return allDone(parts);
  });
  start(60);
  await waitFor(() => expect(sent).toHaveLength(1));

  act(() => moving().stop());
  act(() => goOn());
  await waitFor(() => expect(moving().run?.state).toBe('stopped'));
  expect(sent).toHaveLength(1);
  expect(moving().run?.results).toHaveLength(25);
});

it('tries what was refused again as it stands now', async () => {
  const { sent, moving, start } = over(async (parts, turn) =>
    turn > 1
      ? allDone(parts)
      : { results: [{ id: 'q-0', outcome: 'refused', status: null, message: 'Moved meanwhile.' }] },
  );
  start(1);
  await waitFor(() => expect(moving().run?.state).toBe('ended'));

  act(() => moving().retry());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body.requests).toEqual([{ id: 'q-0', version: 7 }]);
});
