import { createHash, randomUUID } from 'node:crypto';
import { sql as raw } from 'kysely';
import * as m from '@locales/paymentOptions';
import { lastDigits } from '@contract/format/accountNumber';
import type { NewPaymentOption, PaymentOption } from '@contract/paymentOptions/schema';
import { maxOptions, maxOptionsADay, optionConsent } from '@contract/rules/paymentOption';
import { routingDoubt, withoutGaps } from '@contract/format/bankNumbers';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Db } from '@server/db/db';
import { beginValidations } from '@server/domain/validation/validations';
import { ClearNumber } from '@server/vault/clearNumber';
import { KeyUnavailable } from '@server/vault/keyProvider';
import { type CallDeps, momentOf, one } from './moment';
import { notifyOfOption } from '@server/domain/paymentOptions/optionNotices';
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
/** For so long the same bank account in the same words is what was saved already, and got no answer. */
const AGAIN_MS = 10 * 60_000;

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
  const consent = optionConsent(room.companyName);
  if (asked.consent !== consent.version) throw otherConsent();
  if (routingDoubt(routingNumber) && !asked.routingConfirmed) throw doubtfulRouting();

  const id = randomUUID();
  const number = new ClearNumber(accountNumber);
  const last = lastDigits(accountNumber);
  const [bankName, sealed] = await Promise.all([
    room.bankNameOf(routingNumber),
    numbers.seal({ id, owner }, number).catch(asApiError),
  ]);
  const nickname = asked.nickname.trim() || nameAfter(bankName, accountType);
  const fingerprint = numbers.fingerprint(owner, routingNumber, number);
  const sealedNumber = {
    account_sealed: JSON.stringify(sealed),
    key_id: sealed.kek,
    account_last: last,
    account_digits: accountNumber.length,
    fingerprint,
    shared_fingerprint: numbers.sharedFingerprint(routingNumber, number),
  };

  return db.transaction(async (tx) => {
    const { sql } = tx;
    await lockOwner(sql, owner);
    const others = await standing(sql, owner, fingerprint);
    if (others.same) return asBefore(sql, owner, moment, others.same, { ...asked, nickname });
    if (others.count >= maxOptions) throw tooMany();
    await expectPace(sql, owner, now, room.booksZone);
    const isDefault = asked.isDefault || !others.hasDefault;
    if (isDefault) await dropDefault(sql, owner);
    await sql
      .insertInto('payment_option')
      .values({
        option_id: id,
        owner,
        created_by: owner,
        created_at: now.toISOString(),
        nickname,
        holder_name: asked.holderName.trim(),
        holder_type: holderType,
        account_type: accountType,
        routing_number: routingNumber,
        bank_name: bankName,
        is_default: isDefault,
        ...unverified,
        ...sealedNumber,
        ...agreedTo(consent),
      })
      .execute();
    await linkAccounts(sql, id, accounts);
    await beginValidations(sql, { ...room, at: now }, { optionId: id });
    const { today } = moment;
    const told = { owner, nickname, bankName, last, accounts };
    await notifyOfOption(sql, room.outbox, { event: 'added', ...told, at: now, today });
    const added = await one(sql, owner, moment, id);
    await appendAudit(tx, {
      at: now,
      actor: owner,
      subject: owner,
      action: 'option.added',
      entity: 'option',
      entityId: id,
      after: optionTold(added),
      origin: room.origin,
    });
    return added;
  });
}

type Asked = Pick<
  NewPaymentOption,
  'nickname' | 'holderName' | 'holderType' | 'accountType' | 'accountIds' | 'isDefault'
>;

/** What was saved a moment ago in the same words: whoever asks again got no answer. @throws ApiError for anything else */
async function asBefore(
  sql: Db['sql'],
  owner: string,
  moment: Awaited<ReturnType<typeof momentOf>>,
  { option_id, created_at: savedAt }: { readonly option_id: string; readonly created_at: string },
  asked: Asked,
): Promise<PaymentOption> {
  const before = await one(sql, owner, moment, option_id);
  const isNew = Date.parse(savedAt) > moment.now.getTime() - AGAIN_MS;
  if (isNew && isAsked(before, asked)) return before;
  throw alreadySaved(before.nickname, before.accountLast);
}

const isAsked = (saved: PaymentOption, asked: Asked): boolean =>
  saved.nickname === asked.nickname &&
  saved.holderName === asked.holderName.trim() &&
  saved.holderType === asked.holderType &&
  saved.accountType === asked.accountType &&
  (saved.isDefault || !asked.isDefault) &&
  new Set([...saved.accountIds, ...asked.accountIds]).size === saved.accountIds.length;

/** What a bank account is before anything was paid from it. */
const unverified = {
  status: 'pendingVerification',
  status_reason: null,
  verified_at: null,
  removed_at: null,
} as const;

/** "Palouse Community Bank checking": forty characters at most, as a nickname may have. */
const nameAfter = (bankName: string | null, accountType: NewPaymentOption['accountType']): string =>
  m.namedAfterBank({
    bank: bankName?.slice(0, 30) ?? m.bankWithoutName(),
    type: accountType === 'savings' ? m.shortSavings() : m.shortChecking(),
  });

/** The words that its owner agreed to. */
const agreedTo = ({ version, text, english }: ReturnType<typeof optionConsent>) => ({
  consent_version: version,
  consent_text: text,
  consent_sha256: createHash('sha256').update(text).digest('hex'),
  consent_english: english,
});

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

async function standing(sql: Db['sql'], owner: string, fingerprint: Uint8Array) {
  const rows = await sql
    .selectFrom('payment_option')
    .select(['option_id', 'created_at', 'nickname', 'account_last', 'is_default'])
    .select([raw<boolean>`fingerprint = ${fingerprint}`.as('same')])
    .where('owner', '=', owner)
    .where('status', '!=', 'removed')
    .execute();
  return {
    count: rows.length,
    hasDefault: rows.some((row) => row.is_default),
    same: rows.find((row) => row.same),
  };
}
