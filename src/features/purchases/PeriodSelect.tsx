import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type Period, periodOf, pick } from './periods';
import type { PurchaseFilters } from './purchaseView';

interface PeriodSelectProps {
  readonly periods: readonly Period[];
  readonly filters: PurchaseFilters;
  readonly onPeriod: (change: Partial<PurchaseFilters>) => void;
  /** Opens the filter panel, where any two days can be given. */
  readonly onCustom: () => void;
}

const custom = 'Custom';

/** The stretch of time that the list covers. */
export function PeriodSelect({ periods, filters, onPeriod, onCustom }: PeriodSelectProps) {
  const choose = (label: string) => {
    const period = periods.find((one) => one.label === label);
    if (period) onPeriod(pick(period));
  };
  return (
    <TextField
      select
      size="small"
      label="Period"
      value={periodOf(filters, periods)?.label ?? custom}
      onChange={(event) => choose(event.target.value)}
      sx={{ width: { md: 200 }, flexShrink: 0 }}
    >
      {periods.map(({ label }) => (
        <MenuItem key={label} value={label}>
          {label}
        </MenuItem>
      ))}
      {/* By its click: a select says nothing when the value that it has is chosen again. */}
      <MenuItem value={custom} onClick={onCustom}>
        Custom…
      </MenuItem>
    </TextField>
  );
}
