import * as m from '@locales/requests';
import { masked } from '@contract/format/accountNumber';
import { formatMoney } from '@contract/format/money';
import { whyNotByFile } from '@contract/rules/bank';
import type { DepositSource } from '../depositSource';
import { isUuid } from '@server/db/isUuid';
import { about, notYours } from '../errors';
import type { RequestContext } from '../requestContext';
import { blockedReason } from '@server/domain/requests/toldReason';

/** Where the money of a payment comes from. */
export type Source =
  | {
      readonly flow: 'bank';
      readonly optionId: string;
      /** "Farm checking ••4417". */
      readonly words: string;
      readonly secCode: 'WEB' | 'CCD';
      readonly holder: string;
      readonly accountType: string;
      /** Null where nobody knows its name. */
      readonly bank: string | null;
      readonly last: string;
      readonly routing: string;
      readonly createdAt: string;
      /** Whether it is shown to be the caller's. */
      readonly isConfirmed: boolean;
    }
  | ({ readonly flow: 'internal' } & DepositSource);

type Bank = Extract<Source, { flow: 'bank' }>;

/**
 * One of the caller's own bank accounts, linked to the account and fit for the bank's file.
 * @param field of the form, for what is wrong with it
 */
export async function bankSource(
  { tx, caller }: RequestContext,
  optionId: string,
  accountNo: string,
  field = 'paymentoption',
): Promise<Bank> {
  const option = isUuid(optionId)
    ? await tx.sql
        .selectFrom('payment_option')
        .selectAll()
        .where('option_id', '=', optionId)
        .where('owner', '=', caller.username)
        .where('status', '<>', 'removed')
        // Whoever removes it counts its requests first, and has to wait for this one.
        .forShare()
        .executeTakeFirst()
    : undefined;
  if (!option) throw notYours(field, m.noSuchBankAccount());
  const linked = await tx.sql
    .selectFrom('payment_option_account')
    .select('option_id')
    .where('option_id', '=', optionId)
    .where('account_no', '=', accountNo)
    .executeTakeFirst();
  if (!linked) throw about(field, m.notLinked());
  if (option.status !== 'active' && option.status !== 'pendingVerification') {
    throw about(field, blockedReason(option.status_reason) ?? m.unusable());
  }
  const trouble = whyNotByFile({ digits: option.account_digits, routing: option.routing_number });
  if (trouble) throw about(field, trouble);
  return {
    flow: 'bank',
    optionId,
    words: `${option.nickname} ${masked(option.account_last)}`,
    secCode: option.holder_type === 'personal' ? 'WEB' : 'CCD',
    holder: option.holder_name,
    accountType: option.account_type,
    bank: option.bank_name,
    last: masked(option.account_last),
    routing: option.routing_number,
    createdAt: option.created_at,
    isConfirmed: option.status === 'active',
  };
}

/** The company takes no debits for some accounts, and small ones only from a bank account that is new. */
export async function expectDebits(
  asking: RequestContext,
  accountNo: string,
  option: Bank,
  amountCents: number,
): Promise<void> {
  const account = await asking.tx.sql
    .selectFrom('account')
    .select('no_ach')
    .where('account_no', '=', accountNo)
    .executeTakeFirst();
  if (account?.no_ach) {
    throw about('paymentoption', m.noBankPayments());
  }
  expectKnownBank(asking, option, amountCents);
}

/** Only small amounts go from or to a bank account that is new. */
export function expectKnownBank(
  { now, settings: { payments } }: Pick<RequestContext, 'now' | 'settings'>,
  { createdAt }: Pick<Bank, 'createdAt'>,
  amountCents: number,
): void {
  const ageHours = (now.getTime() - Date.parse(createdAt)) / 3_600_000;
  if (ageHours >= payments.newOptionHours || amountCents <= payments.newOptionMaxCents) return;
  const amount = formatMoney(payments.newOptionMaxCents);
  throw about('amount', m.newAccountLimit({ amount, hours: payments.newOptionHours }));
}
