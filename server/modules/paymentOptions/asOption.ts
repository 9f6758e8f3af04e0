import type { CompanySettings } from '@contract/settings/schema';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { whyNotByFile } from '@contract/rules/bank';
import type { OptionRow } from './optionRows';

interface Seen {
  readonly payments: CompanySettings['payments'];
  readonly now: Date;
  /** The trade accounts that the owner may pay for now: one that was lost meanwhile is shown no more. */
  readonly payable: readonly string[];
}

/** A row in the words of the agreement. */
export function asOption(row: OptionRow, { payments, now, payable }: Seen): PaymentOption {
  const fullFrom = new Date(Date.parse(row.created_at) + payments.newOptionHours * 3_600_000);
  const isNew = fullFrom > now;
  return {
    id: row.option_id,
    nickname: row.nickname,
    bankName: row.bank_name,
    routingNumber: row.routing_number,
    accountLast: row.account_last,
    holderName: row.holder_name,
    holderType: row.holder_type,
    accountType: row.account_type,
    secCode: row.holder_type === 'personal' ? 'WEB' : 'CCD',
    status: row.status as PaymentOption['status'],
    statusReason: row.status_reason,
    notDebitable: whyNotByFile({ digits: row.account_digits, routing: row.routing_number }) ?? null,
    isDefault: row.is_default,
    accountIds: row.accounts.filter((accountNo) => payable.includes(accountNo)),
    createdAt: new Date(row.created_at).toISOString(),
    createdBy: row.created_by,
    verifiedAt: instantOrNull(row.verified_at),
    lastUsedAt: instantOrNull(row.last_used_at),
    scheduledCount: row.scheduled,
    limitedUntil: isNew ? fullFrom.toISOString() : null,
    limitCents: isNew ? payments.newOptionMaxCents : null,
    consentVersion: row.consent_version,
  };
}

const instantOrNull = (at: string | null): string | null => at && new Date(at).toISOString();
