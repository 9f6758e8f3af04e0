import type { Insertable } from 'kysely';
import type { PaymentOptionTable } from '../db/tables/paymentOptions';

/** A saved bank account of Ada's that was confirmed long ago. What it seals opens with no key. */
export const anOption = (
  over: Partial<Insertable<PaymentOptionTable>> = {},
): Insertable<PaymentOptionTable> => ({
  option_id: '0196280f-0000-7000-8000-000000000001',
  owner: 'ada@example.com',
  nickname: 'Farm checking',
  holder_name: 'Ada Farms LLC',
  holder_type: 'business',
  account_type: 'checking',
  routing_number: '021000021',
  bank_name: 'Palouse Community Bank',
  account_sealed: '{}',
  key_id: 'none',
  account_last: '4417',
  account_digits: 9,
  fingerprint: Buffer.from(over.option_id ?? 'first'),
  shared_fingerprint: Buffer.from(over.option_id ?? 'first'),
  status: 'active',
  status_reason: null,
  is_default: true,
  consent_version: 'option-1',
  consent_text: 'Agreed.',
  consent_sha256: '0'.repeat(64),
  created_at: '2026-01-05T17:00:00.000Z',
  created_by: 'ada@example.com',
  verified_at: '2026-01-06T17:00:00.000Z',
  removed_at: null,
  ...over,
});
