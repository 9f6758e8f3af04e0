import { Refusal } from '../../contract/problem';
import type { Caller } from './caller';

/** Data of the deposit plan are for sign-ins with its flag, whatever their accounts are. */
export function needDepositPlan({ permissions }: Pick<Caller, 'permissions'>): void {
  if (permissions.deposit_plan) return;
  throw new Refusal({
    code: 'forbidden',
    message: 'Your sign-in has no deposit plan. Ask the company if you expected one.',
  });
}
