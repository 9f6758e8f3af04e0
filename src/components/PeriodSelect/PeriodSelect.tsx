import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { tallFieldOnPhone } from '../touch';

export interface PeriodSelectProps {
  /** Names of the stretches of time on offer: "This month". */
  readonly periods: readonly string[];
  /** The one that is on; undefined for a stretch of the person's own. */
  readonly period: string | undefined;
  /** Chooses a stretch of time by its name. */
  readonly onPeriod: (period: string) => void;
  /** Opens what any two days can be given in; without it they are given right below. */
  readonly onCustom?: () => void;
}

/** No name of a period. */
const custom = 'custom';

/** The stretch of time that a list covers. */
export function PeriodSelect({ periods, period, onPeriod, onCustom }: PeriodSelectProps) {
  return (
    <TextField
      select
      size="small"
      label={common.period()}
      value={period ?? custom}
      onChange={({ target }) => {
        if (target.value === custom) onCustom?.();
        else onPeriod(target.value);
      }}
      sx={{ ...tallFieldOnPhone, width: { '@md': '12.5rem' }, flexShrink: 0 }}
    >
      {periods.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
      {/* By its click where it is on: a select says nothing when the value that it has is chosen again. */}
      {(onCustom ?? period === undefined) && (
        <MenuItem value={custom} onClick={period === undefined ? onCustom : undefined}>
          {m.otherDates()}
        </MenuItem>
      )}
    </TextField>
  );
}
