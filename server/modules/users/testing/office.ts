import * as officeUsers from '@contract/officeUsers/endpoints';
import * as users from '@contract/users/endpoints';
import type { Db } from '@server/db/db';
import { fakePool, type FakePool } from '@server/poolAdmin/testing/fakePool';
import { fillHousehold } from '@server/testing/household';
import { openTestApp, type TestApp } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import type { CallOf } from '@contract/endpoint';

export const root = 'root@example.com';
export const dana = 'dana@example.com';

/** A portal with the household, whose pool knows everybody in it. */
export interface Office {
  readonly db: Db;
  readonly pool: FakePool;
  readonly portal: TestApp;
  readonly create: (over?: Partial<CreateBody>, as?: string) => ReturnType<typeof createAs>;
  readonly change: (
    name: string,
    body: CallOf<typeof users.change>['body'],
    as?: string,
  ) => ReturnType<typeof createAs>;
  readonly remove: (
    name: string,
    body?: Partial<CallOf<typeof users.remove>['body']>,
    as?: string,
  ) => ReturnType<typeof createAs>;
  readonly one: (name: string) => ReturnType<typeof createAs>;
  /** Audit actions about somebody, in order. */
  readonly audited: (name: string) => Promise<string[]>;
}

type CreateBody = CallOf<typeof users.create>['body'];
const createAs = (portal: TestApp, as: string, body: CreateBody) =>
  portal.as(as).call(users.create, { body });

export const newUser = (over: Partial<CreateBody> = {}): CreateBody => ({
  name: dana,
  givenName: 'Dana',
  familyName: 'Ridge',
  phone: '(541) 555-0134',
  admin: false,
  deposit_plan: true,
  accounts: [{ accountNo: '00117', level: 'view', relationship: 'employee' }],
  sendInvite: true,
  ...over,
});

export async function openOffice(options: Parameters<typeof openTestApp>[1] = {}): Promise<Office> {
  const db = await openTestDbForTest();
  await fillHousehold(db);
  const pool = fakePool();
  for (const name of ['ada', 'bob', 'cpa', 'lou', 'root']) {
    pool.people.set(`${name}@example.com`, { enabled: true, status: 'active', codeMethods: [] });
  }
  const portal = await openTestApp(db, { poolAdmin: pool, logLevel: 'silent', ...options });
  return {
    db,
    pool,
    portal,
    create: (over, as = root) => createAs(portal, as, newUser(over)),
    change: (name, body, as = root) => portal.as(as).call(users.change, { params: { name }, body }),
    remove: (name, body, as = root) =>
      portal
        .as(as)
        .call(users.remove, { params: { name }, body: { name, openRequestsSeen: false, ...body } }),
    one: (name) => portal.as(root).call(officeUsers.one, { params: { name } }),
    audited: async (name) => {
      const rows = await db.sql
        .selectFrom('audit_event')
        .select('action')
        .where('subject', '=', name)
        .orderBy('seq')
        .execute();
      return rows.map(({ action }) => action);
    },
  };
}
