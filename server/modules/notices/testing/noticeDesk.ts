import { randomUUID } from 'node:crypto';
import type { NoticeFacts } from '@server/domain/notices/facts';
import type { Db } from '@server/db/db';
import { onTestFinished } from 'vitest';
import * as notices from '@contract/notices/endpoints';
import type { ChosenForAccount, ChosenNotices } from '@contract/notices/schema';
import { unsubscribeLinks } from '@server/domain/email/unsubscribeLinks';
import { createFeed } from '@server/feed/feed';
import type { Change } from '@server/feed/testing/change';
import { tinyDrop } from '@server/feed/testing/tinyDrop';
import { type DropOptions, writeDrop } from '@server/feed/testing/writeDrop';
import { recordingMailer } from '@server/testing/recordingMailer';
import { put } from '@server/testing/rows';
import { openTestApp, type TestApp, testNow } from '@server/testing/testApp';
import { openTestDbForTest } from '@server/testing/testDb';
import { vaultOf } from '@server/vault/vault';
import type { WebPush } from '../push/webPush';
import type { TopicEvents } from '@server/http/serveTopic';
import type { Texting } from '../sms/texting';
import { tellImport, withdrawNotices } from '../importNotices';
import { openNightWorker, openNoticeEmailWorker } from '../workers';

export const ann = 'ann@example.com';
export const cpa = 'cpa@example.com';
const root = 'root@example.com';
const booksZone = 'America/Los_Angeles';

interface Reaching {
  readonly push?: WebPush;
  readonly texting?: Texting;
  readonly replies?: TopicEvents;
}

/** The tiny drop's company: Ann owns account 00117 with its plan, her accountant reads its documents, Root administers. */
export async function openNoticeDesk(reaching: Reaching = {}) {
  const db = await openTestDbForTest();
  const outbox = recordingMailer();
  let now = new Date(testNow);
  const clock = { now: () => now };
  const portal = await openTestApp(db, { outbox, ...reaching });
  onTestFinished(() => portal.close());
  const effects = { clock, booksZone };
  const feed = createFeed(db, {
    onApplied: (tx, importId) => tellImport(tx, importId, effects),
    onRolledBack: (tx) => withdrawNotices(tx, effects),
  });
  await putPeople(db);
  const warned: string[] = [];
  const log = { warn: ({ error }: Readonly<Record<string, unknown>>) => void warned.push(String(error)) };
  const night = () => openNightWorker({ db, clock, booksZone }, log);
  const mail = () => openNoticeEmailWorker({ db, clock, outbox, booksZone }, log);
  const listOf = async (name: string) =>
    (await portal.as(name).call(notices.list, { query: { limit: 100 } })).rows;
  return {
    db,
    clock,
    booksZone,
    portal,
    outbox,
    warned,
    night,
    mail,
    feed,
    links: unsubscribeLinks(vaultOf(new Uint8Array(32), 'outbox')),
    office: portal.as(root),
    at: (instant: string) => {
      now = new Date(instant);
      portal.at(instant);
    },
    /** Imports the tiny drop with these slips, and lets it through where it would be held. */
    take: async (drop: string | DropOptions, ...changes: readonly Change[]) => {
      const content = tinyDrop();
      for (const change of changes) change(content);
      const { outcome } = await feed.import(
        writeDrop(content, typeof drop === 'string' ? { asOf: drop } : drop),
      );
      if (outcome === 'held') await feed.approve((await feed.newest())[0]!.dropId, root);
    },
    /** Writes all emails that are due now. */
    email: async () => {
      const emails = mail();
      while ((await emails.round()) > 0);
    },
    /** As if reminders had been told before, through a day. */
    remindedBefore: (day: string) =>
      put(db, 'notice_run', { day, state: 'released', at: `${day}T15:00:00Z` }),
    told: async (name: string) => {
      const rows = await listOf(name);
      return rows.map(({ kind, text }) => `${kind}: ${text}`).toSorted((a, b) => (a < b ? -1 : 1));
    },
    kinds: async (name: string) =>
      (await listOf(name)).map(({ kind }) => kind).toSorted((a, b) => (a < b ? -1 : 1)),
    hrefs: async (name: string) => (await listOf(name)).map(({ href }) => href),
    unread: async (name: string) => (await portal.as(name).call(notices.unread, {})).unread,
    ...choosing(portal),
    runs: async () => (await portal.as(root).call(notices.runs, { query: { limit: 25 } })).rows,
    mailed: () => outbox.messages.map(({ to, letter }) => `${to} ${letter.name}`),
  };
}

/** A notice of Ann's account, or of a sign-in, that waits for devices and phones. */
export async function putNotice(
  { db, clock }: { readonly db: Db; readonly clock: { readonly now: () => Date } },
  person: string,
  { kind, facts }: NoticeFacts,
  over: object = {},
): Promise<void> {
  const at = clock.now().toISOString();
  await put(db, 'notice', {
    notice_id: randomUUID(),
    person,
    account_no: kind === 'signIn' ? null : '00117',
    kind,
    subject: randomUUID(),
    facts: JSON.stringify(facts),
    created_at: at,
    in_bell: true,
    email: 'none',
    look_at: at,
    push_at: at,
    ...over,
  });
}

/** What people choose, in the portal. */
const choosing = (portal: TestApp) => ({
  choose: async (
    name: string,
    over: Partial<ChosenNotices> | ((now: ChosenNotices) => Partial<ChosenNotices>),
  ) => {
    const {
      canPush: _canPush,
      canText: _canText,
      ...chosen
    } = await portal.as(name).call(notices.choices, {});
    const change = typeof over === 'function' ? over(chosen) : over;
    return portal.as(name).call(notices.choose, { body: { ...chosen, ...change } });
  },
  /** From the newest choice for the account. */
  chooseFor: async (name: string, accountNo: string, over: Partial<ChosenForAccount>) => {
    const as = portal.as(name);
    const { accounts } = await as.call(notices.accountChoices, {});
    const { version } = accounts.find((one) => one.accountNo === accountNo)!;
    return as.call(notices.chooseForAccount, {
      params: { accountNo },
      body: { ...asOfAll, version, ...over },
    });
  },
});

/** Nothing differs. */
const asOfAll = { choices: [], leastCents: null, attachStatements: null, nothing: false };

async function putPeople(db: Db): Promise<void> {
  await put(
    db,
    'portal_user',
    { name: ann, deposit_plan: true, standing: 'active' },
    { name: cpa, deposit_plan: true, standing: 'active' },
    { name: root, admin: true, standing: 'active' },
  );
  await put(
    db,
    'account_access',
    { name: ann, account_no: '00117', level: 'owner', relationship: 'owner' },
    { name: cpa, account_no: '00117', level: 'documents', relationship: 'accountant' },
  );
}

/** The same email time for every group that may be silenced. */
export const allEmails =
  (email: ChosenNotices['choices'][number]['email']) =>
  ({ choices }: ChosenNotices): Partial<ChosenNotices> => ({
    choices: choices.map((choice) => (choice.group === 'security' ? choice : { ...choice, email })),
  });

/** Every notice at once, by every way that there is. */
export const everything = ({ choices }: ChosenNotices): Partial<ChosenNotices> => ({
  choices: choices.map(({ group }) => ({ group, email: 'now', bell: true, push: true, text: true })),
});
