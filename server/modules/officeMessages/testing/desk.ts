import { randomUUID } from 'node:crypto';
import * as contact from '@contract/contact/endpoints';
import * as officeMessages from '@contract/officeMessages/endpoints';
import type { MessageMove } from '@contract/rules/messageStates';
import type { CallOf } from '@contract/endpoint';
import { fillHousehold } from '@server/testing/household';
import { recordingMailer } from '@server/testing/recordingMailer';
import { openTestApp, testNow } from '@server/testing/testApp';
import { openTestDb } from '@server/testing/testDb';

export const root = 'root@example.com';
export const rita = 'rita@example.com';
export const ada = 'ada@example.com';
export const lou = 'lou@example.com';

type Sent = CallOf<typeof contact.send>['body'];
type File = Sent['attachments'][number];

export const base64 = (bytes: string | Uint8Array): string =>
  Buffer.from(bytes as string, 'latin1').toString('base64');

interface Said {
  readonly by?: string;
  readonly text?: string;
  readonly into?: string;
  readonly version?: number;
  readonly key?: string;
}

const written = [
  'contact_entry',
  'contact_attachment',
  'contact_ticket',
  'contact_number',
  'idempotency',
] as const;

/** Customers who write, and an office of two that answers. */
export async function openDesk() {
  const db = await openTestDb();
  await fillHousehold(db);
  await db.sql.insertInto('portal_user').values({ name: rita, admin: true }).execute();
  const outbox = recordingMailer();
  const portal = await openTestApp(db, { outbox });
  const one = (ticketNo: string, by = root) =>
    portal.as(by).call(officeMessages.one, { params: { ticketNo } });
  const list = (query: Partial<CallOf<typeof officeMessages.list>['query']> = {}, by = root) =>
    portal.as(by).call(officeMessages.list, { query: { limit: 100, ...query } });
  return {
    db,
    portal,
    outbox,
    one,
    list,
    /** A message of Ada's about her account; answers its number. */
    async wrote(over: Partial<Sent> & { readonly files?: readonly File[] } = {}): Promise<string> {
      const { files = [], ...rest } = over;
      const username = rest.username ?? ada;
      const body: Sent = {
        username,
        topic: 'billing',
        account: '00117',
        replyBy: 'email',
        replyTo: username,
        message: 'Was this delivered twice?',
        attachments: [...files],
        ...rest,
      };
      const { ticketNo } = await portal.as(username).call(contact.send, { key: randomUUID(), body });
      outbox.messages.splice(0);
      return ticketNo;
    },
    answer: (ticketNo: string, text = 'One more thing.', username = ada, key: string = randomUUID()) =>
      portal.as(username).call(contact.answer, { params: { ticketNo }, key, body: { username, text } }),
    async own(ticketNo: string, username = ada) {
      const { tickets } = await portal.as(username).call(contact.list, { query: { username } });
      return tickets.find((one) => one.ticketNo === ticketNo)!;
    },
    async move(ticketNo: string, move: MessageMove, said: Said = {}) {
      const { by = root, key = randomUUID(), version = (await one(ticketNo)).version, ...rest } = said;
      const body = { move, version, ...rest };
      return portal.as(by).call(officeMessages.move, { params: { ticketNo }, key, body });
    },
    rows: async (query: Parameters<typeof list>[0] = {}, by = root) =>
      (await list(query, by)).rows.map(({ ticketNo, state }) => `${ticketNo.slice(-1)} ${state}`),
    totals: (query = {}) => portal.as(root).call(officeMessages.totals, { query }),
    /** Some minutes after the morning of the tests. */
    after: (minutes: number) => portal.at(new Date(Date.parse(testNow) + minutes * 60_000).toISOString()),
    async file(ticketNo: string, fileNo = 1, by = root) {
      const url = `/api/office/messages/${ticketNo}/files/${fileNo}`;
      return portal.send({ url, token: await portal.tokenOf(by) });
    },
    /** As if nobody had written yet, on the morning of the tests. */
    async clear(): Promise<void> {
      portal.at(testNow);
      outbox.messages.splice(0);
      for (const table of written) await db.sql.deleteFrom(table).execute();
    },
    close: () => portal.close().then(() => db.close()),
  };
}

export type MessageDesk = Awaited<ReturnType<typeof openDesk>>;
