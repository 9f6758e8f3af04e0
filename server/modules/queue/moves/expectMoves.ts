import type { QueueMoves } from '@contract/queue/schema';
import { wordsOfMove } from '@contract/requests/officeMoves';
import { returnCodes } from '@contract/rules/returnCodes';
import { about } from '../errors';

/** @throws Refusal 'invalid' where something that the move needs is missing, or something has no meaning with it */
export function expectMoves({ event, requests, note, returnCode }: QueueMoves): void {
  const { needsNote, needsCode, done } = wordsOfMove(event);
  if (needsNote && !note?.trim()) {
    throw about('note', 'Say why: the customer reads it.');
  }
  if (needsCode && !returnCode) throw about('returnCode', 'Choose the code that the bank gave.');
  if (!needsCode && returnCode !== undefined) {
    throw about('returnCode', `A return code says nothing of a request that is ${done.toLowerCase()}.`);
  }
  if (returnCode !== undefined && !returnCodes.includes(returnCode)) {
    throw about('returnCode', `"${returnCode}" is not known; choose from ${returnCodes.join(', ')}.`);
  }
  if (requests.length === 0) throw about('requests', 'Choose at least one request.');
  if (new Set(requests.map(({ id }) => id)).size < requests.length) {
    throw about('requests', 'A request is named twice. Name each once.');
  }
}
