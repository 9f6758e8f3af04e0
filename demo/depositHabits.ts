import type { CalendarDateText } from '@contract/format/date';
import { dateInMonth, dateOf, monthNumber, openDay, plusDays, type Span } from './calendar';
import type { DepositEvent, Rate } from './deposit';
import { createRandom } from './random';

/** The only rate plan there is. */
export const RATE_PLAN = 'DP-STD';

/** The deposit plan pays 4.25 % since the middle of a month fourteen months before the story's end, and 4 % before. */
export const planRates = (storyEnd: CalendarDateText): readonly Rate[] => [
  { from: '1990-01-01', rateMicro: 40_000 },
  { from: dateInMonth(monthNumber(storyEnd) - 14, 15), rateMicro: 42_500 },
];

const at = (
  date: CalendarDateText,
  event: Omit<DepositEvent, 'effectiveDate' | 'postingDate'>,
): DepositEvent => ({
  effectiveDate: date,
  postingDate: date,
  ...event,
});

/** Grain money in the fall, checks and transfers out of it through the year; it never runs dry. */
export function depositYears(
  name: string,
  span: Span,
  opening: number,
  story = createRandom(name),
): DepositEvent[] {
  // Months after the story draw from a stream of their own: others may go on drawing from the story's.
  const later = createRandom(`${name}/later`);
  const events = [at(span.from, { kind: 'deposit', cents: opening, description: 'Opening deposit' })];
  let sure = opening;
  const storyMonth = monthNumber(span.storyEnd);
  for (let month = monthNumber(span.from) + 1; month <= Math.max(storyMonth, monthNumber(span.to)); month++) {
    const random = month <= storyMonth ? story : later;
    const day = (least: number, most: number) => openDay(dateInMonth(month, random.int(least, most)));
    if (month % 12 === 8 || month % 12 === 10) {
      const cents = random.int(300, 1_800) * 1_000;
      sure += cents;
      const reference = `Settlement ${random.int(4_000, 8_999)}`;
      events.push(
        at(day(5, 24), { kind: 'settlementProceeds', cents, description: 'Grain settlement', reference }),
      );
    }
    if (random.chance(30) && sure > 1_000_000) {
      const cents = random.int(5, 40) * 10_000;
      sure -= cents;
      const mailed = random.chance(60);
      events.push(
        at(
          day(3, 26),
          mailed
            ? {
                kind: 'withdrawalCheck',
                cents: -cents,
                description: 'Check withdrawal',
                checkNo: String(random.int(20_100, 20_999)),
              }
            : { kind: 'withdrawalAch', cents: -cents, description: 'ACH withdrawal', reference: 'ACH' },
        ),
      );
    }
    if (random.chance(15)) {
      const cents = random.int(2, 30) * 25_000;
      sure += cents;
      events.push(at(day(2, 27), { kind: 'deposit', cents, description: 'Deposit by check' }));
    }
  }
  return events;
}

/** A deposit that was handed in twelve days before it was found and posted, across the end of a month. */
export function lateDeposit(storyEnd: CalendarDateText): DepositEvent {
  const postingDate = dateInMonth(monthNumber(storyEnd) - 2, 6);
  return {
    kind: 'deposit',
    cents: 850_000,
    effectiveDate: plusDays(postingDate, -12),
    postingDate,
    description: 'Deposit, posted late',
  };
}

/** A check picked up in the week in which clocks are set forward, the last one before the story ends. */
export function clockChangeCheck(storyEnd: CalendarDateText): DepositEvent {
  const thisYear = secondSunday(storyEnd);
  const sunday =
    plusDays(thisYear, 2) <= storyEnd ? thisYear : secondSunday(`${Number(storyEnd.slice(0, 4)) - 1}-01-01`);
  return at(plusDays(sunday, 2), {
    kind: 'withdrawalCheck',
    cents: -120_000,
    description: 'Check picked up at Ontario',
    checkNo: '20088',
  });
}

function secondSunday(inYear: CalendarDateText): CalendarDateText {
  const year = Number(inYear.slice(0, 4));
  return [8, 9, 10, 11, 12, 13, 14]
    .map((day) => dateOf(year, 3, day))
    .find((date) => openDay(date) !== date)!;
}

/** Money moved between two deposit accounts of one family: out of the one, into the other. */
export function betweenPlans(
  storyEnd: CalendarDateText,
  cents: number,
  [fromId, toId]: readonly [string, string],
): [out: DepositEvent, into: DepositEvent] {
  const date = openDay(plusDays(storyEnd, -48));
  return [
    at(date, { kind: 'transferOut', cents: -cents, description: `Transfer to ${toId}`, reference: toId }),
    at(date, { kind: 'transferIn', cents, description: `Transfer from ${fromId}`, reference: fromId }),
  ];
}

/** The days on which a deposit account pays its owner's trade account. */
export const tradeTransferDays = (storyEnd: CalendarDateText): CalendarDateText[] =>
  [-200, -20].map((days) => openDay(plusDays(storyEnd, days)));

export const TRADE_TRANSFER_CENTS = 250_000;

/** Money paid over to the owner's trade account. */
export const toTrade = (storyEnd: CalendarDateText, accountNo: string): DepositEvent[] =>
  tradeTransferDays(storyEnd).map((date) =>
    at(date, {
      kind: 'transferOut',
      cents: -TRADE_TRANSFER_CENTS,
      description: `Payment to account ${accountNo}`,
      reference: accountNo,
    }),
  );
