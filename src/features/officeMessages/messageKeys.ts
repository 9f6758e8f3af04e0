import * as lists from '@locales/lists';
import * as m from '@locales/officeMessages';
import type { OfficeMessageDetail } from '@contract/officeMessages/schema';
import type { MessageMove } from '@contract/rules/messageStates';
import type { MovingMessage } from '@/data/officeMessages';
import type { PageKey, RowSteps } from '@/lists/rowKeys';

const doneWords: Readonly<Record<MessageMove, () => string>> = {
  take: m.didTake,
  reply: m.doneReply,
  replyAndClose: m.doneReplyAndClose,
  note: m.doneNote,
  close: m.didClose,
  reopen: m.didReopen,
  merge: m.doneMerge,
};

/** What was done, in the words of a toast. */
const doneWith = ({ ticketNo: number }: Pick<OfficeMessageDetail, 'ticketNo'>, move: MessageMove) =>
  m.done({ number, what: doneWords[move]() });

/** Told what was done, in words, and what undoes it where nothing has left the house. */
export type TellDone = (words: string, undo?: () => void) => void;

/** Tells that it was done; a message that was closed without a word to anybody can be opened again. */
export function tellDone(
  tell: TellDone,
  moving: MovingMessage,
  message: OfficeMessageDetail,
  move: MessageMove,
): void {
  const { ticketNo: number, version } = message;
  const closed = { ticketNo: number, version: version + 1 };
  const reopened = () => tell(m.undone({ number }));
  const words = doneWith(message, move);
  if (move === 'close') tell(words, () => moving.start(closed, 'reopen', {}, reopened));
  else tell(words);
}

interface MessageKeys {
  /** Whether whoever looks may answer. */
  readonly answers: boolean;
  readonly steps: RowSteps;
  /** The message that is opened, once it is there. */
  readonly message: OfficeMessageDetail | undefined;
  readonly open: (ticketNo: string) => void;
  readonly moving: MovingMessage;
  readonly onDone: TellDone;
  /** Goes on to the next message. */
  readonly onLeave: () => void;
}

/** What single keys do on the list of messages. */
export function messageKeys({
  answers,
  steps,
  message,
  open,
  moving,
  onDone,
  onLeave,
}: MessageKeys): PageKey[] {
  const opens = (ticketNo: string | undefined) => (ticketNo === undefined ? undefined : () => open(ticketNo));
  const does = (move: MessageMove) =>
    message?.moves.includes(move) && !moving.pending
      ? () =>
          moving.start(message, move, {}, () => {
            tellDone(onDone, moving, message, move);
            if (move === 'close') onLeave();
          })
      : undefined;
  const walks = [
    { key: 'j', words: lists.keyNext(), run: opens(steps.next) },
    { key: 'k', words: lists.keyPrevious(), run: opens(steps.previous) },
  ];
  if (!answers) return walks;
  return [
    ...walks,
    { key: 'r', words: m.keyReply(), run: message?.moves.includes('reply') ? goToReply : undefined },
    { key: 't', words: m.keyTake(), run: does('take') },
    { key: 'c', words: m.keyClose(), run: does('close') },
  ];
}

/** The page has one such field, in what is opened. */
const goToReply = () => document.querySelector<HTMLElement>('textarea[name=reply]')?.focus();
