import type { Insertable } from 'kysely';
import type { DepositHoldTable, RequestTable } from '@server/db/tables';
import { testNow } from '@server/testing/testApp';

/** A request for a check, and what it holds. */
export function aHold(): {
  readonly request: Insertable<RequestTable>;
  readonly hold: Insertable<DepositHoldTable>;
} {
  const request_id = '019f0000-0000-7000-8000-000000000001';
  return {
    request: {
      request_id,
      request_no: 'PR-2026-000001',
      kind: 'pickup',
      flow: 'pickup',
      account_no: '00117',
      submitted_by: 'ada@example.com',
      submitted_at: testNow,
      changed_at: testNow,
      status: 'submitted',
      amount_cents: 1_500_000,
      sav_id: 'D-00117',
      source: 'Deposit plan D-00117',
      target: 'Check at Pullman',
    },
    hold: { request_id, sav_id: 'D-00117', amount_cents: 1_500_000, placed_at: testNow },
  };
}
