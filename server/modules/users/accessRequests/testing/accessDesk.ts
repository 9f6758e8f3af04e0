import { randomUUID } from 'node:crypto';
import * as accessRequests from '@contract/accessRequests/endpoints';
import type { CallOf } from '@contract/endpoint';
import { recordingMailer } from '@server/testing/recordingMailer';
import { put } from '@server/testing/rows';
import { openOffice as openUsers, root } from '../../testing/office';

export const rita = 'rita@example.com';

/** What is right about account 00117 of the household in every part. */
const known = {
  accountNo: '00117',
  zip: '99347',
  figure: 'A-open',
  name: 'Dana Ridge',
  email: 'dana@example.com',
  phone: '',
  relationship: 'spouse',
  note: '',
};

type Approval = Partial<CallOf<typeof accessRequests.approve>['body']>;
type Rejection = Partial<CallOf<typeof accessRequests.reject>['body']>;
interface Sent {
  readonly key?: string;
  readonly ip?: string;
}

interface By {
  readonly as?: string;
  readonly key?: string;
}

/** The household with a second administrator, and contacts of its accounts. */
export async function openAccessDesk() {
  const outbox = recordingMailer();
  const office = await openUsers({ outbox });
  const { db, portal } = office;
  await db.sql.updateTable('account').set({ zip: '99347' }).where('account_no', '=', '00117').execute();
  await put(db, 'portal_user', { name: rita, admin: true });
  await put(db, 'contact', {
    account_no: '00117',
    email: 'Dana@example.com',
    name: 'Dana Ridge',
    phone: null,
    relationship: 'spouse',
    access_level: 'P',
    deposit_access: false,
    import_id: 1,
  });
  const one = (requestNo: string) => portal.as(root).call(accessRequests.one, { params: { requestNo } });
  const ask = (over: Partial<typeof known> = {}, { key = randomUUID(), ip = '192.0.2.1' }: Sent = {}) =>
    portal.send({
      method: 'POST',
      url: accessRequests.ask.path,
      remoteAddress: ip,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      payload: JSON.stringify({ ...known, ...over }),
    });
  return {
    ...office,
    outbox,
    one,
    ask,
    /** Answers the number. */
    asked: async (over: Partial<typeof known> = {}, ip?: string) =>
      (await ask(over, { ip })).json<{ requestNo: string }>().requestNo,
    list: (query: Partial<CallOf<typeof accessRequests.list>['query']> = {}) =>
      portal.as(root).call(accessRequests.list, { query: { limit: 100, ...query } }),
    approve: (requestNo: string, body: Approval = {}, { as = root, key = randomUUID() }: By = {}) =>
      portal.as(as).call(accessRequests.approve, {
        params: { requestNo },
        key,
        body: {
          version: 1,
          givenName: 'Dana',
          familyName: 'Ridge',
          deposit_plan: false,
          accounts: [{ accountNo: '00117', level: 'pay', relationship: 'spouse' }],
          ...body,
        },
      }),
    reject: (requestNo: string, body: Rejection = {}, { as = root, key = randomUUID() }: By = {}) =>
      portal.as(as).call(accessRequests.reject, {
        params: { requestNo },
        key,
        body: { version: 1, reason: 'A stranger.', tell: false, ...body },
      }),
    mails: () => outbox.messages.map(({ to, letter }) => `${letter.name} ${to}`),
  };
}
