import * as m from '@locales/promises';
import { ApiError } from '@contract/problem';
import * as promises from '@contract/promises/endpoints';
import type { OpenPromise } from '@contract/promises/schema';
import { dateInZone } from '@contract/format/date';
import { levelOpens, seenRequests } from '@contract/rules/accessOpens';
import type { Promised } from '@contract/rules/promise';
import type { AuditAction } from '@contract/audit/labels';
import type { Clock } from '@server/clock';
import type { Db, Tx } from '@server/db/db';
import { appendAudit } from '@server/domain/audit/appendAudit';
import type { Outbox } from '@server/domain/email/outbox';
import { feedStateOf } from '@server/domain/feedState/feedState';
import { onceByKey } from '@server/domain/requests/onceByKey';
import { type Access, accessOf } from '@server/domain/visibility/access';
import { expectAccount } from '@server/domain/visibility/ownBranch';
import type { Api, Origin } from '@server/http/api';
import { type Caller, ownedBy } from '@server/http/caller';
import { chosenFrom, noSuchAccount } from '@server/http/chosen';
import {
  changePromise,
  countsOf,
  duePromises,
  type Maker,
  makePromise,
  openPromisesOf,
  promisableOf,
  type PromiseDays,
} from './promises';
import { tellOfPromise } from './tellOfPromise';

interface PromiseRouteDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** IANA zone of the company's books. */
  readonly booksZone: string;
  readonly outbox: Outbox;
}

interface Doing {
  readonly who: Maker;
  readonly days: PromiseDays;
  readonly origin: Origin;
}

/** What came of a promise, and how it was before; undefined of a new one. */
interface Moved {
  readonly action: AuditAction;
  readonly before?: OpenPromise;
  readonly after: OpenPromise;
}

interface Made extends Omit<Doing, 'days'> {
  readonly key: string;
  readonly route: string;
  readonly promise: Omit<Promised, 'invoiceNo'> & { readonly invoiceNo?: string };
}

const mayAsk = ({ level }: Access): boolean => levelOpens(level, 'asking');
const numbersOf = (those: readonly Access[]) => those.map(({ accountNo }) => accountNo);

/** What customers and the office do alike: each change is confirmed by email and audited in its transaction. */
function promiseWork({ db, clock, booksZone, outbox }: PromiseRouteDeps) {
  const daysOf = async (tx: Pick<Tx, 'sql'>): Promise<PromiseDays> => {
    const now = clock.now();
    const today = dateInZone(now, booksZone);
    return { now, today, asOf: (await feedStateOf(tx.sql))?.asOf ?? today };
  };
  const told = async (tx: Tx, { who, days, origin }: Doing, { action, before, after }: Moved) => {
    const said = ({ day, amountCents, invoiceNo }: OpenPromise) => ({ day, amountCents, invoice: invoiceNo });
    await tellOfPromise(tx, outbox, { action, promise: after, who, today: days.today });
    await appendAudit(tx, {
      at: days.now,
      actor: who.username,
      subject: after.accountNo,
      action,
      entity: 'promise',
      entityId: after.id,
      ...(before && { before: said(before) }),
      after: said(after),
      origin,
    });
    return after;
  };
  return {
    daysOf,
    make: ({ key, route, promise, ...doing }: Made): Promise<OpenPromise> =>
      onceByKey(db, { owner: doing.who.username, key, route, body: promise, at: clock.now() }, async (tx) => {
        const days = await daysOf(tx);
        const asked = { ...promise, invoiceNo: promise.invoiceNo ?? null };
        const after = await makePromise(tx, asked, doing.who, days);
        return told(tx, { ...doing, days }, { action: 'promise.made', after });
      }),
    change: (doing: Omit<Doing, 'days'>, change: Parameters<typeof changePromise>[1]): Promise<OpenPromise> =>
      db.transaction(async (tx) => {
        const days = await daysOf(tx);
        const both = await changePromise(tx, change, doing.who, days);
        const action = change.withdrawn ? 'promise.withdrawn' : 'promise.changed';
        return told(tx, { ...doing, days }, { action, ...both });
      }),
  };
}

/** Promises to pay, of customers and as the office is told them by phone: docs/rules.md#promise. */
export function promiseRoutes(api: Api, deps: PromiseRouteDeps): void {
  const work = promiseWork(deps);
  customerRoutes(api, deps, work);
  officeRoutes(api, deps, work);
}

type Work = ReturnType<typeof promiseWork>;

function customerRoutes(api: Api, { db, clock, booksZone }: PromiseRouteDeps, work: Work): void {
  const accessesOf = (username: string) => accessOf(db.sql, username, dateInZone(clock.now(), booksZone));
  const maker = ({ username }: Caller): Maker => ({ username, byOffice: false });
  /** @throws ApiError 'not-found' for an account that is not seen, 'forbidden' where they may not pay */
  const expectPayer = async ({ username }: Caller, accountNo: string): Promise<void> => {
    const [access] = chosenFrom(await accessesOf(username), accountNo);
    if (!access || !mayAsk(access)) throw new ApiError({ code: 'forbidden', message: m.mayOnlyLook() });
  };

  api
    .on(promises.list, async ({ query: { username, account } }, caller) => {
      const { today, asOf } = await work.daysOf(db);
      const seen = chosenFrom(await accessesOf(ownedBy(caller, username)), account);
      return {
        promises: await openPromisesOf(db.sql, seenRequests(seen), maker(caller)),
        promisable: await promisableOf(db.sql, numbersOf(seen.filter(mayAsk)), asOf),
        today,
      };
    })
    .on(promises.make, async ({ query, key, body }, caller, origin) => {
      ownedBy(caller, query.username);
      await expectPayer(caller, body.accountNo);
      return work.make({ key, route: promises.make.path, promise: body, who: maker(caller), origin });
    })
    .on(promises.change, async ({ query, params: { id }, body }, caller, origin) => {
      const mine = await accessesOf(ownedBy(caller, query.username));
      const accounts = numbersOf(mine.filter(mayAsk));
      return work.change({ who: maker(caller), origin }, { ...body, id, accounts });
    });
}

function officeRoutes(api: Api, { db, clock, booksZone }: PromiseRouteDeps, work: Work): void {
  const maker = ({ username }: Caller): Maker => ({ username, byOffice: true });
  /** @throws ApiError 'not-found', also for an account of another branch than the one that is all they see */
  const expectSeen = (accountNo: string, { permissions }: Caller): Promise<void> =>
    expectAccount(db.sql, permissions.branch, accountNo, noSuchAccount);

  api
    .on(promises.due, async (_, { permissions: { branch } }) => ({
      due: await duePromises(db.sql, { today: dateInZone(clock.now(), booksZone), booksZone, branch }),
    }))
    .on(promises.onAccount, async ({ params: { accountNo } }, caller) => {
      await expectSeen(accountNo, caller);
      const { today, asOf } = await work.daysOf(db);
      const open = await openPromisesOf(db.sql, [accountNo], maker(caller));
      const promisable = await promisableOf(db.sql, [accountNo], asOf);
      return { promises: open, promisable, today, ...(await countsOf(db.sql, accountNo)) };
    })
    .on(promises.enter, async ({ params: { accountNo }, key, body }, caller, origin) => {
      await expectSeen(accountNo, caller);
      const promise = { ...body, accountNo };
      return work.make({ key, route: promises.enter.path, promise, who: maker(caller), origin });
    })
    .on(promises.correct, async ({ params: { accountNo, id }, body }, caller, origin) => {
      await expectSeen(accountNo, caller);
      return work.change({ who: maker(caller), origin }, { ...body, id, accounts: [accountNo] });
    });
}
