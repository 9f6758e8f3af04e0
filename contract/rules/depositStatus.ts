import * as m from '@locales/depositPlan';

export const depositStatuses = ['open', 'frozen', 'dormant', 'closed'] as const;

type DepositStatus = (typeof depositStatuses)[number];

/** By the first letter of the ERP's word; an unknown word counts as frozen: docs/rules.md#deposit-status. */
export function depositStatusOf(status: string): DepositStatus {
  switch (status.trim().charAt(0).toLowerCase()) {
    case 'o':
    case 'a':
      return 'open';
    case 'c':
    case 'x':
      return 'closed';
    case 'd':
      return 'dormant';
    default:
      return 'frozen';
  }
}

/** Why nothing can be taken out of a deposit account, in words; null if it can. */
export const depositTroubles: Readonly<Record<DepositStatus, string | null>> = {
  open: null,
  get frozen() {
    return m.onHoldTrouble();
  },
  get dormant() {
    return m.dormantTrouble();
  },
  get closed() {
    return m.closedTrouble();
  },
};
