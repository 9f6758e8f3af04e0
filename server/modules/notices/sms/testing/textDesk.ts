import * as textMessages from '@contract/textMessages/endpoints';
import { CONSENT_VERSION } from '@contract/rules/textMessages';
import { snsSender, topic } from '@server/http/testing/snsSender';
import type { NoticeFacts } from '@server/domain/notices/facts';
import type { TestApp } from '@server/testing/testApp';
import { vaultOf } from '@server/vault/vault';
import { openPushWriter } from '../../push/workers';
import { openNoticeDesk, putNotice } from '../../testing/noticeDesk';

export const typed = '(509) 555-0134';
export const number = '+15095550134';

/** The notice desk with somebody who carries text messages, and a topic by which phones reply. */
export async function openTextDesk() {
  const texting = { vault: vaultOf(new Uint8Array(32), 'text') };
  const sns = snsSender();
  const desk = await openNoticeDesk({ texting, replies: { topic, fetchText: sns.fetchText } });
  const { db, clock, booksZone, outbox, portal } = desk;
  await desk.take('2026-04-12');
  await db.sql.deleteFrom('notice').execute();
  const log = { warn: () => undefined };
  const writer = () => openPushWriter({ db, clock, booksZone, texts: { texting, outbox } }, log);
  const letters = () =>
    outbox.messages.flatMap(({ letter, ...message }) => ('number' in letter ? [{ ...message, letter }] : []));
  const add = (person: string, over: { number?: string; consentVersion?: number } = {}) =>
    portal.as(person).call(textMessages.add, {
      body: { number: typed, consentVersion: CONSENT_VERSION, ...over },
    });
  const lastCode = () => {
    const letter = letters().at(-1)?.letter;
    return letter?.name === 'textCode' ? letter.code : '';
  };
  const confirm = (person: string, code: string) =>
    portal.as(person).call(textMessages.confirm, { body: { code } });
  return {
    ...desk,
    texting,
    writer,
    letters,
    add,
    lastCode,
    confirm,
    status: (person: string) => portal.as(person).call(textMessages.status, {}),
    remove: (person: string) => portal.as(person).call(textMessages.remove, {}),
    again: (person: string) => portal.as(person).call(textMessages.sendCode, { body: {} }),
    /** A number that gets notices, and nothing that waits. */
    turnedOn: async (person: string) => {
      await add(person);
      await confirm(person, lastCode());
      await db.sql.updateTable('notice').set({ push_at: null }).execute();
      outbox.messages.length = 0;
    },
    /** What each text message says that is written now. */
    textAll: async () => {
      const before = letters().length;
      const one = writer();
      while ((await one.round()) > 0);
      return letters()
        .slice(before)
        .map(({ letter }) => (letter.name === 'textNotice' ? letter.kind : letter.name));
    },
    /** A notice that waits to be told. */
    notice: (person: string, told: NoticeFacts) => putNotice(desk, person, told),
    ...replying(portal, sns),
    audited: async () =>
      (
        await db.sql
          .selectFrom('audit_event')
          .selectAll()
          .where('entity', '=', 'text')
          .orderBy('seq')
          .execute()
      ).map(({ action, after_state: after }) => ({ action, after: JSON.parse(after ?? 'null') as unknown })),
  };
}

const replying = (portal: TestApp, sns: ReturnType<typeof snsSender>) => ({
  /** A phone says something, as Amazon SNS tells it. */
  reply: (messageBody: string, at: string, from = number) =>
    portal.send({
      method: 'POST',
      url: '/sms/events',
      headers: { 'content-type': 'text/plain; charset=UTF-8' },
      payload: JSON.stringify(sns.signed(said(messageBody, at, from))),
    }),
  /** The same with a signature that is none. */
  unsigned: (messageBody: string, at: string) =>
    JSON.stringify(sns.signed({ ...said(messageBody, at, number), Signature: 'eA==' })),
});

const said = (messageBody: string, Timestamp: string, originationNumber: string) => ({
  Timestamp,
  Message: JSON.stringify({ originationNumber, messageBody, destinationNumber: '+12065550100' }),
});
