import * as lists from '@locales/lists';
import * as m from '@locales/queue';
import { useState } from 'react';
import { formatMoney } from '@contract/format/money';
import type { QueuedDetail, QueuedRequest } from '@contract/queue/schema';
import { type OfficeMove, wordsOfMove } from '@contract/requests/officeMoves';
import type { May } from '@/data/may';
import type { MovesRun, QueueMoving } from '@/data/queueMoves';
import { withOpened } from '@/data/searchParams';
import { onwardOf, type PageKey, rowSteps } from '@/lists/rowKeys';
import type { QueueParams } from './queueList';
import { outcomeWords, type Possible, possibleNow, possibleWith, stillChosen } from './queueOrders';

interface Asking {
  readonly possible: Possible;
  readonly chosen: number;
  /** Told how it ended, where a key asked. */
  readonly quick?: (run: MovesRun) => void;
}

interface QueueWorkProps {
  readonly may: May;
  readonly rows: readonly QueuedRequest[];
  readonly params: QueueParams;
  readonly onParams: (params: QueueParams) => void;
  /** The request that is opened, once it is there. */
  readonly request: QueuedDetail | undefined;
  readonly moving: QueueMoving;
  readonly onTold: (message: string) => void;
}

/** What is chosen and asked on the queue, and what its keys do: with the opened request, else with the chosen ones. */
export function useQueueWork({ may, rows, params, onParams, request, moving, onTold }: QueueWorkProps) {
  const chosen = useChosen(rows);
  const works = may('workQueue');
  const confirms = may('confirmBankAccounts');
  const [asking, setAsking] = useState<Asking | null>(null);
  const [asksBank, setAsksBank] = useState(false);
  const [confirmsBanks, setConfirmsBanks] = useState(false);
  const { opened } = params;
  const steps = rowSteps(rows, ({ id }) => id, opened);
  const open = (id: string | null) => onParams(withOpened(params, id));
  const opens = (id: string | undefined) => (id === undefined ? undefined : () => open(id));

  const goOn = (run: MovesRun) => {
    const { order, results } = run;
    if (run.state !== 'ended' || results.some(({ outcome }) => outcome === 'refused')) return;
    onTold(outcomeWords(order.event, results, order.requests.length));
    moving.forget();
    setAsking(null);
    if (opened === null) chosen.choose(new Set());
    else open(onwardOf(steps));
  };

  const askFor = (move: OfficeMove) => {
    if (opened === null) {
      const possible = possibleWith(chosen.requests).find((one) => one.move === move);
      return possible && (() => setAsking({ possible, chosen: chosen.requests.length, quick: goOn }));
    }
    if (request?.id !== opened) return undefined;
    const possible = possibleNow(request).find((one) => one.move === move);
    if (possible) return () => setAsking({ possible, chosen: 1, quick: goOn });
    const why = request.moves.find((one) => one.move === move)?.why;
    return why ? () => onTold(m.notNowWhy({ action: wordsOfMove(move).action, why })) : undefined;
  };

  const confirm = () => {
    if (opened === null) return chosen.banks.length > 0 ? () => setConfirmsBanks(true) : undefined;
    return request?.id === opened && request.bankConfirmation?.why === null
      ? () => setAsksBank(true)
      : undefined;
  };

  const keys: readonly PageKey[] = [
    { key: 'j', words: lists.keyNext(), run: opens(steps.next) },
    { key: 'k', words: lists.keyPrevious(), run: opens(steps.previous) },
    ...(works
      ? [
          { key: 'a', words: m.keyApprove(), run: askFor('approve') },
          { key: 'r', words: m.keyReject(), run: askFor('reject') },
        ]
      : []),
    ...(confirms ? [{ key: 'c', words: m.keyConfirmBank(), run: confirm() }] : []),
  ];

  const ask = (possible: Possible, of = 1) => setAsking({ possible, chosen: of });
  return {
    chosen,
    asking,
    /** Undefined for whoever only looks, as the next one. */
    ask: works ? ask : undefined,
    askBank: confirms ? setAsksBank : undefined,
    /** The question is closed, whether something was done or not. */
    ended: () => {
      // What was moved or refused does not stand as it was chosen any more; what was not sent does.
      if (moving.run && asking) chosen.choose(stillChosen(chosen.ids, asking.possible, moving.run));
      moving.forget();
      setAsking(null);
    },
    asksBank,
    confirmsBanks,
    setConfirmsBanks,
    open,
    keys,
  };
}

interface Chosen {
  /** As they were seen when they were chosen, or later. */
  readonly requests: readonly QueuedRequest[];
  readonly ids: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** What they come to, in words. */
  readonly sum: string;
  /** Those that no bank file takes yet, often because their bank account waits to be confirmed. */
  readonly banks: readonly QueuedRequest[];
}

/** Requests that were chosen on this page and on pages before; each as it was seen last. */
function useChosen(rows: readonly QueuedRequest[]): Chosen {
  const [kept, keep] = useState<ReadonlyMap<string, QueuedRequest>>(new Map());
  const seen = new Map([...kept, ...rows.map((row) => [row.id, row] as const)]);
  const requests = [...kept.keys()].map((id) => seen.get(id)!);
  return {
    requests,
    ids: new Set(kept.keys()),
    choose: (ids) =>
      keep(new Map([...ids].flatMap((id) => (seen.has(id) ? [[id, seen.get(id)!] as const] : [])))),
    sum: formatMoney(requests.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    banks: requests.filter(({ flags }) => flags.includes('notDebitable')),
  };
}
