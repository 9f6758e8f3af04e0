import * as m from '@locales/requestSentences';
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

/** The words as messages, which are said when they are shown. */
type OfficeMoveTexts = {
  readonly [K in keyof OfficeMoveWords]: OfficeMoveWords[K] extends string
    ? () => string
    : OfficeMoveWords[K];
};

/** What the office can do with requests, in the order of its buttons. */
const officeMoves = {
  approve: { action: m.moveApprove, done: m.moveApproveDone, comes: m.moveApproveComes },
  approveAgain: {
    action: m.moveApproveAgain,
    done: m.moveApproveAgainDone,
    comes: m.moveApproveAgainComes,
  },
  export: { action: m.moveExport, done: m.moveExportDone, comes: m.moveExportComes },
  settle: { action: m.moveSettle, done: m.moveSettleDone, comes: m.moveSettleComes },
  resend: { action: m.moveResend, done: m.moveResendDone, comes: m.moveResendComes },
  post: { action: m.movePost, done: m.movePostDone, comes: m.movePostComes },
  makeReady: { action: m.moveReady, done: m.moveReadyDone, comes: m.moveReadyComes },
  complete: { action: m.moveComplete, done: m.moveCompleteDone, comes: m.moveCompleteComes },
  missPickup: {
    action: m.moveNoShow,
    done: m.moveNoShowDone,
    comes: m.moveNoShowComes,
    destructive: true,
  },
  return: {
    action: m.moveReturn,
    done: m.moveReturnDone,
    comes: m.moveReturnComes,
    needsCode: true,
    destructive: true,
  },
  reverse: {
    action: m.moveReverse,
    done: m.moveReverseDone,
    comes: m.moveReverseComes,
    needsNote: true,
    destructive: true,
  },
  reject: {
    action: m.moveReject,
    done: m.moveRejectDone,
    comes: m.moveRejectComes,
    needsNote: true,
    destructive: true,
  },
  cancel: {
    action: m.moveCancel,
    done: m.moveCancelDone,
    comes: m.moveCancelComes,
    needsNote: true,
    destructive: true,
  },
} as const satisfies Record<string, OfficeMoveTexts>;

export type OfficeMove = keyof typeof officeMoves;
export const officeMoveNames = Object.keys(officeMoves) as OfficeMove[];

/** Said now, in the language of the moment. */
export function wordsOfMove(move: OfficeMove): OfficeMoveWords {
  const { action, done, comes, ...needs } = officeMoves[move];
  return { action: action(), done: done(), comes: comes(), ...needs };
}

/** Reasons that tell the customer what to do; none for a move that is seldom explained alike. */
export function usualReasons(move: OfficeMove): readonly string[] {
  if (move === 'cancel') return [m.reasonNotMailed(), m.reasonOtherCheck()];
  if (move !== 'reject') return [];
  return [m.reasonBankAccount(), m.reasonPaid(), m.reasonTooMuch(), m.reasonAsked(), m.reasonDay()];
}

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

/**
 * What the table of states allows the office; guards may still refuse.
 * @param isChanged whether what it rests on has changed since it was approved, as its own page knows
 */
export const movesOf = ({ flow, status }: Omit<Standing, 'amountCents'>, isChanged = false): OfficeMove[] =>
  officeMoveNames.filter(
    (move) =>
      (move !== 'approveAgain' || isChanged) &&
      // What the office decides it rejects, so that its customer learns that it was not theirs to cancel.
      (move !== 'cancel' || flow === 'check') &&
      transitionOf(
        flow,
        status,
        eventOf(move, { status, amountCents: 0 }, Number.POSITIVE_INFINITY),
        'office',
      ),
  );
