import type { Kysely } from 'kysely';
import { isAlwaysTold, noticeGroups, type NoticeGroup, sharedGroups } from '@contract/notices/labels';
import type { AccountNoticeChoices, ChosenForAccount } from '@contract/notices/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/notices';
import { anyOf } from '@server/db/anyOf';
import type { Db } from '@server/db/db';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tables } from '@server/db/tables';
import { appendAudit } from '@server/domain/audit/appendAudit';
import { ownColumns, ownOf } from '@server/domain/notices/chosen';
import { emailedOf } from '@server/domain/notices/emailedOf';
import { accessOf, isSeenOn } from '@server/domain/visibility/access';
import { noSuchAccount } from '@server/http/chosen';
import { type Chooser, lookAgain } from './choices';
import type { Reader } from './mine';

type Sql = Kysely<Tables>;

/** What of a person's choices differs on each account that they may see, and how many others are told of it. */
export async function accountChoicesOf(
  db: Sql,
  { person, today }: Reader,
): Promise<{ accounts: AccountNoticeChoices[] }> {
  const accounts = await db
    .selectFrom('account_access as x')
    .innerJoin('account as a', 'a.account_no', 'x.account_no')
    .leftJoin('notice_account_choice as o', (on) =>
      on.onRef('o.person', '=', 'x.name').onRef('o.account_no', '=', 'x.account_no'),
    )
    .select(['x.account_no as accountNo', 'a.name as accountName', 'o.version', ...ownColumns])
    .where('x.name', '=', person)
    .where(isSeenOn(today))
    .orderBy('x.account_no')
    .execute();
  const othersOn = await othersTold(
    db,
    { person, today },
    accounts.map(({ accountNo }) => accountNo),
  );
  return {
    accounts: accounts.map(({ accountNo, accountName, version, ...row }) =>
      Object.assign(
        { accountNo, accountName, version: version ?? 0 },
        wantedOf(ownOf(row)),
        othersOn(accountNo),
      ),
    ),
  };
}

type Wanted = Omit<ChosenForAccount, 'version'>;

function wantedOf(own: ReturnType<typeof ownOf>): Wanted {
  if (!own) return { choices: [], leastCents: null, attachStatements: null, nothing: false };
  const { byGroup, ...rest } = own;
  return {
    ...rest,
    choices: noticeGroups.flatMap((group) => {
      const { email = null, bell = null, push = null, text = null } = byGroup[group] ?? {};
      const own = { email, bell, push, text };
      return Object.values(own).every((one) => one === null) ? [] : [{ group, ...own }];
    }),
  };
}

type Others = Pick<AccountNoticeChoices, 'others' | 'emailed'>;

/** Who else is told, by numbers alone: what a customer may know of another customer is not their name. */
async function othersTold(
  db: Sql,
  { person, today }: Reader,
  accounts: readonly string[],
): Promise<(accountNo: string) => Others> {
  const rows = await db
    .selectFrom('account_access as x')
    .innerJoin('account as a', 'a.account_no', 'x.account_no')
    .innerJoin('portal_user as u', 'u.name', 'x.name')
    .leftJoin('notice_choice as c', 'c.person', 'x.name')
    .leftJoin('notice_account_choice as o', (on) =>
      on.onRef('o.person', '=', 'x.name').onRef('o.account_no', '=', 'x.account_no'),
    )
    .select(['x.account_no as accountNo', 'x.level', 'u.deposit_plan as depositPlan'])
    .select(['c.choices as generalChoices', ...ownColumns])
    .where((eb) => anyOf(eb.ref('x.account_no'), accounts))
    .where('x.name', '<>', person)
    .where('u.state', '=', 'active')
    .where('u.standing', 'not in', ['invited', 'disabled'])
    .where(isSeenOn(today))
    .execute();
  return (accountNo) => {
    const others = rows.filter((one) => one.accountNo === accountNo);
    const emailed = others.flatMap((one) => emailedOf(one).filter(({ email }) => email !== 'never'));
    return {
      others: others.length,
      emailed: sharedGroups.flatMap((group) => {
        const people = emailed.filter((one) => one.group === group).length;
        return people === 0 ? [] : [{ group, people }];
      }),
    };
  };
}

/**
 * Keeps what differs on an account; what waits for an email goes by it from now on.
 * @throws ApiError 'not-found' for an account that they may not see, 'invalid' by field, 'conflict' where it was changed
 *   meanwhile
 */
export async function chooseForAccount(
  db: Db,
  { accountNo, today, ...chosen }: ChosenForAccount & { readonly accountNo: string; readonly today: string },
  { person, at, origin }: Chooser,
): Promise<void> {
  const { version, ...wanted } = chosen;
  const seen = await accessOf(db.sql, person, today);
  if (!seen.some((one) => one.accountNo === accountNo)) throw noSuchAccount();
  expectValid(wanted);
  await db.transaction(async (tx) => {
    await oneAtATime(tx, 'notices', person);
    const before = await tx.sql
      .selectFrom('notice_account_choice as o')
      .select(['o.version', ...ownColumns])
      .where('o.person', '=', person)
      .where('o.account_no', '=', accountNo)
      .executeTakeFirst();
    if ((before?.version ?? 0) !== version)
      throw new ApiError({ code: 'conflict', message: m.chosenMeanwhile() });
    const now = at.toISOString();
    const row = {
      choices: JSON.stringify(keptOf(wanted.choices)),
      least_cents: wanted.leastCents,
      attach_statements: wanted.attachStatements,
      nothing: wanted.nothing,
      version: version + 1,
      changed_at: now,
    };
    await tx.sql
      .insertInto('notice_account_choice')
      .values({ person, account_no: accountNo, ...row })
      .onConflict((is) => is.columns(['person', 'account_no']).doUpdateSet(row))
      .execute();
    await lookAgain(tx.sql, person, now);
    await appendAudit(tx, {
      at,
      actor: person,
      subject: person,
      action: 'notices.chosen',
      entity: 'notices',
      entityId: accountNo,
      before: wantedOf(before ? ownOf(before) : null),
      after: wanted,
      origin,
    });
  });
}

/** As a row has them: what is as for all accounts is not in it, and follows that. */
const keptOf = (choices: Wanted['choices']) =>
  Object.fromEntries(
    choices.map(({ group, ...own }) => [
      group,
      Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null)),
    ]),
  );

function expectValid({ choices, leastCents, attachStatements, nothing }: Wanted): void {
  const groups = new Set<NoticeGroup>(choices.map(({ group }) => group));
  const isMore = choices.length > 0 || leastCents !== null || attachStatements !== null;
  const message = choices.some(({ group }) => isAlwaysTold(group))
    ? m.securityAlwaysTold()
    : groups.size < choices.length || (nothing && isMore)
      ? m.eachGroupOnce()
      : undefined;
  if (message !== undefined) throw new ApiError({ code: 'invalid', message, fields: { choices: message } });
}
