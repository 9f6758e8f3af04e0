import { formatMoney } from '@contract/format/money';
import type { MovedRequest, QueuedRequest } from '@contract/queue/schema';
import type { MovesRun } from '@/data/queueMoves';
import { movesOf, type OfficeMove, officeMoveNames, wordsOfMove } from '@contract/requests/officeMoves';

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

/** "Approve PR-2026-000123?", "Approve 3 requests?" */
export function questionOf({ move, requests }: Possible): string {
  const { action } = wordsOfMove(move);
  const [only] = requests;
  const what = requests.length === 1 && only ? only.requestNo : `${requests.length} requests`;
  return `${action}: ${what}?`;
}

/** How much money is meant, and how many of the chosen ones are left out. */
export function sumWords({ requests }: Possible, chosen: number): string {
  const sum = formatMoney(requests.reduce((total, { amountCents }) => total + amountCents, 0));
  const first = requests.length === 1 ? `It is for ${sum}.` : `Together they are for ${sum}.`;
  const out = chosen - requests.length;
  if (out === 0) return first;
  return `${first} ${out} of the ${chosen} chosen ${out === 1 ? 'does' : 'do'} not stand so that this is possible, and ${out === 1 ? 'is' : 'are'} left out.`;
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

/** What came of an order: "3 are approved. 1 was refused." */
export function outcomeWords(move: OfficeMove, results: readonly MovedRequest[], of: number): string {
  const done = results.filter(({ outcome }) => outcome === 'done');
  const second = done.filter(({ status }) => status === 'pendingSecond').length;
  const refused = results.length - done.length;
  const rest = of - results.length;
  const { done: word } = wordsOfMove(move);
  return [
    `${word}: ${done.length - second} of ${of}.`,
    second > 0 && `${second} ${second === 1 ? 'waits' : 'wait'} for a second person.`,
    refused > 0 && `${refused} ${refused === 1 ? 'was' : 'were'} refused.`,
    rest > 0 && `${rest} ${rest === 1 ? 'was' : 'were'} not sent.`,
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
