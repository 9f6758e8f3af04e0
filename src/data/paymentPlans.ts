import type { AutopayAuthorization } from '@contract/autopay/schema';
import * as audit from '@contract/audit/endpoints';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import * as officeHome from '@contract/officeHome/endpoints';
import * as plans from '@contract/paymentPlans/endpoints';
import type { PaymentPlan, PaymentPlans, PlanAsked } from '@contract/paymentPlans/schema';
import * as promises from '@contract/promises/endpoints';
import type { PlanTerms } from '@contract/rules/paymentPlan';
import * as scheduled from '@contract/scheduledPayments/endpoints';
import { useSource } from './DataProvider';
import { lookAgain, useAskAnew, useEndpoint, useKeepAnswer } from './useEndpoint';

/** The plans of the caller's accounts, and what could be planned. */
export const usePlans = () => useEndpoint(plans.list, { query: {} });

/** Those of an account, as the office sees them. */
export const useAccountPlans = (accountNo: string) =>
  useEndpoint(plans.onAccount, { params: { accountNo } }, lookAgain(60_000));

/** The text of a plan, and the id of what would be proposed by it. */
export interface PlanText extends AutopayAuthorization {
  readonly id: string;
}

/** What somebody fills in, or which plan of the office's. */
type PlanToAgree = Omit<PlanAsked, 'account'>;

/** What a customer can do about plans of an account. Each rejects with what it was refused with. */
export interface PlanCalls {
  readonly onRead: (asked: PlanToAgree) => Promise<PlanText>;
  readonly onPropose: (terms: PlanTerms, optionId: string, agreed: PlanText) => Promise<unknown>;
  readonly onAccept: (plan: PaymentPlan, optionId: string, agreed: PlanText) => Promise<unknown>;
  readonly onEnd: (plan: PaymentPlan) => Promise<unknown>;
}

/** Undefined while somebody of the office looks as the customer. */
export function usePlanCalls(account: string): PlanCalls | undefined {
  const { username, client, viewing } = useSource();
  const keep = useKeepAnswer();
  const askAnew = useAskAnew([scheduled.list]);
  const own = { username, account };
  const changed = async (call: Promise<PaymentPlans>): Promise<void> => {
    await keep(plans.list, { query: {} }, await call);
    await askAnew();
  };
  const agreedTo = ({ version, sha256 }: PlanText) => ({
    authorization: version,
    authorizationSha256: sha256,
  });
  if (viewing) return undefined;
  return {
    onRead: async (asked) => ({
      ...(await client.call(plans.authorization, { query: { ...own, ...asked } })),
      // Agreed to again, because no answer came, it is proposed once.
      id: crypto.randomUUID(),
    }),
    onPropose: (terms, optionId, agreed) =>
      changed(
        client.call(plans.propose, {
          params: { id: agreed.id },
          body: { ...own, ...terms, optionId, ...agreedTo(agreed) },
        }),
      ),
    onAccept: ({ id, version }, optionId, agreed) =>
      changed(
        client.call(plans.accept, {
          params: { id },
          body: { ...own, version, optionId, ...agreedTo(agreed) },
        }),
      ),
    onEnd: ({ id, version }) =>
      changed(client.call(plans.end, { params: { id }, body: { ...own, version } })),
  };
}

/** What the office can do about plans of an account. Each rejects with what it was refused with. */
export interface OfficePlanCalls {
  /** @param counters what the customer proposed, in whose place it is */
  readonly onOffer: (terms: PlanTerms, counters: PaymentPlan | undefined) => Promise<unknown>;
  readonly onAccept: (plan: PaymentPlan) => Promise<unknown>;
  readonly onEnd: (plan: PaymentPlan, reason: string) => Promise<unknown>;
}

export function useOfficePlanCalls(accountNo: string): OfficePlanCalls {
  const { client } = useSource();
  const askAnew = useAskAnew(seenByOffice);
  // A colleague may have been first: what holds now is asked for either way.
  const then = (call: Promise<unknown>) => call.finally(() => void askAnew());
  return {
    onOffer: (terms, counters) =>
      then(
        client.call(plans.offer, {
          key: crypto.randomUUID(),
          params: { accountNo },
          body: { ...terms, ...(counters && { counters: counters.id, version: counters.version }) },
        }),
      ),
    onAccept: ({ id, version }) =>
      then(client.call(plans.officeAccept, { params: { accountNo, id }, body: { version } })),
    onEnd: ({ id, version }, reason) =>
      then(client.call(plans.officeEnd, { params: { accountNo, id }, body: { version, reason } })),
  };
}

const seenByOffice = [
  plans.onAccount,
  promises.due,
  officeAccounts.history,
  officeAccounts.historyTotals,
  officeHome.desk,
  ...Object.values(audit),
];
