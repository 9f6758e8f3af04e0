import * as common from '@locales/common';
import * as m from '@locales/makePayment';
import type { Account } from '@contract/accounts/schema';
import { masked } from '@contract/format/accountNumber';
import { formatInstant } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { PayableAccount } from '@contract/payable/schema';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { accountTypeWords } from '@contract/rules/paymentOption';
import type { PayPlan } from '@contract/rules/payPlan';
import type { PaymentPlace } from './paymentAddress';
import type { PaymentDraft } from './paymentValues';

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

type PaidAccount = Pick<PayableAccount, 'accountNo' | 'noAch' | 'booksZone'>;

/** Bank accounts first, the default one leading, then deposit accounts. */
export const sourcesOf = (
  account: PaidAccount,
  options: readonly PaymentOption[],
  deposits: readonly Account[],
): PaySource[] => [
  ...options.map((option) => bankSource(account, option)),
  ...deposits.map((deposit) => planSource(deposit)),
];

/**
 * The one that an address names: the bank account that was added on the way, else the deposit account that a link
 * wanted; undefined where it names none that can pay.
 */
export const namedSource = (
  sources: readonly PaySource[],
  { addedBank, savId }: Pick<PaymentPlace, 'addedBank' | 'savId'>,
): PaySource | undefined => {
  const usable = usableOf(sources);
  return (
    usable.find(({ internal, option }) => !internal && option === addedBank) ??
    usable.find(({ internal, option }) => internal && option === savId)
  );
};

/** The one that is most likely meant: the named one, else the default, else the first that can pay; '' where none can. */
export const firstSource = (
  sources: readonly PaySource[],
  place: Pick<PaymentPlace, 'addedBank' | 'savId'>,
): string => {
  const usable = usableOf(sources);
  return (namedSource(sources, place) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id ?? '';
};

/** Which kind of source somebody has chosen already, by a link or in the form. */
export function sourceMeant(
  { addedBank, savId }: Pick<PaymentPlace, 'addedBank' | 'savId'>,
  draft: PaymentDraft | undefined,
): 'bank' | 'plan' | 'any' {
  if (addedBank !== null) return 'bank';
  if (savId !== null) return 'plan';
  if (draft === undefined || draft.sentAs !== undefined) return 'any';
  const kind = draft.values.source.split(':')[0];
  return kind === 'bank' || kind === 'plan' ? kind : 'any';
}

const usableOf = (sources: readonly PaySource[]) => sources.filter(({ trouble }) => trouble === undefined);

function bankSource({ accountNo, noAch, booksZone }: PaidAccount, option: PaymentOption): PaySource {
  const { id, nickname, bankName, accountType, accountLast, accountIds, isDefault } = option;
  const { limitCents, limitedUntil } = option;
  const trouble =
    option.notDebitable ??
    (noAch ? m.noBankPayments() : undefined) ??
    (accountIds.includes(accountNo) ? undefined : m.notLinked());
  return {
    id: `bank:${id}`,
    internal: false,
    option: id,
    name: `${nickname} ${masked(accountLast)}`,
    description: [
      bankName ?? common.bankAccount(),
      accountTypeWords[accountType],
      option.waitsFor,
      limitCents !== null &&
        limitedUntil !== null &&
        m.newAtMost({ amount: formatMoney(limitCents), until: formatInstant(limitedUntil, booksZone) }),
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
  const open = status === 'active' ? undefined : m.planNotOpen();
  return {
    id: `plan:${id}`,
    internal: true,
    option: id,
    name: m.depositPlanNamed({ name }),
    description: m.available({ amount: formatMoney(available) }),
    trouble: open ?? (available > 0 ? undefined : m.planEmpty()),
    mostCents: Math.max(0, available),
    isDefault: false,
  };
}

interface Figure {
  readonly label: string;
  readonly cents: number;
}

/** What a payment is made of and what it leaves, figure by figure; those of nothing are left out. */
export function planFigures(plan: PayPlan, source: PaySource | undefined): Figure[] {
  const figures: Figure[] = [];
  const told = (label: string, cents: number) => {
    if (cents !== 0) figures.push({ label, cents });
  };
  told(m.invoices(), plan.grossCents);
  told(m.discounts(), -plan.discountCents);
  told(m.creditsUsed(), -plan.creditCents);
  told(m.onAccount(), plan.onAccountCents);
  const { contractNo } = plan;
  told(contractNo === undefined ? common.prepay() : m.prepayOn({ contractNo }), plan.prepayCents);
  figures.push({ label: m.balanceAfter(), cents: plan.balanceAfterCents });
  if (source?.internal && source.mostCents !== undefined) {
    figures.push({ label: m.leftInPlan(), cents: source.mostCents - plan.totalCents });
  }
  return figures;
}
