import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export interface DateSpan {
  /** 'YYYY-MM-DD'; empty is open. */
  readonly from: string;
  readonly to: string;
}

export interface DatePreset extends DateSpan {
  readonly label: string;
}

export interface DateRangeProps extends DateSpan {
  readonly presets?: readonly DatePreset[];
  readonly onChange: (span: DateSpan) => void;
}

/** From one day through another, both counted. Either end may stay open. */
export function DateRange({ from, to, presets, onChange }: DateRangeProps) {
  const backwards = from !== '' && to !== '' && from > to;
  return (
    <Box>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <Day label="From" value={from} onChange={(day) => onChange({ from: day, to })} />
        <Day
          label="Through"
          value={to}
          problem={backwards ? 'This day is before the first one. Choose a later day.' : undefined}
          onChange={(day) => onChange({ from, to: day })}
        />
      </Stack>
      {presets && presets.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="small"
              aria-pressed={preset.from === from && preset.to === to}
              onClick={() => onChange({ from: preset.from, to: preset.to })}
            >
              {preset.label}
            </Button>
          ))}
        </Stack>
      )}
    </Box>
  );
}

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
  />
);
