import type { Span } from './calendar';
import { betweenPlans, clockChangeCheck, depositYears, lateDeposit, toTrade } from './depositHabits';
import type { DepositEvent, DepositPlan } from './deposit';
import { cast } from './cast';
import { blends, creditOverInvoice, hostileComment, voided, zeroTotal } from './edge/amounts';
import { driftingBooking, lapsed, lockedBooking, seedOrders } from './edge/bookings';
import {
  aroundTheClose,
  billsThatBounce,
  disputedRest,
  ladder,
  overlooked,
  sixtyDaysLate,
} from './edge/discounts';
import { convertedRest, expiredRest, movedToFamily, refundedRest } from './edge/leftovers';
import { dividedAmong, paidInPart, shortByCents } from './edge/partPaid';
import { anyProduct, dust, prepaid, sharedBooking } from './edge/prepaid';
import { paidFromPlan, restated, transferBetween } from './edge/transfers';
import type { Household } from './household';
import { planAccount } from './plan';

const THIRD = 333_333;

/** The demo company's account holders: the ones of its sign-ins first, then farms like any other. */
export function* demoHouseholds(seed: number, span: Span): Generator<Household> {
  const people = cast(seed, span.storyEnd);
  const of = (...accountNos: string[]) => accountNos.map((accountNo) => people.get(accountNo)!);
  const share = (accountNo: string, part: number) => ({ account: people.get(accountNo)!, share: part });
  const quiet = { deposits: [], splits: [], edges: [] };

  // The first finance charges of the numbering belong to the account that pays last.
  yield { ...quiet, accounts: of('00166'), edges: [sixtyDaysLate('00166')] };
  yield {
    ...quiet,
    accounts: of('00117', '00131'),
    splits: [{ parties: [share('00117', 2 * THIRD + 1), share('00131', THIRD)], visits: 9 }],
    edges: [
      overlooked('00117'),
      disputedRest('00117'),
      prepaid('00117'),
      paidInPart('00117'),
      ladder('00117'),
      blends('00117'),
      aroundTheClose('00117'),
      zeroTotal('00117'),
      restated('00117'),
      lockedBooking('00117'),
      driftingBooking('00117'),
      seedOrders('00117'),
      lapsed('00117'),
      anyProduct('00117'),
      convertedRest('00117'),
    ],
  };
  yield {
    ...quiet,
    accounts: of('00201', '00202', '00203', '00204', '00207', '00209'),
    splits: [{ parties: [share('00203', 600_000), share('00207', 400_000)], visits: 14 }],
    edges: [
      dividedAmong({ '00203': 599_999, '00207': 400_000, '00209': 1 }, -24),
      dividedAmong({ '00201': THIRD, '00204': THIRD, '00207': THIRD + 1 }, -52),
      creditOverInvoice('00202'),
      transferBetween('00202', '00201'),
      dust('00209'),
      voided('00207'),
      sharedBooking({ '00203': 600_000, '00207': 400_000 }),
      movedToFamily('00202', '00201'),
      expiredRest('00201'),
      refundedRest('00207'),
    ],
  };
  yield { ...quiet, accounts: of('00145'), edges: [hostileComment('00145')] };
  yield {
    ...quiet,
    accounts: of('00158', '50011'),
    deposits: vandermeerPlans(seed, span),
    edges: [paidFromPlan('00158', 'S-1001'), shortByCents('00158')],
  };
  yield { ...quiet, accounts: of('50012', '50021'), deposits: otherPlans(seed, span) };
  yield { ...quiet, accounts: of('00199'), edges: [billsThatBounce('00199')] };
  for (const accountNo of ['00173', '00188', '00399']) yield { ...quiet, accounts: of(accountNo) };
  yield* neighbors(seed);
}

/** Farms that nobody signs in to; every sixth shares tickets with the next one by thirds. */
function* neighbors(seed: number): Generator<Household> {
  for (let index = 0; index < 24; index++) {
    const account = planAccount(seed, { accountNo: String(211 + index * 7).padStart(5, '0') });
    if (index % 6 !== 5) {
      yield { accounts: [account], deposits: [], splits: [], edges: [] };
      continue;
    }
    const second = planAccount(seed, { accountNo: String(213 + index * 7).padStart(5, '0') });
    const parties = [
      { account, share: 2 * THIRD + 1 },
      { account: second, share: THIRD },
    ];
    yield { accounts: [account, second], deposits: [], splits: [{ parties, visits: 6 }], edges: [] };
  }
}

const minimum = 10_000;

function planOf(
  savId: string,
  accountNo: string,
  title: string,
  span: Span,
  events: readonly DepositEvent[],
  more: Partial<DepositPlan> = {},
): DepositPlan {
  return {
    savId,
    accountNo,
    title,
    openedOn: span.from,
    holdCents: 0,
    minBalanceCents: minimum,
    nominee: '',
    events,
    ...more,
  };
}

function vandermeerPlans(seed: number, span: Span): DepositPlan[] {
  const { storyEnd } = span;
  const [out, into] = betweenPlans(storyEnd, 500_000, ['S-1001', 'S-1002']);
  const first = depositYears(`${seed}/S-1001`, span, 4_200_000);
  const second = depositYears(`${seed}/S-1002`, span, 1_500_000);
  return [
    planOf('S-1001', '00158', 'Vandermeer farm plan', span, [
      ...first,
      out,
      lateDeposit(storyEnd),
      clockChangeCheck(storyEnd),
      ...toTrade(storyEnd, '00158'),
    ]),
    planOf('S-1002', '50011', 'Vandermeer family plan', span, [...second, into], {
      nominee: 'Anna Vandermeer',
    }),
  ];
}

function otherPlans(seed: number, span: Span): DepositPlan[] {
  return [
    planOf('S-1003', '50012', 'Sylvia Ostrander', span, depositYears(`${seed}/S-1003`, span, 2_750_000)),
    planOf('S-1004', '50021', 'Ruth Halvorsen', span, depositYears(`${seed}/S-1004`, span, 3_600_000), {
      holdCents: 500_000,
    }),
  ];
}
