import * as m from '@locales/promises';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { type CalendarDateText, formatDay } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import type { OpenPromise } from '@contract/promises/schema';
import type { PromiseOffer, Promised } from '@contract/rules/promise';

// Few look for it, and no page has to bring its fields.
const PromiseDialog = lazy(async () => ({ default: (await import('./PromiseDialog')).PromiseDialog }));

/** How a promise is saved. */
export interface PromiseDoing {
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** Forgets a failure. */
  readonly reset: () => void;
  /** @param before what is changed; undefined for a new promise */
  readonly save: (promised: Promised, before: OpenPromise | undefined, then: () => void) => void;
  readonly withdraw: (promise: OpenPromise) => void;
}

interface PromisesProps {
  /** Those that are open. */
  readonly promises: readonly OpenPromise[];
  /** What a promise can be of, with what has one already. */
  readonly offers: readonly PromiseOffer[];
  /** Today in the books zone. */
  readonly today: CalendarDateText;
  /** Undefined for whoever may only look. */
  readonly doing?: PromiseDoing;
  /** The office enters what it is told by phone. */
  readonly byOffice?: boolean;
  /** How an account is called; undefined where there is only one. */
  readonly nameOf?: (accountNo: string) => string | undefined;
}

type Asking = { readonly before: OpenPromise | undefined } | null;

/** What is promised, where it was promised, with the way to promise, to change and to withdraw. */
export function Promises({ promises, offers, today, doing, byOffice = false, nameOf }: PromisesProps) {
  const [asking, setAsking] = useState<Asking>(null);
  const isOf = (promise: OpenPromise) => (offer: PromiseOffer) =>
    offer.accountNo === promise.accountNo && offer.invoiceNo === promise.invoiceNo;
  const free = offers.filter((offer) => !promises.some((promise) => isOf(promise)(offer)));
  const before = asking?.before;
  const asked = before ? offers.filter(isOf(before)) : free;
  const ask = (next: Asking) => {
    doing?.reset();
    setAsking(next);
  };
  return (
    <>
      {promises.length > 0 && (
        <Box component="ul" sx={list}>
          {promises.map((promise) => (
            <li key={promise.id}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {wordsOf(promise, { today, byOffice, accountName: nameOf?.(promise.accountNo) })}
              </Typography>
              {doing && promise.isMine && (
                <Box sx={buttons}>
                  {offers.some(isOf(promise)) && (
                    <Button color="inherit" disabled={doing.busy} onClick={() => ask({ before: promise })}>
                      {m.change()}
                    </Button>
                  )}
                  <Button color="inherit" disabled={doing.busy} onClick={() => doing.withdraw(promise)}>
                    {m.withdraw()}
                  </Button>
                </Box>
              )}
            </li>
          ))}
        </Box>
      )}
      {doing && free.length > 0 && (
        <Box sx={buttons}>
          <Button color="inherit" disabled={doing.busy} onClick={() => ask({ before: undefined })}>
            {byOffice ? m.enterPromise() : m.promiseToPay()}
          </Button>
        </Box>
      )}
      {doing?.failure && !asking && (
        <Typography role="alert" variant="body2">
          {doing.failure}
        </Typography>
      )}
      <Suspense>
        {doing && asking && asked.length > 0 && (
          <PromiseDialog
            title={before ? m.change() : byOffice ? m.enterPromise() : m.promiseToPay()}
            offers={asked}
            today={today}
            before={before}
            byOffice={byOffice}
            busy={doing.busy}
            failure={doing.failure}
            onCancel={() => ask(null)}
            onSave={(promised) => doing.save(promised, before, () => setAsking(null))}
          />
        )}
      </Suspense>
    </>
  );
}

interface Told {
  readonly today: CalendarDateText;
  readonly byOffice: boolean;
  readonly accountName: string | undefined;
}

/** "You promised $500.00 by Dec 4 · invoice 0048213". */
function wordsOf(promise: OpenPromise, { today, byOffice, accountName }: Told): string {
  const told = { sum: formatMoney(promise.amountCents), day: formatDay(promise.day, today) };
  const isOwn = promise.isMine && !byOffice;
  return [
    isOwn ? m.youPromised(told) : m.isPromised(told),
    accountName,
    promise.invoiceNo !== null && m.forInvoice({ number: promise.invoiceNo }),
    promise.byOffice && m.toldByPhone(),
  ]
    .filter(Boolean)
    .join(' · ');
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const;

/** A thumb's height, and flush with the words above. */
const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  ml: -1,
  '& .MuiButton-root': { minHeight: 44 },
} as const;
