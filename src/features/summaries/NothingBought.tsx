import Button from '@mui/material/Button';
import type { PurchaseChoices } from '@contract/purchases/schema';
import type { SummaryTotals } from '@contract/summaries/schema';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { AsyncResult } from '@/data/asyncResult';
import { periodText } from './summaryFigures';
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
        title="No purchases yet"
        action={
          <Button variant="outlined" href="/contact-us">
            Contact your branch
          </Button>
        }
      >
        This page sums up what you bought. Invoices show up here the morning after a delivery or pickup.
      </EmptyState>
    );
  }
  const filters = { ...withoutPeriod(params.filters), cropYear: [String(latest)] };
  return (
    <EmptyState
      title="No purchases in this period"
      action={
        <Button variant="outlined" href={addressOf({ ...params, filters })}>
          Show crop year {latest}
        </Button>
      }
    >
      {totals.data ? `Nothing was bought in ${inWords(totals.data)}.` : 'Nothing was bought then.'} Your
      latest purchases are of crop year {latest}.
    </EmptyState>
  );
}

function inWords({ period }: SummaryTotals): string {
  const text = periodText(period);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
