import * as m from '@locales/paymentPlans';
import type { AccountPlans, PaymentPlans, PlanAsked } from '@contract/paymentPlans/schema';
import * as plans from '@contract/paymentPlans/endpoints';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import { whyMayNotPay } from '@contract/rules/mayPay';
import { type Installment, type PlanTerms } from '@contract/rules/paymentPlan';
import { oneAtATime } from '@server/db/oneAtATime';
import type { Tx } from '@server/db/db';
import { type AutopayDeps, expectPayer } from '@server/domain/autopay/agreed';
import { installmentsOfPlan } from '@server/domain/paymentPlans/planRows';
import { onceByKey } from '@server/domain/requests/onceByKey';
import { accessOf } from '@server/domain/visibility/access';
import { expectAccount } from '@server/domain/visibility/ownBranch';
import type { Api, Origin } from '@server/http/api';
import { type Caller, ownedBy } from '@server/http/caller';
import { noSuchAccount } from '@server/http/chosen';
import { agreementFor, plannedBy } from './agreement';
import { accept } from './accept';
import { end, offer, propose } from './changes';
import { type Changer, offeredPlan } from './lockedPlan';
import { accountPlansOf, plansOf } from './view';

/** What is past due, paid in installments that both sides agreed to: docs/rules.md#payment-plans. */
export function paymentPlanRoutes(api: Api, deps: AutopayDeps): void {
  customerRoutes(api, deps);
  officeRoutes(api, deps);
}

function customerRoutes(api: Api, deps: AutopayDeps): void {
  const { db, clock, booksZone } = deps;
  const shown = async (sql: Tx['sql'], username: string): Promise<PaymentPlans> => {
    const seen = await accessOf(sql, username, dateInZone(clock.now(), booksZone));
    const paid = seen.filter(({ level }) => whyMayNotPay(level) === undefined);
    return plansOf(
      sql,
      deps,
      paid.map(({ accountNo }) => accountNo),
    );
  };
  /** Changes the plans of an account, one person at a time, and answers how they stand afterwards. */
  const changed = (
    { username, origin }: Omit<Changer, 'byOffice'>,
    account: string,
    change: (tx: Tx, who: Changer) => Promise<void>,
  ) =>
    db.transaction(async (tx) => {
      await expectPayer(tx.sql, { ...deps, username }, account, noSuchAccount);
      await oneAtATime(tx, 'paymentPlan', account);
      await change(tx, { username, byOffice: false, origin });
      return shown(tx.sql, username);
    });

  api
    .on(plans.list, ({ query: { username } }, caller) => shown(db.sql, ownedBy(caller, username)))
    .on(plans.authorization, async ({ query: { username, ...asked } }, caller) => {
      const owner = ownedBy(caller, username);
      await expectPayer(db.sql, { ...deps, username: owner }, asked.account, noSuchAccount);
      return db.transaction(async (tx) =>
        agreementFor(tx, deps, owner, asked, await installmentsAsked(tx, deps, asked)),
      );
    })
    .on(plans.propose, async ({ params: { id }, body }, caller, origin) =>
      changed({ username: ownedBy(caller, body.username), origin }, body.account, (tx, who) =>
        propose(tx, deps, who, id, body),
      ),
    )
    .on(plans.accept, async ({ params: { id }, body }, caller, origin) =>
      changed({ username: ownedBy(caller, body.username), origin }, body.account, async (tx, who) => {
        const plan = await offeredPlan(tx, body.account, id);
        // Accepted already, and no answer came.
        if (plan.state === 'agreed' && plan.accepted_by === who.username) return;
        await accept(tx, deps, who, { id, account: body.account, version: body.version }, body);
      }),
    )
    .on(plans.end, async ({ params: { id }, body }, caller, origin) =>
      changed({ username: ownedBy(caller, body.username), origin }, body.account, (tx, who) =>
        end(tx, deps, who, { id, account: body.account, version: body.version, reason: body.reason }),
      ),
    );
}

/** Of a proposal of the office, or by terms. */
async function installmentsAsked(
  tx: Tx,
  deps: AutopayDeps,
  { planId, account, totalCents, count, every, firstDay }: PlanAsked,
): Promise<readonly Installment[]> {
  if (planId !== undefined) {
    const { plan_id } = await offeredPlan(tx, account, planId);
    return installmentsOfPlan(tx.sql, plan_id);
  }
  if (totalCents === undefined || count === undefined || every === undefined || !firstDay)
    throw new ApiError({ code: 'invalid', message: m.termsMissing() });
  const terms: PlanTerms = { totalCents, count, every, firstDay };
  return (await plannedBy(tx, deps, account, terms)).installments;
}

function officeRoutes(api: Api, deps: AutopayDeps): void {
  const { db, clock } = deps;
  /** @throws ApiError 'not-found', also for an account of another branch than the one that is all they see */
  const expectSeen = (accountNo: string, { permissions }: Caller): Promise<void> =>
    expectAccount(db.sql, permissions.branch, accountNo, noSuchAccount);
  const changer = ({ username }: Caller, origin: Origin): Changer => ({ username, byOffice: true, origin });
  const work = async (tx: Tx, accountNo: string, change: () => Promise<void>): Promise<AccountPlans> => {
    await oneAtATime(tx, 'paymentPlan', accountNo);
    await change();
    return accountPlansOf(tx.sql, deps, accountNo);
  };

  api
    .on(plans.onAccount, async ({ params: { accountNo } }, caller) => {
      await expectSeen(accountNo, caller);
      return accountPlansOf(db.sql, deps, accountNo);
    })
    .on(plans.offer, async ({ params: { accountNo }, key, body }, caller, origin) => {
      await expectSeen(accountNo, caller);
      const once = { owner: caller.username, key, route: plans.offer.path, at: clock.now() };
      return onceByKey(db, { ...once, body: { ...body, accountNo } }, (tx) =>
        work(tx, accountNo, () => offer(tx, deps, changer(caller, origin), accountNo, body)),
      );
    })
    .on(plans.officeAccept, async ({ params: { accountNo, id }, body: { version } }, caller, origin) => {
      await expectSeen(accountNo, caller);
      return db.transaction((tx) =>
        work(tx, accountNo, () =>
          accept(tx, deps, changer(caller, origin), { id, account: accountNo, version }),
        ),
      );
    })
    .on(plans.officeEnd, async ({ params: { accountNo, id }, body }, caller, origin) => {
      await expectSeen(accountNo, caller);
      return db.transaction((tx) =>
        work(tx, accountNo, () =>
          end(tx, deps, changer(caller, origin), { id, account: accountNo, ...body }),
        ),
      );
    });
}
