import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { PaymentOptionTable } from '@server/db/tables';

/** Ada's confirmed checking account, saved long ago; its number is sealed by nobody. */
export function anOption(over: Partial<Insertable<PaymentOptionTable>> = {}): Insertable<PaymentOptionTable> {
  const optionId = over.option_id ?? randomUUID();
  const fingerprint = createHash('sha256').update(optionId).digest();
  return {
    option_id: optionId,
    owner: 'ada@example.com',
    nickname: 'Farm checking',
    holder_name: 'Ada Farms LLC',
    holder_type: 'business',
    account_type: 'checking',
    routing_number: '111000025',
    bank_name: 'Palouse Bank',
    account_sealed: JSON.stringify({}),
    key_id: 'none',
    account_last: '4417',
    account_digits: 10,
    fingerprint,
    shared_fingerprint: fingerprint,
    status: 'active',
    status_reason: null,
    is_default: false,
    consent_version: 'option-1',
    consent_text: 'I agree.',
    consent_sha256: '',
    created_at: '2025-10-01T15:00:00.000Z',
    created_by: 'ada@example.com',
    verified_at: '2025-10-06T15:00:00.000Z',
    removed_at: null,
    ...over,
  };
}
