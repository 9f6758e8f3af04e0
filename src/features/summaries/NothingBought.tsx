import Button from '@mui/material/Button';
import * as m from '@locales/summaries';
import type { PurchaseChoices } from '@contract/purchases/schema';
import type { SummaryTotals } from '@contract/summaries/schema';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { AsyncResult } from '@/data/asyncResult';
import { periodParts } from './summaryFigures';
import { type SummaryParams, withoutPeriod } from './summaryList';

interface NothingBoughtProps {
  readonly params: SummaryParams;
  readonly choices: AsyncResult<PurchaseChoices>;
  readonly totals: AsyncResult<SummaryTotals>;
  readonly addressOf: (params: SummaryParams) => string;
}

/** Why there is nothing to sum up: no purchases in this period, or none at all. */
export function NothingBought({ params, choices, totals, addressOf }: NothingBoughtProps) {
  const latest = choices.data?.cropYear.toSorted((a, b) => b - a)[0];
  if (latest === undefined) {
    return (
      <EmptyState
        title={m.noPurchases()}
        action={
          <Button variant="outlined" href="/contact-us">
            {m.contactBranch()}
          </Button>
        }
      >
        {m.noPurchasesText()}
      </EmptyState>
    );
  }
  const filters = { ...withoutPeriod(params.filters), cropYear: [String(latest)] };
  return (
    <EmptyState
      title={m.nothingInPeriod()}
      action={
        <Button variant="outlined" href={addressOf({ ...params, filters })}>
          {m.showCropYear({ year: String(latest) })}
        </Button>
      }
    >
      {m.nothingBought(totals.data ? periodParts(totals.data.period) : unknownPeriod)}{' '}
      {m.latestPurchases({ year: String(latest) })}
    </EmptyState>
  );
}

const unknownPeriod = { shape: '', year: '', from: '', to: '' } as const;
