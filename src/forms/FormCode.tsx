import { FormDigits } from './FormDigits';
import type { TextProps } from './TextRow';

/** A code from a letter, a message or an app: one field, which a phone may fill in. */
export function FormCode(props: TextProps) {
  return <FormDigits {...props} autoComplete="one-time-code" />;
}
