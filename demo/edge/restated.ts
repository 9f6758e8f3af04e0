import { dateInMonth, monthNumber, plusDays } from '../calendar';
import { company } from '../company';
import { restateLast } from '../takeStatement';
import type { Edge } from './edge';

/** A statement that was sent with a mistake and replaced two days later. */
export const restated =
  (accountNo: string): Edge =>
  ({ asOf, when }) => {
    const close = dateInMonth(monthNumber(asOf) - 3, company.closeDay);
    when(accountNo, { date: plusDays(close, 2), happen: restateLast });
  };
