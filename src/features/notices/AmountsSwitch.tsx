import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

interface AmountsSwitchProps {
  readonly label: string;
  /** What showing amounts means. */
  readonly hint: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  /** Why it was not chosen, in words. */
  readonly failure: string | undefined;
  readonly onChange: (next: boolean) => void;
}

/** Whether amounts leave the portal, kept as soon as it is chosen. */
export function AmountsSwitch({ label, hint, checked, disabled, failure, onChange }: AmountsSwitchProps) {
  const hintId = useId();
  return (
    <Box>
      <FormControlLabel
        sx={{ minHeight: 44 }}
        label={label}
        disabled={disabled}
        control={
          <Switch
            checked={checked}
            onChange={() => onChange(!checked)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId} error={failure !== undefined} role={failure ? 'alert' : undefined}>
        {failure ?? hint}
      </FormHelperText>
    </Box>
  );
}
