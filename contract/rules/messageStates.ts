/** Where a message to the company stands: docs/rules.md#messages. The first two wait for the office. */
export const messageStates = ['new', 'open', 'waiting', 'done'] as const;
export type MessageState = (typeof messageStates)[number];

/** What the office does with a message. */
export const messageMoves = ['take', 'reply', 'replyAndClose', 'note', 'close', 'reopen', 'merge'] as const;
export type MessageMove = (typeof messageMoves)[number];

/** What happens to a message: the office moves it, its customer answers, or a credit memo comes or goes. */
export type MessageEvent = MessageMove | 'answer' | 'resolve' | 'unresolve';

const whileOpen = (after: MessageState) => ({ new: after, open: after, waiting: after });

/** The state after each event; where none is said, the event cannot happen. */
const after: Readonly<Record<MessageEvent, Partial<Record<MessageState, MessageState>>>> = {
  take: { new: 'open', open: 'open', waiting: 'waiting' },
  reply: whileOpen('waiting'),
  replyAndClose: whileOpen('done'),
  note: { new: 'new', open: 'open', waiting: 'waiting', done: 'done' },
  close: whileOpen('done'),
  reopen: { done: 'open' },
  merge: whileOpen('done'),
  // What nobody has looked at yet stays new, however much is added to it.
  answer: { new: 'new', open: 'open', waiting: 'open', done: 'open' },
  resolve: whileOpen('done'),
  unresolve: { done: 'open' },
};

/** Undefined where the event cannot happen in that state. */
export const messageStateAfter = (event: MessageEvent, state: MessageState): MessageState | undefined =>
  after[event][state];

/** What the office can do with a message in a state, in the order of `messageMoves`. */
export const messageMovesIn = (state: MessageState): MessageMove[] =>
  messageMoves.filter((move) => messageStateAfter(move, state) !== undefined);

type Side = 'office' | 'customer' | 'nobody';

/** Whose turn it is. */
const turnOf: Readonly<Record<MessageState, Side>> = {
  new: 'office',
  open: 'office',
  waiting: 'customer',
  done: 'nobody',
};

/** Whether somebody else waits from this change on, so that the waiting is counted anew. */
export const waitsAnew = (from: MessageState, to: MessageState): boolean => turnOf[from] !== turnOf[to];
