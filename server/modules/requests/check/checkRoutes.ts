import * as m from '@locales/checks';
import * as checks from '@contract/checks/endpoints';
import type { RecordedCheck, WrittenCheck } from '@contract/checks/schema';
import { dateInZone } from '@contract/format/date';
import { ApiError } from '@contract/problem';
import type { RequestDetail } from '@contract/requests/schema';
import type { Db } from '@server/db/db';
import { isUuid } from '@server/db/isUuid';
import { payableOf } from '@server/domain/payable/payable';
import { onceByKey } from '@server/domain/requests/onceByKey';
import { readersOf } from '@server/domain/requests/recorded';
import { companySettingsOf } from '@server/domain/settings/companySettings';
import { expectOfBranch } from '@server/domain/visibility/ownBranch';
import type { Api, FileStream, Origin } from '@server/http/api';
import { type Caller, ownedBy } from '@server/http/caller';
import { noSuchAccount } from '@server/http/chosen';
import { drawnFile } from '@server/pdf/pdfFile';
import { about, noSuchRequest } from '../errors';
import { readDetail } from '../one/readDetail';
import { expectPayer } from '../payer';
import { askOnce } from '../place/askOnce';
import { requestContext, type RequestDeps } from '../requestContext';
import { type Viewer, viewerOf } from '../viewer';
import { placeCheck } from './placeCheck';
import type { slipPdf } from './slipPdf';

interface CheckDeps extends RequestDeps {
  readonly drawings: { readonly slip: typeof slipPdf };
}

/** Checks that customers mail and branches take in: docs/rules.md#announced-checks. */
export function checkRoutes(api: Api, room: CheckDeps): void {
  const { db, clock, booksZone } = room;
  api
    .on(checks.announce, ({ query, key, body }, caller, origin) => {
      ownedBy(caller, query.username);
      return announceCheck(room, { key, body }, caller, origin);
    })
    .stream(checks.slip, async ({ params: { id }, query }, caller) => {
      ownedBy(caller, query.username);
      return slipFile(room, id, await viewerOf(db.sql, room, caller), query.disposition);
    })
    .on(checks.payable, async ({ query: { account } }, { permissions }) => {
      await expectOfBranch(db.sql, permissions.branch, account, noSuchAccount);
      const found = await payableOf(db.sql, account, { now: clock.now(), booksZone });
      if (!found) throw noSuchAccount();
      return { account: found, branches: await branchesOf(db.sql) };
    })
    .on(checks.record, ({ key, body }, caller, origin) => recordCheck(room, { key, body }, caller, origin))
    .stream(checks.officeSlip, async ({ params: { id }, query }, caller) =>
      slipFile(room, id, await officeViewer(room, id, caller), query.disposition),
    );
}

interface Sent<B> {
  readonly key: string;
  readonly body: B;
}

/** What a customer mailed, once per key. */
export const announceCheck = (
  room: RequestDeps,
  { key, body }: Sent<WrittenCheck>,
  caller: Caller,
  origin: Origin,
): Promise<RequestDetail> =>
  askOnce(room, { endpoint: checks.announce, key, body, caller, origin }, async (asking) => {
    await expectPayer(asking, body.account);
    return placeCheck(asking, body);
  });

/** What a branch took in, recorded by whoever of the office calls. */
export function recordCheck(
  room: RequestDeps,
  { key, body }: Sent<RecordedCheck>,
  caller: Caller,
  origin: Origin,
): Promise<{ id: string; requestNo: string }> {
  const asked = {
    owner: caller.username,
    key,
    route: `${checks.record.method} ${checks.record.path}`,
    body,
    at: room.clock.now(),
  };
  return onceByKey(room.db, asked, async (tx) => {
    const asking = await requestContext(tx, room, { caller, origin });
    const { branch, account } = body;
    await expectOfBranch(tx.sql, caller.permissions.branch, account, noSuchAccount);
    const branches = await branchesOf(tx.sql);
    if (!branches.some(({ code }) => code === branch)) throw about('branch', m.noSuchBranch());
    const told = await readersOf(tx.sql, account, asking.today);
    const id = await placeCheck(asking, body, { branch, told });
    const { requestNo } = await tx.sql
      .selectFrom('request')
      .select('request_no as requestNo')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
    return { id, requestNo };
  });
}

const branchesOf = (sql: Db['sql']): Promise<{ code: string; name: string }[]> =>
  sql
    .selectFrom('branch')
    .select(['branch_code as code', 'name'])
    .where('active', '=', true)
    .orderBy('name')
    .execute();

/** The office looks at a request as its account's people do, and at nothing of the deposit plan. */
async function officeViewer(
  { db: { sql }, clock, booksZone }: RequestDeps,
  id: string,
  { username, permissions }: Caller,
): Promise<Viewer> {
  const request = isUuid(id)
    ? await sql.selectFrom('request').select('account_no').where('request_id', '=', id).executeTakeFirst()
    : undefined;
  if (!request) throw noSuchRequest();
  await expectOfBranch(sql, permissions.branch, request.account_no, noSuchRequest);
  const accounts = [request.account_no];
  return { username, accounts, paying: [], depositPlan: false, now: clock.now(), booksZone };
}

/** @throws ApiError 'not-found' where there is none, the viewer does not see it, or it is no check */
async function slipFile(
  { db, companyName, supportPhone, letterhead, drawings }: CheckDeps,
  id: string,
  viewer: Viewer,
  disposition: string,
): Promise<FileStream> {
  const { now, booksZone } = viewer;
  const request = await readDetail(db.sql, id, viewer);
  if (request.flow !== 'check') throw new ApiError({ code: 'not-found', message: m.noSlip() });
  const { contact } = await companySettingsOf(db.sql, now);
  const bytes = await drawings.slip({
    request,
    company: { name: companyName, phone: contact.creditPhone ?? supportPhone, letterhead },
    today: dateInZone(now, booksZone),
  });
  return drawnFile(`slip_${request.requestNo.replace(/[^\w-]/g, '-')}.pdf`, bytes, disposition);
}
