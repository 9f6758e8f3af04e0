import { type RequestEventName, type RequestFlow, type RequestStatus, transitionOf } from './states';

interface OfficeMoveWords {
  /** On a button. */
  readonly action: string;
  /** What a request is called afterwards: "Approved". */
  readonly done: string;
  /** What follows from it, shown before it is confirmed. */
  readonly comes: string;
  /** Whether the customer must be given a reason. */
  readonly needsNote?: true;
  /** Whether the bank's return code is needed. */
  readonly needsCode?: true;
  /** Whether it takes something from the customer. */
  readonly destructive?: true;
}

/** What the office can do with requests, in the order of its buttons. */
const officeMoves = {
  approve: {
    action: 'Approve',
    done: 'Approved',
    comes: 'Large amounts wait for a second person; the others go on. Their customers get an email.',
  },
  export: {
    action: 'Mark as sent to bank',
    done: 'Sent to bank',
    comes: 'They count as sent in the bank’s file and cannot be cancelled any more.',
  },
  settle: {
    action: 'Mark as cleared',
    done: 'Cleared',
    comes: 'The bank can no longer return them without a reason of its own.',
  },
  post: {
    action: 'Mark as posted',
    done: 'Posted',
    comes: 'They count as booked today. The next import does this by itself where it finds the payment.',
  },
  makeReady: {
    action: 'Mark as ready',
    done: 'Ready',
    comes: 'Their customers are told that they can come.',
  },
  complete: {
    action: 'Mark as handed over',
    done: 'Handed over',
    comes: 'The money has left the house.',
  },
  missPickup: {
    action: 'Not picked up',
    done: 'Not picked up',
    comes: 'The money is available in the deposit plan again.',
    destructive: true,
  },
  return: {
    action: 'Returned by bank',
    done: 'Returned',
    comes: 'The invoices are open again, and the customer reads why.',
    needsCode: true,
    destructive: true,
  },
  reverse: {
    action: 'Take back',
    done: 'Taken back',
    comes: 'They count as never booked, and the customer reads why.',
    needsNote: true,
    destructive: true,
  },
  reject: {
    action: 'Reject',
    done: 'Rejected',
    comes: 'Nothing is moved, what was held is given back, and the customer reads your reason.',
    needsNote: true,
    destructive: true,
  },
} as const satisfies Record<string, OfficeMoveWords>;

export type OfficeMove = keyof typeof officeMoves;
export const officeMoveNames = Object.keys(officeMoves) as OfficeMove[];
export const wordsOfMove = (move: OfficeMove): OfficeMoveWords => officeMoves[move];

/** Reasons that tell the customer what to do. */
export const rejectReasons = [
  'The bank account could not be confirmed. Choose another one, or call us.',
  'The invoices were paid in another way. Nothing more is needed from you.',
  'The amount is more than is open. Send it again with the amount that you owe.',
  'You asked us not to carry it out.',
  'The day could not be kept. Send it again with a later day.',
] as const;

interface Standing {
  readonly flow: RequestFlow;
  readonly status: RequestStatus;
  readonly amountCents: number;
}

/**
 * The event that a move means for a request. From the company's limit on, an approval is the first of two:
 * docs/rules.md#approval.
 * @param secondFromCents from this amount on two people approve
 */
export function eventOf(
  move: OfficeMove,
  { status, amountCents }: Omit<Standing, 'flow'>,
  secondFromCents: number,
): RequestEventName {
  if (move !== 'approve') return move;
  if (status === 'pendingSecond') return 'approveSecond';
  return amountCents >= secondFromCents && status === 'submitted' ? 'askSecond' : 'approve';
}

/** What the table of states allows the office; guards may still refuse. */
export const movesOf = ({ flow, status }: Omit<Standing, 'amountCents'>): OfficeMove[] =>
  officeMoveNames.filter((move) =>
    transitionOf(flow, status, eventOf(move, { status, amountCents: 0 }, Number.POSITIVE_INFINITY), 'office'),
  );
