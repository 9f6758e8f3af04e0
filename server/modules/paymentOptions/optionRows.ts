import { type Kysely, type Selectable, sql } from 'kysely';
import { openStatuses } from '@contract/requests/states';
import type { PaymentOptionTable, Tables } from '@server/db/tables';
import type { CompanySettings } from '@contract/settings/schema';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { whyNotByFile } from '@contract/rules/bank';
import { blockedReason } from '@server/domain/requests/toldReason';
import { type CheckRow, checkTold, lastCheck, waitsFor } from '@server/domain/validation/checkTold';

/** What is read of a saved bank account: nothing that is sealed. */
type OptionRow = Omit<
  Selectable<PaymentOptionTable>,
  | 'account_sealed'
  | 'confirmed_by'
  | 'key_id'
  | 'fingerprint'
  | 'shared_fingerprint'
  | 'consent_text'
  | 'consent_sha256'
  | 'consent_english'
> & {
  readonly accounts: readonly string[];
  readonly last_used_at: string | null;
  readonly scheduled: number;
  /** The last check by the bank that was not given up; null: there was none. */
  readonly check: CheckRow | null;
};

const shown = [
  'o.option_id',
  'o.owner',
  'o.nickname',
  'o.holder_name',
  'o.holder_type',
  'o.account_type',
  'o.routing_number',
  'o.bank_name',
  'o.account_last',
  'o.account_digits',
  'o.status',
  'o.status_reason',
  'o.is_default',
  'o.consent_version',
  'o.created_at',
  'o.created_by',
  'o.verified_at',
  'o.removed_at',
  'o.version',
] as const;

/** The bank accounts of a sign-in that were not removed, the default first; one of them where it is named. */
export const optionsOf = (db: Kysely<Tables>, owner: string, now: Date, id?: string): Promise<OptionRow[]> =>
  db
    .selectFrom('payment_option as o')
    .select(shown)
    .select(lastCheck(now).as('check'))
    .select((eb) => [
      sql<string[]>`array(select a.account_no from payment_option_account a
        where a.option_id = o.option_id order by a.account_no)`.as('accounts'),
      eb
        .selectFrom('request as r')
        .select((r) => r.fn.max('r.submitted_at').as('at'))
        .whereRef('r.option_id', '=', 'o.option_id')
        .as('last_used_at'),
      sql<number>`(select count(*) from request r where r.option_id = o.option_id
        and r.status in (${sql.join(openStatuses)}))::integer`.as('scheduled'),
    ])
    .where('o.owner', '=', owner)
    .where('o.status', '!=', 'removed')
    .$if(id !== undefined, (query) => query.where(sql<string>`o.option_id::text`, '=', id!))
    .orderBy('o.is_default', 'desc')
    .orderBy('o.created_at')
    .orderBy('o.option_id')
    .execute();

/** Of two that change the bank accounts of one sign-in, one waits: so there is one default, and no account twice. */
export async function lockOwner(db: Kysely<Tables>, owner: string): Promise<void> {
  await db.selectFrom('portal_user').select('name').where('name', '=', owner).forUpdate().execute();
}

/** Takes the mark off whichever is the default. */
export async function dropDefault(db: Kysely<Tables>, owner: string): Promise<void> {
  await db
    .updateTable('payment_option')
    .set({ is_default: false })
    .where('owner', '=', owner)
    .where('is_default', '=', true)
    .execute();
}

/** Ties a bank account to these trade accounts and to no others. */
export async function linkAccounts(
  db: Kysely<Tables>,
  optionId: string,
  accounts: readonly string[],
): Promise<void> {
  await db.deleteFrom('payment_option_account').where('option_id', '=', optionId).execute();
  await db
    .insertInto('payment_option_account')
    .values(accounts.map((accountNo) => ({ option_id: optionId, account_no: accountNo })))
    .execute();
}

interface Seen {
  readonly payments: CompanySettings['payments'];
  readonly now: Date;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
  /** The trade accounts that the owner may pay for now: one that was lost meanwhile is shown no more. */
  readonly payable: readonly string[];
}

/** A row in the words of the agreement. */
export function asOption(row: OptionRow, { payments, now, today, payable }: Seen): PaymentOption {
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
    statusReason: blockedReason(row.status_reason),
    validation: checkTold(row.check, today),
    waitsFor: row.status === 'pendingVerification' ? waitsFor(row.check, today) : null,
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
