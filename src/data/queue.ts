import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import * as m from '@locales/queue';
import type { QueuedDetail } from '@contract/queue/schema';
import * as officeHome from '@contract/officeHome/endpoints';
import * as queue from '@contract/queue/endpoints';
import { useSource } from './DataProvider';
import { answersOf, useKeepAnswer } from './useEndpoint';

export interface Confirming {
  readonly pending: boolean;
  /** @param id of a request that names the bank account */
  readonly start: (id: string) => void;
}

/** Confirms the bank account that a request names. */
export function useConfirmBank(): Confirming {
  const { client } = useSource();
  const queries = useQueryClient();
  const keep = useKeepAnswer();
  const { isPending, mutate } = useMutation({
    mutationFn: (id: string) => client.call(queue.confirmBankAccount, { params: { id } }),
    async onSuccess(request) {
      await keep(queue.one, { params: { id: request.id } }, request);
      for (const one of [queue.list, officeHome.desk]) void queries.invalidateQueries(answersOf(one));
    },
  });
  return { pending: isPending, start: mutate };
}

/** The bank account of a request, as it is now. */
export interface BankToConfirm {
  readonly request: QueuedDetail;
  readonly account: NonNullable<QueuedDetail['bankAccount']>;
  /** Why it is not confirmed, in words; null where nothing stands in the way. */
  readonly why: string | null;
}

/** How far several confirmations are. */
interface BanksRun {
  readonly of: number;
  readonly done: number;
  readonly refused: readonly BankToConfirm[];
  readonly state: 'running' | 'ended';
}

export interface BanksOfRequests {
  /** Each bank account once; undefined until they were looked at. */
  readonly found: readonly BankToConfirm[] | undefined;
  readonly run: BanksRun | undefined;
  readonly failure: string | undefined;
  /** @param ids of requests that name bank accounts */
  readonly look: (ids: readonly string[]) => void;
  readonly confirm: (banks: readonly BankToConfirm[]) => void;
  readonly forget: () => void;
}

const nothingKnown = { found: undefined, run: undefined, failure: undefined };

/** Looks at the bank accounts that some requests name, and confirms them one after the other. */
export function useConfirmBanks(): BanksOfRequests {
  const { client } = useSource();
  const queries = useQueryClient();
  const [known, know] = useState<Pick<BanksOfRequests, 'found' | 'run' | 'failure'>>(nothingKnown);

  const look = useCallback(
    async (ids: readonly string[]) => {
      try {
        const found = new Map<string, BankToConfirm>();
        for (const id of ids) {
          const bank = bankOf(await client.call(queue.one, { params: { id } }));
          if (bank) found.set(JSON.stringify([bank.request.submittedBy, bank.account]), bank);
        }
        know({ ...nothingKnown, found: [...found.values()] });
      } catch (error) {
        know({ ...nothingKnown, failure: (error as Error).message });
      }
    },
    [client],
  );

  async function confirm(banks: readonly BankToConfirm[]) {
    let run: BanksRun = { of: banks.length, done: 0, refused: [], state: 'running' };
    const tell = (change: Partial<BanksRun>) => {
      run = { ...run, ...change };
      know((before) => ({ ...before, run }));
    };
    tell({});
    for (const bank of banks) {
      try {
        await client.call(queue.confirmBankAccount, { params: { id: bank.request.id } });
        tell({ done: run.done + 1 });
      } catch (error) {
        tell({ refused: [...run.refused, { ...bank, why: (error as Error).message }] });
      }
    }
    tell({ state: 'ended' });
    await queries.invalidateQueries();
  }

  return {
    ...known,
    look: useCallback((ids) => void look(ids), [look]),
    confirm: (banks) => void confirm(banks),
    forget: () => know(nothingKnown),
  };
}

/** A block that a return left is lifted one by one: each has its own reason. */
function bankOf(request: QueuedDetail): BankToConfirm | undefined {
  const { bankAccount: account, bankConfirmation } = request;
  if (!account || !bankConfirmation) return undefined;
  const why = bankConfirmation.blocked ? m.unblockAlone() : bankConfirmation.why;
  return { request, account, why };
}
