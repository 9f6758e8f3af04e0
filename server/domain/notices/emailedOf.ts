import type { Account } from '@contract/accounts/schema';
import { type EmailTime, type NoticeGroup, sharedGroups } from '@contract/notices/labels';
import { levelOpens } from '@contract/rules/accessOpens';
import { choiceOn } from '@contract/rules/noticeChoice';
import { byGroupOf, type OwnRow, ownOf } from './chosen';

interface OnAccount extends OwnRow {
  readonly level: Account['level'];
  readonly depositPlan: boolean;
  /** Of all accounts; null: nothing was chosen. */
  readonly generalChoices: unknown;
}

/** When emails about an account come to somebody, of each group that they may know of. */
export function emailedOf({
  level,
  depositPlan,
  generalChoices,
  ...row
}: OnAccount): { group: NoticeGroup; email: EmailTime }[] {
  // Emails do not go by the amounts and files.
  const general = { byGroup: byGroupOf(generalChoices), leastCents: 0, attachStatements: false };
  const own = ownOf(row);
  return sharedGroups
    .filter((group) => group !== 'deposits' || (depositPlan && levelOpens(level, 'savings')))
    .map((group) => ({ group, email: choiceOn(general, own, group).email }));
}
