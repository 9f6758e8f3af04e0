import { expect, it, vi } from 'vitest';
import { openMailWorker } from './mailWorker';
import type { DeliverOptions } from './deliver';

it('a mail worker goes on after the database did not answer', async () => {
  const log: string[] = [];
  const claim = vi.fn<() => Promise<[]>>().mockRejectedValueOnce(new Error('The connection is gone.'));
  claim.mockResolvedValue([]);
  const mailWorker = openMailWorker({
    db: { onChange: () => undefined, transaction: (work: (tx: object) => unknown) => work({}) },
    jobs: { claim },
    delivery: { log: { warn: (_: unknown, message: string) => void log.push(message) } },
  } as unknown as DeliverOptions);
  mailWorker.start();
  await vi.waitFor(() => expect(log).toEqual(['The outbox could not be read; it is tried again.']));
  mailWorker.nudge();
  await vi.waitFor(() => expect(claim.mock.calls.length).toBeGreaterThan(1));
  await mailWorker.close();
});
