import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import * as m from '@locales/components';
import { Icon } from '../Icon/Icon';
import { tallFieldOnPhone } from '../touch';

interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface MultiSelectProps {
  readonly label: string;
  /** What can be chosen, in its order. */
  readonly options: readonly Choice[];
  /** The ids that are chosen. */
  readonly values: readonly string[];
  /** Called with all the ids that are chosen then. */
  readonly onChange: (values: string[]) => void;
}

/** Any of several choices; none chosen means all. */
export function MultiSelect({ label, options, values, onChange }: MultiSelectProps) {
  const labelId = useId();
  const words = (chosen: readonly string[]) => {
    const labels = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
    if (labels.length === 0) return m.anyChoice();
    return labels.length > 2 ? m.choicesChosen({ count: labels.length }) : labels.join(', ');
  };
  return (
    <FormControl fullWidth size="small" sx={tallFieldOnPhone}>
      <InputLabel id={labelId}>{label}</InputLabel>
      <Select
        multiple
        displayEmpty
        labelId={labelId}
        label={label}
        value={values as string[]}
        renderValue={words}
        onChange={({ target }) => onChange([target.value].flat())}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 360 } } } }}
      >
        {options.map(({ value, label: optionLabel }) => (
          <MenuItem key={value} value={value} dense>
            {/* Only seen: the option says itself that it is chosen. */}
            <ListItemIcon>{values.includes(value) && <Icon name="check" fontSize="small" />}</ListItemIcon>
            <ListItemText primary={optionLabel} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
