import { type RawBuilder, sql } from 'kysely';
import * as m from '@locales/paymentOptions';
import * as office from '@locales/queue';
import { addDays, type CalendarDateText, formatDate } from '@contract/format/date';
import type { OptionValidation } from '@contract/paymentOptions/schema';
import { MAX_CHECKS, triesLeft, type ValidationKind } from '@contract/rules/accountValidation';
import { ofSameNumber, validationNumber } from './validations';

/** The last check of a bank account that was not given up; as JSON, in which days are text. */
export interface CheckRow {
  readonly number: string;
  readonly kind: ValidationKind;
  readonly status: string;
  readonly arrivesOn: CalendarDateText | null;
  readonly decideOn: CalendarDateText | null;
  /** The file that it is in; null where it is in none. */
  readonly batchNo: number | null;
  /** How many wrong pairs and how many checks that were sent count for its number. */
  readonly tried: number;
  readonly checks: number;
}

/** Of a bank account "o"; null of one that is confirmed or of no use, since it does not matter there. */
export const lastCheck = (now: Date): RawBuilder<CheckRow | null> => sql<CheckRow | null>`
  case when o.status in ('pendingVerification', 'failed') then (
    select jsonb_build_object('number', ${validationNumber(sql`v.validation_no`)}, 'kind', v.kind, 'status', v.status,
      'arrivesOn', v.arrives_on, 'decideOn', v.decide_on,
      'batchNo', (select max(e.batch_no) from ach_entry e where e.validation_id = v.validation_id and e.live),
      'tried', (select coalesce(sum(jsonb_array_length(v.tried)), 0) from ${ofSameNumber(sql`o`, now)}),
      'checks', (select count(v.sent_at) from ${ofSameNumber(sql`o`, now)}))
    from option_validation v where v.option_id = o.option_id and v.status <> 'dropped'
    order by v.created_at desc, v.validation_no desc limit 1) end`;

/**
 * A check as the owner of its bank account sees it; null where its bank has nothing to say any more.
 * @param today in the books zone
 */
export function checkTold(check: CheckRow | null, today: CalendarDateText): OptionValidation | null {
  const state = check && stateOf(check, today);
  if (!state) return null;
  const { kind, status, arrivesOn, decideOn, checks, tried } = check;
  return {
    kind,
    state,
    arrivesOn,
    decidedOn: decideOn && (kind === 'prenote' ? decideOn : addDays(decideOn, -1)),
    triesLeft: triesLeft(tried),
    mayAskAgain: status === 'expired' && checks < MAX_CHECKS && triesLeft(tried) > 0,
  };
}

function stateOf({ status, kind, arrivesOn, decideOn }: CheckRow, today: CalendarDateText) {
  if (status === 'waiting') return 'preparing';
  if (status === 'expired') return 'lapsed';
  if (status !== 'sent') return null;
  if (kind === 'prenote' || today < arrivesOn!) return 'onTheWay';
  // The worker says so within a minute.
  return today < decideOn! ? 'arrived' : 'lapsed';
}

/** What a payment from a bank account that is not confirmed waits for, within a list with commas. */
export function waitsFor(check: CheckRow | null, today: CalendarDateText): string {
  const told = checkTold(check, today);
  if (told === null || told.state === 'lapsed') return m.notConfirmed();
  if (told.kind === 'prenote') return m.bankIsChecking();
  return told.state === 'arrived' ? m.confirmDepositsFirst() : m.depositsUnderWay();
}

/** How far a check has come, in a line for the office. */
export function checkForOffice(check: CheckRow | null): string | null {
  if (!check) return null;
  const { number, kind, status, batchNo, arrivesOn, decideOn, tried } = check;
  const which = { kind, number };
  if (status === 'waiting') {
    return batchNo === null
      ? office.checkWaits(which)
      : office.checkFiled({ ...which, batch: String(batchNo) });
  }
  if (status === 'sent') {
    const sent = { ...which, day: formatDate(arrivesOn!), until: formatDate(decideOn!) };
    return tried > 0 ? office.checkTried({ ...sent, left: triesLeft(tried) }) : office.checkSent(sent);
  }
  return status === 'expired' ? office.checkLapsed(which) : office.checkFailed(which);
}
