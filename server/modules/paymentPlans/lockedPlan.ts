import * as m from '@locales/paymentPlans';
import { ApiError } from '@contract/problem';
import { isUuid } from '@server/db/isUuid';
import type { Tx } from '@server/db/db';
import { lockPlan, type PlanRow } from '@server/domain/paymentPlans/planRows';
import type { Origin } from '@server/http/api';

/** Who changes a plan: a customer, or somebody of the office. */
export interface Changer {
  readonly username: string;
  readonly byOffice: boolean;
  readonly origin: Origin;
}

export const conflict = (message: string): ApiError => new ApiError({ code: 'conflict', message });

export const noSuchPlan = (): ApiError => new ApiError({ code: 'not-found', message: m.noSuchPlan() });

export interface Which {
  readonly id: string;
  readonly version: number;
}

/**
 * A plan of an account, locked, as whoever changes it saw it.
 * @throws ApiError 'not-found', or 'conflict' where it was changed meanwhile
 */
export async function lockedPlan(tx: Tx, account: string, { id, version }: Which): Promise<PlanRow> {
  const plan = isUuid(id) ? await lockPlan(tx.sql, id) : undefined;
  if (plan?.account_no !== account) throw noSuchPlan();
  if (plan.version !== version) throw conflict(m.planChanged());
  return plan;
}

/** What the office proposed, and can be accepted by a customer: @throws ApiError */
export async function offeredPlan(tx: Tx, account: string, id: string): Promise<PlanRow> {
  const plan = isUuid(id) ? await lockPlan(tx.sql, id) : undefined;
  if (plan?.account_no !== account || !plan.by_office) throw noSuchPlan();
  return plan;
}
