import * as audit from '@contract/audit/endpoints';
import * as officeAccounts from '@contract/officeAccounts/endpoints';
import * as officeHome from '@contract/officeHome/endpoints';
import * as promises from '@contract/promises/endpoints';
import type { OpenPromise, OpenPromises } from '@contract/promises/schema';
import type { Promised, PromiseOffer } from '@contract/rules/promise';
import { useSource } from './DataProvider';
import { useDoing } from './useDoing';
import { lookAgain, useAskAnew, useEndpoint } from './useEndpoint';

/** The open promises of the caller's accounts, and what can be promised. */
export const usePromises = () => useEndpoint(promises.list, { query: {} });

/** Those of an account, as the office sees them. */
export const useAccountPromises = (accountNo: string) =>
  useEndpoint(promises.onAccount, { params: { accountNo } }, lookAgain(60_000));

/** Those of which the day has come, and those that were broken lately. */
export const useDuePromises = () => useEndpoint(promises.due, {}, lookAgain(60_000));

/** What can be promised of accounts; and of invoices that have a promise, to change it. New ones begin at the invoice. */
export const promiseOffers = (
  { promises: open, promisable }: Pick<OpenPromises, 'promises' | 'promisable'>,
  nameOf: (accountNo: string) => string | undefined,
): PromiseOffer[] =>
  promisable.flatMap(({ accountNo, pastDueCents, invoices }) => {
    const of = { accountNo, accountName: nameOf(accountNo) ?? accountNo };
    const promised = invoices.filter(({ invoiceNo }) => open.some((one) => one.invoiceNo === invoiceNo));
    return [
      { ...of, invoiceNo: null, pastDueCents },
      ...promised.map((invoice) => Object.assign(invoice, of)),
    ];
  });

/** Makes, changes and withdraws promises; undefined while somebody of the office looks as the customer. */
export function usePromiseDoing(done: (what: 'saved' | 'withdrawn') => void) {
  const { username, client, viewing } = useSource();
  const askAnew = useAskAnew([promises.list]);
  const doing = usePromiseSaving(done, askAnew, {
    make: ({ invoiceNo, ...said }, key) =>
      client.call(promises.make, {
        key,
        query: { username },
        body: { ...said, ...(invoiceNo !== null && { invoiceNo }) },
      }),
    change: ({ id }, body) => client.call(promises.change, { params: { id }, query: { username }, body }),
  });
  return viewing ? undefined : doing;
}

/** The same for what the office is told by phone. */
export function useOfficePromiseDoing(done: (what: 'saved' | 'withdrawn') => void) {
  const { client } = useSource();
  const askAnew = useAskAnew(changed);
  return usePromiseSaving(done, askAnew, {
    make: ({ accountNo, invoiceNo, ...said }, key) =>
      client.call(promises.enter, {
        key,
        params: { accountNo },
        body: { ...said, ...(invoiceNo !== null && { invoiceNo }) },
      }),
    change: ({ id, accountNo }, body) => client.call(promises.correct, { params: { accountNo, id }, body }),
  });
}

interface Change extends Pick<Promised, 'day' | 'amountCents'> {
  readonly version: number;
  readonly withdrawn?: boolean;
}

interface Calls {
  readonly make: (promised: Promised, key: string) => Promise<unknown>;
  readonly change: (promise: OpenPromise, change: Change) => Promise<unknown>;
}

function usePromiseSaving(
  done: (what: 'saved' | 'withdrawn') => void,
  askAnew: () => Promise<unknown>,
  { make, change }: Calls,
) {
  const { busy, failure, reset, start } = useDoing();
  const run = (work: () => Promise<unknown>, what: 'saved' | 'withdrawn', then?: () => void) =>
    start(
      async () => {
        await work();
        await askAnew();
      },
      () => {
        then?.();
        done(what);
      },
    );
  return {
    busy,
    failure,
    reset,
    save(promised: Promised, before: OpenPromise | undefined, then: () => void) {
      const { day, amountCents } = promised;
      const key = crypto.randomUUID();
      run(
        () => (before ? change(before, { version: before.version, day, amountCents }) : make(promised, key)),
        'saved',
        then,
      );
    },
    withdraw(promise: OpenPromise) {
      const { version, day, amountCents } = promise;
      run(() => change(promise, { version, day, amountCents, withdrawn: true }), 'withdrawn');
    },
  };
}

const changed = [
  promises.onAccount,
  promises.due,
  officeAccounts.history,
  officeAccounts.historyTotals,
  officeHome.desk,
  ...Object.values(audit),
];
