import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { groupOfKind } from '@contract/notices/labels';
import type { Clock } from '@server/clock';
import type { Db } from '@server/db/db';
import type { Email, SecurityEvent } from '../email/emails';
import type { Outbox } from '../email/outbox';
import { chosen, joinChosen } from './chosen';
import { endDevices, endTexts, hasDevice } from './devices';
import type { NoticeFacts } from './facts';

/**
 * An outbox whose emails about what moved on are told in the portal too. Every cause puts its email here in its own
 * transaction, so that the bell has what the email says. Where its reader wants no such email the notice stands alone; where
 * they want it once a day or week the notice waits for that.
 */
export const tellingOutbox = (outbox: Outbox, clock: Clock): Outbox => ({
  async put(db, message) {
    const { reader, letter, to } = message;
    const told = reader === null || to === null ? undefined : toldBy(letter);
    if (reader !== null && letter.name === 'securityNotice' && endsSignIns.has(letter.event))
      await endDevices(db, reader);
    // Whoever had the sign-in may have added their own.
    if (reader !== null && letter.name === 'securityNotice' && letter.event === 'contactTakenBack')
      await endTexts(db, reader);
    if (!told) return outbox.put(db, message);
    const { messageId = randomUUID() } = message;
    // What somebody has sent to another address than their own goes there.
    const byChoice = told.byChoice && to === reader;
    const at = clock.now().toISOString();
    if (await tell(db, { ...told, byChoice, reader: reader!, messageId, at }))
      await outbox.put(db, { ...message, messageId });
  },
});

/** Who signed out everywhere, or took a sign-in back, wants nothing on devices that may be another's. */
const endsSignIns: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'signedOutEverywhere',
  'passwordReset',
  'contactTakenBack',
]);

interface Told {
  readonly notice: NoticeFacts;
  /**
   * Whether its email goes by what its reader chose. What announces a debit or says what was agreed to, a payment that came
   * back, a question of the office and what is about the sign-in always come.
   */
  readonly byChoice?: boolean;
  /** The same event in a second email is no second notice. */
  readonly subject?: string;
  /** Finds the account that it is about; null: it is about the sign-in. */
  readonly of:
    | { readonly requestNo: string }
    | { readonly ticketNo: string }
    | { readonly accountNo: string }
    | null;
}

/** What an email says of a movement; undefined for codes, copies and what is the office's. */
function toldBy(letter: Email): Told | undefined {
  switch (letter.name) {
    case 'requestChanged':
    case 'requestQuestion': {
      const { requestNo, amountCents: cents, status } = letter.request;
      const of = { requestNo };
      if (letter.name === 'requestQuestion')
        return { notice: { kind: 'request', facts: { requestNo, cents, status: null } }, of };
      if (status === 'returned')
        return { notice: { kind: 'paymentReturned', facts: { requestNo, cents } }, of };
      return { notice: { kind: 'request', facts: { requestNo, cents, status } }, of, byChoice: true };
    }
    case 'messageAnswered':
      return aboutMessage(letter.ticket.ticketNo, 'answered');
    case 'disputeSettled':
      return aboutMessage(letter.ticket.ticketNo, letter.event === 'resolve' ? 'settled' : 'reopened');
    case 'autopay':
    case 'scheduled': {
      const { event, accountNo, name: kind } = letter;
      const cents = event === 'announced' ? letter.amountCents : null;
      const day = event === 'announced' || event === 'notPaid' ? letter.day : null;
      return { notice: { kind, facts: { event, cents, day, accountNo } }, of: { accountNo } };
    }
    case 'paymentPlan': {
      const { event, accountNo, totalCents: cents, name: kind } = letter;
      return { notice: { kind, facts: { event, cents, accountNo } }, of: { accountNo } };
    }
    case 'securityNotice':
      return { ...aboutSignIn(letter.event), subject: `${letter.event} ${letter.at}` };
    case 'contactChanged':
      return { ...aboutSignIn(letter.attribute), subject: `${letter.attribute} ${letter.at}` };
    case 'optionNotice':
      return aboutSignIn(letter.event);
    case 'optionCheck':
      return aboutSignIn('bankCheck');
    case 'viewedAs':
      return aboutSignIn('viewedAs');
    default:
      return undefined;
  }
}

const aboutMessage = (ticketNo: string, event: 'answered' | 'settled' | 'reopened'): Told => ({
  notice: { kind: 'message', facts: { ticketNo, event } },
  of: { ticketNo },
  byChoice: true,
});

const aboutSignIn = (event: (NoticeFacts & { readonly kind: 'signIn' })['facts']['event']): Told => ({
  notice: { kind: 'signIn', facts: { event } },
  of: null,
});

interface Telling extends Told {
  readonly reader: string;
  readonly messageId: string;
  readonly at: string;
}

/**
 * Whoever has no record in the portal has no bell.
 * @returns whether the email itself goes now
 */
async function tell(
  db: Db['sql'],
  { notice, of, byChoice, reader, messageId, at, ...told }: Telling,
): Promise<boolean> {
  const { kind, facts } = notice;
  const accountNo =
    of === null
      ? sql`null`
      : 'accountNo' in of
        ? sql`${of.accountNo}`
        : 'requestNo' in of
          ? sql`(select account_no from request where request_no = ${of.requestNo})`
          : sql`(select account_no from contact_ticket where ticket_no = ${of.ticketNo})`;
  // The page of requests opens one by its id, which no email has.
  const opened =
    of !== null && 'requestNo' in of
      ? sql`jsonb_build_object('requestId', (select request_id from request where request_no = ${of.requestNo}))`
      : sql`'{}'::jsonb`;
  const group = sql`${groupOfKind[kind]}::text`;
  const { rows } = await sql<{ goes: boolean }>`
    insert into notice (notice_id, person, account_no, kind, subject, facts, created_at, in_bell, email, look_at, message_id, push_at)
    select ${randomUUID()}::uuid, u.name, e.account_no, ${kind}, ${told.subject ?? messageId}, ${JSON.stringify(facts)}::jsonb || ${opened},
      ${at}::timestamptz, ${chosen.bell(group)}, case when w.email in ('daily', 'weekly') then 'waiting' else 'none' end,
      ${at}::timestamptz, case when w.email = 'now' then ${messageId}::uuid end,
      case when ${hasDevice} then ${at}::timestamptz end
    from portal_user u cross join (select ${accountNo}::text as account_no) e
    ${joinChosen(sql.ref('u.name'), sql.ref('e.account_no'))}
    cross join lateral (select ${byChoice ? chosen.email(group) : sql`'now'`} as email) w
    where u.name = ${reader} and u.state <> 'deleted'
    on conflict (person, kind, subject) do nothing
    returning message_id is not null as goes`.execute(db);
  return rows[0]?.goes ?? true;
}
