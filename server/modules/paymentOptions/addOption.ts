import { createHash, randomUUID } from 'node:crypto';
import { sql as raw } from 'kysely';
import { lastDigits } from '@contract/format/accountNumber';
import type { NewPaymentOption, PaymentOption } from '@contract/paymentOptions/schema';
import { maxOptions, maxOptionsADay, optionConsent } from '@contract/rules/paymentOption';
import { routingDoubt, withoutGaps } from '@contract/rules/bank';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Db, Tx } from '@server/db/db';
import { ClearNumber } from '@server/vault/clearNumber';
import { KeyUnavailable } from '@server/vault/keyProvider';
import { type CallDeps, momentOf, one } from './moment';
import { notify } from './notices';
import { dropDefault, linkAccounts, lockOwner } from './optionRows';
import {
  alreadySaved,
  cannotSeal,
  doubtfulRouting,
  numberInName,
  otherConsent,
  tooMany,
  tooManyToday,
} from './errors';
import { optionTold } from './told';

const DAY_MS = 86_400_000;

/** Saves a bank account: sealed, once per owner, told to everybody of its trade accounts. */
export async function addOption(
  room: CallDeps,
  owner: string,
  { accountNumber, ...asked }: NewPaymentOption,
): Promise<PaymentOption> {
  const { db, numbers } = room;
  const { routingNumber, holderType, accountType } = asked;
  const moment = await momentOf(room, owner);
  const { now } = moment;
  const accounts = moment.chosen(asked.accountIds);
  refuseNames(asked, accountNumber);
  if (asked.consent !== optionConsent.version) throw otherConsent();
  if (routingDoubt(routingNumber) && !asked.routingConfirmed) throw doubtfulRouting();

  const id = randomUUID();
  const number = new ClearNumber(accountNumber);
  const last = lastDigits(accountNumber);
  const [bankName, sealed] = await Promise.all([
    room.bankNameOf(routingNumber),
    numbers.seal({ id, owner }, number).catch(asApiError),
  ]);
  const nickname = asked.nickname.trim() || `${bankName?.slice(0, 30) ?? 'Bank'} ${accountType}`;
  const fingerprint = numbers.fingerprint(owner, routingNumber, number);

  return db.transaction(async (tx) => {
    const { sql } = tx;
    await lockOwner(sql, owner);
    const others = await expectRoom(sql, owner, fingerprint);
    await expectPace(sql, owner, now, room.booksZone);
    const isDefault = asked.isDefault || !others.hasDefault;
    if (isDefault) await dropDefault(sql, owner);
    await sql
      .insertInto('payment_option')
      .values({
        option_id: id,
        owner,
        nickname,
        holder_name: asked.holderName.trim(),
        holder_type: holderType,
        account_type: accountType,
        routing_number: routingNumber,
        bank_name: bankName,
        account_sealed: JSON.stringify(sealed),
        key_id: sealed.kek,
        account_last: last,
        account_digits: accountNumber.length,
        fingerprint,
        shared_fingerprint: numbers.sharedFingerprint(routingNumber, number),
        status: 'pendingVerification',
        status_reason: null,
        is_default: isDefault,
        ...consentTo(room.companyName),
        created_at: now.toISOString(),
        created_by: owner,
        verified_at: null,
        removed_at: null,
      })
      .execute();
    await linkAccounts(sql, id, accounts);
    const { today } = moment;
    await notify(sql, room.outbox, {
      event: 'added',
      owner,
      nickname,
      bankName,
      last,
      accounts,
      at: now,
      today,
    });
    const added = await one(sql, owner, moment, id);
    await auditAdded(tx, room, { owner, at: now, id, added });
    return added;
  });
}

const auditAdded = (
  tx: Tx,
  { origin }: CallDeps,
  { owner, at, id, added }: { owner: string; at: Date; id: string; added: PaymentOption },
): Promise<void> =>
  appendAudit(tx, {
    at,
    actor: owner,
    subject: owner,
    action: 'option.added',
    entity: 'option',
    entityId: id,
    after: optionTold(added),
    origin,
  });

/** What was agreed to, in the words of today. */
function consentTo(companyName: string) {
  const text = optionConsent.text.replace('{company}', companyName);
  return {
    consent_version: optionConsent.version,
    consent_text: text,
    consent_sha256: createHash('sha256').update(text).digest('hex'),
  };
}

/** A name with the number in it would stand in every list and letter. */
function refuseNames(
  { nickname, holderName }: Omit<NewPaymentOption, 'accountNumber'>,
  number: string,
): void {
  if (withoutGaps(nickname).includes(number)) throw numberInName('nickname');
  if (withoutGaps(holderName).includes(number)) throw numberInName('holderName');
}

function asApiError(error: unknown): never {
  throw error instanceof KeyUnavailable ? cannotSeal(error) : error;
}

/** Deleted ones count too, so that nobody tries out one number after the other. */
async function expectPace(sql: Db['sql'], owner: string, now: Date, booksZone: string): Promise<void> {
  const { at } =
    (await sql
      .selectFrom('payment_option')
      .select('created_at as at')
      .where('created_by', '=', owner)
      .where('created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
      .orderBy('created_at', 'desc')
      .offset(maxOptionsADay - 1)
      .limit(1)
      .executeTakeFirst()) ?? {};
  if (at) throw tooManyToday(new Date(Date.parse(at) + DAY_MS).toISOString(), booksZone);
}

/** Holds that the account is not saved yet, and that there is room for one more. */
async function expectRoom(sql: Db['sql'], owner: string, fingerprint: Uint8Array) {
  const others = await standing(sql, owner, fingerprint);
  if (others.same) throw alreadySaved(others.same.nickname, others.same.account_last);
  if (others.count >= maxOptions) throw tooMany();
  return others;
}

async function standing(sql: Db['sql'], owner: string, fingerprint: Uint8Array) {
  const rows = await sql
    .selectFrom('payment_option')
    .select(['nickname', 'account_last', 'is_default', raw<boolean>`fingerprint = ${fingerprint}`.as('same')])
    .where('owner', '=', owner)
    .where('status', '!=', 'removed')
    .execute();
  return {
    count: rows.length,
    hasDefault: rows.some((row) => row.is_default),
    same: rows.find((row) => row.same),
  };
}
