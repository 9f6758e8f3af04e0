import * as m from '@locales/forms';
import { FormDigits } from './FormDigits';
import type { FieldProps } from './useRow';

export interface FormAccountNumberProps extends Pick<FieldProps, 'name' | 'disabled'> {
  /** The path of the second field, whose rule is `sameAccountNumber`. */
  readonly confirmName: string;
}

/** A bank account's number, typed twice because nothing else would find a slip; its rule is `bankAccountNumber`. */
export function FormAccountNumber({ name, confirmName, disabled }: FormAccountNumberProps) {
  return (
    <>
      <FormDigits name={name} disabled={disabled} label={m.accountNumber()} hint={m.accountNumberHint()} />
      <FormDigits name={confirmName} disabled={disabled} label={m.accountNumberAgain()} />
    </>
  );
}
