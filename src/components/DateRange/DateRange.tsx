import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as common from '@locales/common';
import * as m from '@locales/components';
import { FilterChips } from '../FilterChips/FilterChips';
import { tallFieldOnPhone } from '../touch';

interface DateSpan {
  /** 'YYYY-MM-DD'; empty is open. */
  readonly from: string;
  /** The last day, which counts too; written the same way. */
  readonly to: string;
}

interface DatePreset extends DateSpan {
  readonly label: string;
}

export interface DateRangeProps extends DateSpan {
  /** Stretches of time that one press fills in. */
  readonly presets?: readonly DatePreset[];
  /** Called with both days whenever one of them changes. */
  readonly onChange: (span: DateSpan) => void;
}

/** From one day through another, both counted. Either end may stay open. */
export function DateRange({ from, to, presets, onChange }: DateRangeProps) {
  const backwards = from !== '' && to !== '' && from > to;
  return (
    <Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <Day label={common.from()} value={from} onChange={(day) => onChange({ from: day, to })} />
        <Day
          label={common.through()}
          value={to}
          problem={backwards ? m.laterDay() : undefined}
          onChange={(day) => onChange({ from, to: day })}
        />
      </Stack>
      {presets && presets.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <FilterChips
            label={m.usualPeriods()}
            chips={presets.map(({ label }) => ({ id: label, label }))}
            selected={presets.find((preset) => preset.from === from && preset.to === to)?.label ?? ''}
            onSelect={(label) => onChange(spanOf(presets.find((preset) => preset.label === label)!))}
          />
        </Box>
      )}
    </Box>
  );
}

const spanOf = ({ from, to }: DatePreset): DateSpan => ({ from, to });

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly problem?: string;
  readonly onChange: (day: string) => void;
}

const Day = ({ label, value, problem, onChange }: DayProps) => (
  <TextField
    type="date"
    size="small"
    label={label}
    value={value}
    error={problem !== undefined}
    helperText={problem}
    onChange={(event) => onChange(event.target.value)}
    sx={tallFieldOnPhone}
  />
);
