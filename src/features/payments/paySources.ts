import type { Account } from '../../../contract/accounts';
import { masked } from '../../../contract/format/accountNumber';
import { formatMoney } from '../../../contract/format/money';
import type { PayableAccount } from '../../../contract/payable';
import type { PaymentOption } from '../../../contract/paymentOptions';

/** Where money can come from. */
export interface PaySource {
  /** 'bank:<id>' or 'plan:<savings id>': the form's value. */
  readonly id: string;
  readonly internal: boolean;
  /** What the wire calls it. */
  readonly option: string;
  /** "Farm checking ••4417". */
  readonly name: string;
  readonly description: string;
  /** Why it cannot pay; undefined where it can. */
  readonly trouble?: string;
  /** The most that it pays now; undefined for any amount. */
  readonly mostCents?: number;
  readonly isDefault: boolean;
}

/** Bank accounts first, the default one leading, then deposit accounts. */
export const sourcesOf = (
  account: Pick<PayableAccount, 'accountNo' | 'noAch'>,
  options: readonly PaymentOption[],
  deposits: readonly Account[],
): PaySource[] => [
  ...options.map((option) => bankSource(account, option)),
  ...deposits.map((deposit) => planSource(deposit)),
];

/**
 * The one that is most likely meant: the deposit account that a link named, else the default, else the first that can
 * pay; '' where none can.
 */
export const firstSource = (sources: readonly PaySource[], savId: string | null = null): string => {
  const usable = sources.filter(({ trouble }) => trouble === undefined);
  const named = usable.find(({ internal, option }) => internal && option === savId);
  return (named ?? usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id ?? '';
};

function bankSource(
  { accountNo, noAch }: Pick<PayableAccount, 'accountNo' | 'noAch'>,
  option: PaymentOption,
): PaySource {
  const { id, nickname, bankName, accountType, accountLast, accountIds, isDefault, limitCents } = option;
  const trouble =
    option.notDebitable ??
    (noAch ? 'We take no payments from bank accounts for this account.' : undefined) ??
    (accountIds.includes(accountNo)
      ? undefined
      : 'It does not pay for this account. Link it under Payment Options.');
  return {
    id: `bank:${id}`,
    internal: false,
    option: id,
    name: `${nickname} ${masked(accountLast)}`,
    description: [
      bankName ?? 'Bank account',
      accountType,
      option.status === 'pendingVerification' && 'not confirmed by the bank yet',
      limitCents !== null && `at most ${formatMoney(limitCents)} while it is new`,
    ]
      .filter(Boolean)
      .join(', '),
    trouble,
    mostCents: limitCents ?? undefined,
    isDefault,
  };
}

function planSource({ id, name, status, depositPlan }: Account): PaySource {
  const available = depositPlan?.availableCents ?? 0;
  const open = status === 'active' ? undefined : 'It is not open for payments. Call us.';
  return {
    id: `plan:${id}`,
    internal: true,
    option: id,
    name: `Deposit plan ${name}`,
    description: `${formatMoney(available)} available`,
    trouble: open ?? (available > 0 ? undefined : 'Nothing is available in it now.'),
    mostCents: Math.max(0, available),
    isDefault: false,
  };
}
