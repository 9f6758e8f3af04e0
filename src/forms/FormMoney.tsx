import InputAdornment from '@mui/material/InputAdornment';
import { readMoney, toDecimal } from '@contract/format/money';
import { FormTypedField, type Typing } from './FormTypedField';
import type { TextProps } from './TextRow';

const typing: Typing<number> = {
  read: readMoney,
  words: (value) => (typeof value === 'number' ? grouped(toDecimal(value)) : value),
};

/** An amount in dollars. The form's value is integer cents, '' while empty; its rule is `money`. */
export function FormMoney(props: TextProps) {
  return (
    <FormTypedField
      {...props}
      typing={typing}
      inputMode="decimal"
      autoComplete="off"
      startAdornment={<InputAdornment position="start">$</InputAdornment>}
    />
  );
}

const grouped = (decimal: string): string => decimal.replace(/\B(?=([0-9]{3})+\.)/g, ',');
