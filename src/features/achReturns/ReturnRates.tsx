import * as m from '@locales/achReturns';
import { listOf, texts } from '@locales/language';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import type { ReturnRates as Rates } from '@contract/achReturns/schema';
import { formatMonth } from '@contract/format/date';
import { formatPercent } from '@contract/format/quantity';
import {
  exceedsRate,
  ratePercent,
  type ReturnRate,
  returnRateNames,
  returnRates,
} from '@contract/rules/returnRates';
import type { Column } from '@/components/columns';
import { Fold } from '@/components/Fold/Fold';
import { Icon } from '@/components/Icon/Icon';
import { PlainTable } from '@/components/PlainTable/PlainTable';
import { StatTiles, type StatTileProps } from '@/components/StatTile/StatTile';
import type { AsyncResult } from '@/data/asyncResult';

const names = texts({
  administrative: m.rateAdministrative,
  unauthorized: m.rateUnauthorized,
  overall: m.rateOverall,
});

type Share = Rates['rates'][number];

const shareText = ({ returns, debits }: Share): string => {
  const percent = ratePercent(returns, debits);
  return percent === null ? m.noDebits() : formatPercent(percent);
};

export interface ReturnRatesProps {
  readonly rates: AsyncResult<Rates>;
  /** The sheet for the yearly audit. */
  readonly audit: {
    /** The year that is being fetched. */
    readonly fetching: number | undefined;
    readonly start: (year: number) => void;
  };
}

/** What came back of all that was debited, beside what the rules of banks accept, and month by month. */
export function ReturnRates({ rates, audit }: ReturnRatesProps) {
  const [open, setOpen] = useState(false);
  const { data, state, retry } = rates;
  const above = data?.rates.filter(({ rate, returns, debits }) => exceedsRate(rate, returns, debits)) ?? [];
  return (
    <Box component="section" aria-label={m.rates()} sx={{ display: 'grid', gap: 1.5 }}>
      {above.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{m.tooMany()}</AlertTitle>
          {m.tooManyAbout({ rates: listOf(above.map(({ rate }) => names[rate])) })}
        </Alert>
      )}
      <StatTiles
        parts={[
          returnRateNames.map((rate): StatTileProps => {
            const share = data?.rates.find((one) => one.rate === rate);
            return {
              label: names[rate],
              state: data ? 'ready' : state === 'error' ? 'error' : 'loading',
              onRetry: retry,
              value: share && shareText(share),
              note: share && noteOf(share),
            };
          }),
        ]}
      />
      {data && (
        <Card sx={months}>
          <Fold variant="row" title={m.byMonth()} open={open} onToggle={() => setOpen(!open)}>
            <PlainTable
              label={m.byMonth()}
              rows={data.months}
              columns={monthColumns()}
              rowId={({ month }) => month}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              {yearsOf(data.to).map((year) => (
                <Button
                  key={year}
                  startIcon={<Icon name="download" />}
                  loading={audit.fetching === year}
                  loadingPosition="start"
                  onClick={() => audit.start(year)}
                >
                  {m.auditSheet({ year: String(year) })}
                </Button>
              ))}
            </Box>
          </Fold>
        </Card>
      )}
    </Box>
  );
}

/** The card has the line that a fold ends with. */
const months = { px: 2, '& .MuiAccordion-root': { border: 0 } } as const;

const noteOf = ({ rate, returns, debits }: Share): string =>
  m.rateNote({ returns, debits, most: formatPercent(permilleText(returnRates[rate].mostPermille)) });

/** 5 → "0.5". */
const permilleText = (permille: number): string => `${Math.floor(permille / 10)}.${permille % 10}`;

/** The year that is audited is the one before; this one shows how it goes. */
const yearsOf = (day: string): readonly number[] => [Number(day.slice(0, 4)) - 1, Number(day.slice(0, 4))];

type Month = Rates['months'][number];

const monthColumns = (): Column<Month>[] => [
  {
    id: 'month',
    label: m.month(),
    text: ({ month }) => formatMonth(`${month}-01`),
    width: 140,
    mobile: 'title',
  },
  ...returnRateNames.map((rate: ReturnRate): Column<Month> => ({
    id: rate,
    label: names[rate],
    text: ({ rates }) => monthText(rates.find((one) => one.rate === rate)!),
    align: 'right',
    width: 190,
    grow: 1,
    mobile: 'meta',
  })),
];

const monthText = (share: Share): string => {
  const { returns, debits } = share;
  return debits === 0 && returns === 0 ? '' : m.shareOf({ percent: shareText(share), returns, debits });
};
