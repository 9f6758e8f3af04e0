import { lastDigits } from '@contract/format/accountNumber';
import { dateInZone } from '@contract/format/date';
import type { Correction } from '@server/bank/nacha/corrections';
import type { Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { accountsOf, notifyOfOption } from '@server/domain/paymentOptions/optionNotices';
import { ClearNumber } from '@server/vault/clearNumber';
import type { Sealed } from '@server/vault/envelope';
import type { MoveDeps, Who } from './deps';

interface Asked {
  readonly optionId: string;
  readonly correction: Correction;
  /** The change code that the bank gave, or that is taken back. */
  readonly code: string;
}

/** What a correction made of a bank account. */
interface Corrected {
  /** Its version afterwards: nobody has changed it as long as it has that. */
  readonly optionVersion: number;
}

/**
 * Corrects a saved bank account as its bank says: sealed anew, and everybody of its accounts is told. 'known' where it
 * is like that already; 'ask' where its owner has another one with that number.
 * Source: Nacha Operating Rules, section 2.12: changes are made before the next entry.
 */
export async function correctOption(
  tx: Tx,
  deps: MoveDeps,
  { optionId, correction, code }: Asked,
  { by, at, origin }: Who,
): Promise<Corrected | 'known' | 'ask'> {
  const { numbers, bankNames } = deps;
  const option = await tx.sql
    .selectFrom('payment_option')
    .selectAll()
    .where('option_id', '=', optionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const place = { id: optionId, owner: option.owner };
  const number = correction.accountNumber
    ? new ClearNumber(correction.accountNumber)
    : await numbers.open(place, option.account_sealed as Sealed);
  const routing = correction.routingNumber ?? option.routing_number;
  const accountType = correction.accountType ?? option.account_type;
  const holderName = correction.holderName ?? option.holder_name;
  const fingerprint = numbers.fingerprint(option.owner, routing, number);
  const isSame = fingerprint.equals(option.fingerprint);
  if (isSame && accountType === option.account_type && holderName === option.holder_name) return 'known';
  if (!isSame && (await hasAnother(tx, option.owner, optionId, fingerprint))) return 'ask';

  const sealed = await numbers.seal(place, number);
  const digits = number.reveal();
  const last = lastDigits(digits);
  const bankName = routing === option.routing_number ? option.bank_name : (bankNames.get(routing) ?? null);
  const optionVersion = option.version + 1;
  await tx.sql
    .updateTable('payment_option')
    .set({
      routing_number: routing,
      bank_name: bankName,
      account_type: accountType,
      holder_name: holderName,
      account_sealed: JSON.stringify(sealed),
      key_id: sealed.kek,
      account_last: last,
      account_digits: digits.length,
      fingerprint,
      shared_fingerprint: numbers.sharedFingerprint(routing, number),
      version: optionVersion,
    })
    .where('option_id', '=', optionId)
    .execute();
  await tellOfCorrection(tx, deps, { option, bankName, last }, { by, at, origin });
  await appendAudit(tx, {
    at,
    actor: by,
    subject: option.owner,
    action: 'option.changed',
    entity: 'option',
    entityId: optionId,
    before: {
      routing: option.routing_number,
      account: option.account_last,
      accountType: option.account_type,
    },
    after: { routing, account: last, accountType, changeCode: code },
    origin,
  });
  return { optionVersion };
}

interface Told {
  readonly option: { readonly option_id: string; readonly owner: string; readonly nickname: string };
  readonly bankName: string | null;
  /** Last digits. */
  readonly last: string;
}

/** Everybody of its accounts is told, so that its owner learns of it. */
async function tellOfCorrection(
  tx: Tx,
  { outbox, booksZone }: MoveDeps,
  { option, bankName, last }: Told,
  { at }: Who,
): Promise<void> {
  await notifyOfOption(tx.sql, outbox, {
    event: 'corrected',
    owner: option.owner,
    nickname: option.nickname,
    bankName,
    last,
    accounts: await accountsOf(tx.sql, option.option_id),
    at,
    today: dateInZone(at, booksZone),
  });
}

/** Whether its owner has saved the same number another time. */
async function hasAnother(tx: Tx, owner: string, optionId: string, fingerprint: Buffer): Promise<boolean> {
  const other = await tx.sql
    .selectFrom('payment_option')
    .select('option_id')
    .where('owner', '=', owner)
    .where('option_id', '!=', optionId)
    .where('status', '!=', 'removed')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return other !== undefined;
}
