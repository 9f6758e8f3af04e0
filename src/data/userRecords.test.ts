import { describe, expect, it, vi } from 'vitest';
import { MAX_RECORDS, RECORDS_AT_ONCE } from '@contract/rules/userRecords';
import { createClient } from './client';
import { readRecords } from './userRecords';

const nameAt = (place: number) => `u${String(place).padStart(6, '0')}@example.com`;

/** A portal of so many users that answers as the server does. */
function portalOf(users: number) {
  const asked: (string | null)[] = [];
  const send = vi.fn(async (url: string) => {
    const after = new URL(url, 'http://portal').searchParams.get('after');
    asked.push(after);
    const from = after === null ? 0 : Number(after.slice(1, 7)) + 1;
    const count = Math.max(0, Math.min(RECORDS_AT_ONCE, users - from));
    return Response.json(
      Array.from({ length: count }, (_, at) => ({
        name: nameAt(from + at),
        admin: false,
        deposit_plan: true,
      })),
    );
  });
  const client = createClient({
    token: async () => 'token',
    onSessionOver: () => undefined,
    fetch: send as unknown as typeof fetch,
  });
  return { client, asked };
}

describe('the full list of users', () => {
  it.each([
    [0, [null]],
    [1_999, [null]],
    [2_000, [null, nameAt(1_999)]],
    [2_001, [null, nameAt(1_999)]],
    [4_500, [null, nameAt(1_999), nameAt(3_999)]],
  ])('of %i comes in answers of 2,000 at most', async (count, marks) => {
    const { client, asked } = portalOf(count);
    const records = await readRecords(client);

    expect(records).toHaveLength(count);
    expect(new Set(records.map(({ name }) => name)).size).toBe(count);
    expect(asked).toEqual(marks);
  });

  it('is bounded', async () => {
    const { client, asked } = portalOf(MAX_RECORDS + 1);

    expect(await readRecords(client)).toHaveLength(MAX_RECORDS);
    expect(asked).toHaveLength(MAX_RECORDS / RECORDS_AT_ONCE);
  });
});
