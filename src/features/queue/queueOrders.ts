import * as m from '@locales/queue';
import { formatMoney } from '@contract/format/money';
import type { MovedRequest, QueuedDetail, QueuedRequest } from '@contract/queue/schema';
import type { MovesRun } from '@/data/queueMoves';
import { movesOf, type OfficeMove, officeMoveNames } from '@contract/requests/officeMoves';

/** Something that can be done with chosen requests, and with which of them. */
export interface Possible {
  readonly move: OfficeMove;
  readonly requests: readonly QueuedRequest[];
}

/** What can be done with at least one of the chosen requests as they stand, in the order of the buttons. */
export function possibleWith(chosen: readonly QueuedRequest[]): Possible[] {
  return officeMoveNames
    .map((move) => ({ move, requests: chosen.filter((request) => movesOf(request).includes(move)) }))
    .filter(({ requests }) => requests.length > 0);
}

/** What nothing stands in the way of for one request; the rest is told in words. */
export const possibleNow = (request: QueuedDetail): Possible[] =>
  request.moves.filter(({ why }) => why === null).map(({ move }) => ({ move, requests: [request] }));

/** "Approve PR-2026-000123?", "Approve 3 requests?" */
export function questionOf({ move, requests }: Possible): string {
  const [only] = requests;
  return requests.length === 1 && only
    ? m.askMoveOne({ move, number: only.requestNo })
    : m.askMoveMany({ move, n: requests.length });
}

/** How much money is meant, and how many of the chosen ones are left out. */
export function sumWords({ requests }: Possible, chosen: number): string {
  const sum = formatMoney(requests.reduce((total, { amountCents }) => total + amountCents, 0));
  const first = m.sumIs({ n: requests.length, sum });
  const out = chosen - requests.length;
  return out === 0 ? first : `${first} ${m.leftOut({ n: out, chosen })}`;
}

/** Those of an order that have something to be looked at twice before they are approved. */
export const lookedAtTwice = ({ move, requests }: Possible): readonly QueuedRequest[] =>
  move === 'approve' ? requests.filter(({ flags }) => flags.length > 0) : [];

/** The selection after an order: without what was moved or refused, however often that was tried. */
export function stillChosen(ids: ReadonlySet<string>, { requests }: Possible, run: MovesRun): Set<string> {
  const answered = new Set(run.results.map(({ id }) => id));
  const unsent = new Set(run.order.requests.map(({ id }) => id).filter((id) => !answered.has(id)));
  const asked = new Set(requests.map(({ id }) => id));
  return new Set([...ids].filter((id) => !asked.has(id) || unsent.has(id)));
}

/** What came of an order: "Approved: 3 of 4. 1 was refused." */
export function outcomeWords(move: OfficeMove, results: readonly MovedRequest[], of: number): string {
  const done = results.filter(({ outcome }) => outcome === 'done');
  const second = done.filter(({ status }) => status === 'pendingSecond').length;
  const refused = results.length - done.length;
  const rest = of - results.length;
  return [
    m.movedCount({ move, n: done.length - second, total: of }),
    second > 0 && m.waitForSecond({ n: second }),
    refused > 0 && m.wereRefused({ n: refused }),
    rest > 0 && m.wereNotSent({ n: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A row of what was refused: which, and why. */
interface RefusedRow {
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

export const refusedRows = (
  results: readonly MovedRequest[],
  requests: readonly QueuedRequest[],
): RefusedRow[] =>
  results
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ id, message }) => {
      const request = requests.find((one) => one.id === id);
      const name = request ? `${request.requestNo}, ${request.accountName}` : id;
      return { id, name, why: message ?? '' };
    });
