import { FormTypedField, type Typing } from './FormTypedField';
import type { TextProps } from './TextRow';

const typing: Typing<number> = {
  read: (typed) => (/^\s*[0-9]{1,9}\s*$/.test(typed) ? Number(typed) : undefined),
  words: String,
};

/** A whole number of things: hours, days, minutes. The form's value is a number, text while it is none. */
export function FormWhole(props: TextProps) {
  return <FormTypedField autoComplete="off" {...props} typing={typing} inputMode="numeric" />;
}
