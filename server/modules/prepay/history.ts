import type { PrepayDetail } from '@contract/prepay/schema';
import type { PrepayEvent } from '@contract/prepay/rows';

/** An event before anybody has counted what remained after it. */
export type BareEvent = Omit<PrepayEvent, 'remainingCents'>;

interface Told {
  /** By day, events of one day by their id. */
  readonly events: readonly BareEvent[];
  readonly lines: readonly { readonly lineNo: number; readonly remainingCents: number }[];
  /** The line that is asked about; undefined for the whole contract. */
  readonly lineNo: number | undefined;
  /** Of the whole contract, by the ERP's own figure. */
  readonly remainingCents: number;
}

/**
 * The history of a contract with what remained after each event, from 0 up to the ERP's own figure. A line has a
 * history of its own only where every event names its line: money that came in for the contract as a whole
 * belongs to no line, and a chain without it would never close.
 */
export function historyOf({ events, lines, lineNo, remainingCents }: Told): PrepayDetail['history'] {
  const line = lines.find((one) => one.lineNo === lineNo);
  const apart = line !== undefined && lines.length > 1 && events.every((event) => event.lineNo !== null);
  const told = apart ? events.filter((event) => event.lineNo === line.lineNo) : events;
  let sum = 0;
  const counted = told.map((event) => {
    sum += event.cents;
    return Object.assign({}, event, { remainingCents: sum });
  });
  const remains = apart ? line.remainingCents : remainingCents;
  return {
    lineNo: apart ? line.lineNo : null,
    events: counted,
    remainingCents: remains,
    differenceCents: sum - remains,
  };
}
