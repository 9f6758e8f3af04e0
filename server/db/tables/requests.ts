import type { Generated } from 'kysely';

/** Beside these, search_text: the database makes it, and only searches ask for it. */
export interface RequestTable {
  request_id: string;
  request_no: string;
  kind: 'payment' | 'pickup';
  flow: 'bank' | 'internal' | 'pickup';
  account_no: string;
  submitted_by: string;
  submitted_at: string;
  /** One of `requestStatuses`. */
  status: string;
  status_reason: string | null;
  version: Generated<number>;
  /** When it was moved last. */
  changed_at: string;
  amount_cents: number;
  option_id: string | null;
  sav_id: string | null;
  source: string;
  target: string;
  cancel_until: string | null;
  mode: string | null;
  gross_cents: number | null;
  discount_cents: number | null;
  credit_cents: number | null;
  requested_date: string | null;
  effective_date: string | null;
  prepay_contract_no: string | null;
  delivery_method: string | null;
  to_account: string | null;
  branch_code: string | null;
  pickup_date: string | null;
  pickup_time: string | null;
  pickup_zone: string | null;
  pickup_at: string | null;
  pickup_person: string | null;
  comments: string | null;
  payment_no: string | null;
  posted_on: string | null;
  return_code: string | null;
  returned_on: string | null;
}

export interface RequestAllocationTable {
  request_id: string;
  seq: number;
  invoice_no: string;
  amount_cents: number;
  discount_cents: number;
  reason: string | null;
  note: string | null;
}

export interface RequestEventTable {
  request_id: string;
  seq: number;
  at: string;
  actor: string;
  role: 'customer' | 'office' | 'portal';
  event: string;
  from_status: string | null;
  to_status: string;
  note: string | null;
}

export interface RequestAuthorizationTable {
  request_id: string;
  text_version: string;
  agreed_text: string;
  text_sha256: string;
  sec_code: 'WEB' | 'CCD' | null;
  accepted_by: string;
  accepted_at: string;
  ip: string;
  user_agent: string;
}

export interface DepositHoldTable {
  request_id: string;
  sav_id: string;
  amount_cents: number;
  placed_at: string;
  released_at: string | null;
  release_reason: string | null;
}

/** Requests with their history, and what they hold of deposits (032-requests.sql). */
export interface RequestTables {
  request: RequestTable;
  request_allocation: RequestAllocationTable;
  request_event: RequestEventTable;
  request_authorization: RequestAuthorizationTable;
  request_number: { year: number; last: number };
  deposit_hold: DepositHoldTable;
  deposit_lock: { sav_id: string };
  payment_lock: { account_no: string };
}
