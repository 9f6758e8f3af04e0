import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isOfMoney, noticeGroups, type NoticeGroup } from '@contract/notices/labels';
import {
  type AccountChoice,
  type GeneralChoice,
  type GroupChoice,
  usualChoices,
} from '@contract/rules/noticeChoice';
import { anyOf } from '@server/db/anyOf';

type Kept = Readonly<Partial<Record<NoticeGroup, Partial<GroupChoice>>>>;

/**
 * What a person wants of all accounts, as a row keeps it. What is newer than the choice is as in the beginning: a group, and a
 * way of telling.
 * @param kept null: nothing was chosen
 */
export const byGroupOf = (kept: unknown): GeneralChoice['byGroup'] =>
  Object.fromEntries(
    noticeGroups.map((group) => [group, { ...usualChoices[group], ...(kept as Kept | null)?.[group] }]),
  ) as GeneralChoice['byGroup'];

/** What differs on an account, as `ownColumns` select it. */
export interface OwnRow {
  readonly ownChoices: unknown;
  readonly ownLeastCents: number | null;
  readonly ownAttachStatements: boolean | null;
  /** Null: nothing differs. */
  readonly ownNothing: boolean | null;
}

/** Of what differs on an account "o". */
export const ownColumns = [
  'o.choices as ownChoices',
  'o.least_cents as ownLeastCents',
  'o.attach_statements as ownAttachStatements',
  'o.nothing as ownNothing',
] as const;

export const ownOf = (row: OwnRow): AccountChoice | null =>
  row.ownNothing === null
    ? null
    : {
        byGroup: row.ownChoices as Kept,
        leastCents: row.ownLeastCents,
        attachStatements: row.ownAttachStatements,
        nothing: row.ownNothing,
      };

/** Whether anything differs: who takes a difference back leaves an empty one. */
export const differs = (own: AccountChoice | null): boolean =>
  own !== null &&
  (own.nothing ||
    own.leastCents !== null ||
    own.attachStatements !== null ||
    Object.values(own.byGroup).some((one) => Object.keys(one).length > 0));

/** Joins what a person chose of all accounts, "c", and what differs on one of them, "o". */
export const joinChosen = (
  person: RawBuilder<unknown>,
  account: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  left join notice_choice c on c.person = ${person}
  left join notice_account_choice o on o.person = ${person} and o.account_no = ${account}`;

/** Whether nothing of a group is told of the account. */
const isSilent = (group: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(coalesce(o.nothing, false) and ${anyOf(group, silencedGroups)})`;

const silencedGroups = noticeGroups.filter((group) => group !== 'security' && !isOfMoney(group));

const usual = (group: RawBuilder<unknown>) => sql`${JSON.stringify(usualChoices)}::jsonb -> ${group}`;

/** `choiceOn` where notices are written, many in one statement. */
export const chosen = {
  bell: (group: RawBuilder<unknown>): RawBuilder<boolean> =>
    sql<boolean>`(not ${isSilent(group)} and coalesce(o.choices -> ${group} ->> 'bell', c.choices -> ${group} ->> 'bell', ${usual(group)} ->> 'bell')::boolean)`,
  email: (group: RawBuilder<unknown>): RawBuilder<string> =>
    sql<string>`(case when ${isSilent(group)} then 'never'
      else coalesce(o.choices -> ${group} ->> 'email', c.choices -> ${group} ->> 'email', ${usual(group)} ->> 'email') end)`,
  leastCents: sql<number | null>`coalesce(o.least_cents, c.least_cents)`,
  attachStatements: sql<boolean>`coalesce(o.attach_statements, c.attach_statements, false)`,
};
