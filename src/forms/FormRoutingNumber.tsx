import { isBankRoutingNumber, routingDoubt } from '@contract/format/bankNumbers';
import { FormDigits } from './FormDigits';
import { type BankLookup, RoutingNote } from './RoutingNote';
import type { TextProps } from './TextRow';
import { useRow } from './useRow';

export interface FormRoutingNumberProps extends Omit<TextProps, 'note'> {
  /** What is known of the bank behind the number that stands in the field. */
  readonly lookup?: BankLookup;
}

/**
 * The 9 digits that name a bank; its rule is `bankRoutingNumber`. Nothing that is only doubtful keeps it from
 * being saved: neither a wrong check digit, nor a bank that was not found, nor a lookup that is down.
 */
export function FormRoutingNumber({ lookup = notLooking, ...props }: FormRoutingNumberProps) {
  const { field, control } = useRow<string>(props);
  const whole = isBankRoutingNumber(field.value);
  return (
    <FormDigits
      {...props}
      note={
        <output htmlFor={control.id}>
          {whole && <RoutingNote doubt={routingDoubt(field.value)} lookup={lookup} />}
        </output>
      }
    />
  );
}

const notLooking: BankLookup = { state: 'idle' };
