import * as autopayWords from '@locales/autopay';
import { inLanguage } from '@locales/inLanguage';
import * as m from '@locales/paymentPlans';
import type { AutopayAuthorization } from '@contract/autopay/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { planConsent } from '@contract/paymentPlans/consent';
import { ApiError } from '@contract/problem';
import { type Installment, installmentsOf, planProblems, type PlanTerms } from '@contract/rules/paymentPlan';
import type { PlanProposal } from '@contract/paymentPlans/schema';
import type { Tx } from '@server/db/db';
import { about, agreedNames, type AutopayDeps, digested, expectAgreed } from '@server/domain/autopay/agreed';
import type { PlanDeps } from '@server/domain/paymentPlans/endPlan';
import type { BankHours } from '@contract/rules/paySchedule';
import type { PlanRow } from '@server/domain/paymentPlans/planRows';
import type { Changer } from './lockedPlan';
import { limitsOf } from './possible';

/** What a plan by some terms is, held against what is past due now. */
interface Planned {
  readonly installments: readonly Installment[];
  readonly hours: BankHours;
}

/** @throws ApiError about the term that docs/rules.md#payment-plans does not allow */
export async function plannedBy(
  tx: Pick<Tx, 'sql'>,
  deps: Pick<PlanDeps, 'clock' | 'booksZone'>,
  accountNo: string,
  terms: PlanTerms,
): Promise<Planned> {
  const limits = await limitsOf(tx.sql, deps, accountNo);
  if (!limits) throw new ApiError({ code: 'conflict', message: m.noDebits() });
  const [wrong] = Object.entries(planProblems(terms, limits));
  if (wrong) throw about(wrong[0], wrong[1]);
  return { installments: installmentsOf(terms), hours: limits.hours };
}

interface Agreed {
  readonly account: string;
  readonly optionId: string;
}

/**
 * The text that installments are agreed to with, its names filled in.
 * @throws ApiError about the bank account
 */
export async function agreementFor(
  tx: Pick<Tx, 'sql'>,
  deps: AutopayDeps,
  username: string,
  asked: Agreed,
  installments: readonly Installment[],
): Promise<AutopayAuthorization> {
  const names = await agreedNames(tx, deps, username, asked);
  const total = installments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return digested(
    planConsent((language) =>
      inLanguage(language, () => ({
        ...names,
        phone: names.phone ?? autopayWords.ourOffice(),
        count: String(installments.length),
        total: formatMoney(total),
        installments: installments
          .map(({ day, amountCents }) => m.sumOnDay({ sum: formatMoney(amountCents), day: formatDate(day) }))
          .join('; '),
      })),
    ),
  );
}

/** What a customer agreed to, as it is kept. */
export type Consent = Pick<
  PlanRow,
  | 'owner'
  | 'option_id'
  | 'consented_at'
  | 'text_version'
  | 'agreed_text'
  | 'english_text'
  | 'text_sha256'
  | 'ip'
  | 'user_agent'
>;

/** What a customer agrees to, held against what was on the screen. */
export async function consentOf(
  tx: Tx,
  deps: AutopayDeps,
  { username, origin }: Changer,
  read: Pick<PlanProposal, 'account' | 'optionId' | 'authorization' | 'authorizationSha256'>,
  installments: readonly Installment[],
): Promise<Consent> {
  const now = deps.clock.now();
  const agreed = await agreementFor(tx, deps, username, read, installments);
  await expectAgreed(tx, { username, now }, agreed, read);
  return {
    owner: username,
    option_id: read.optionId,
    consented_at: now.toISOString(),
    text_version: agreed.version,
    agreed_text: agreed.text,
    english_text: agreed.english,
    text_sha256: agreed.sha256,
    ip: origin.ip,
    user_agent: origin.userAgent,
  };
}
