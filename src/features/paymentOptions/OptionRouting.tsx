import { useField } from 'formik';
import { useEffect } from 'react';
import { isBankRoutingNumber, routingDoubt } from '@contract/rules/bank';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormRoutingNumber } from '@/forms/FormRoutingNumber';
import type { BankLookup } from '@/forms/RoutingNote';

interface OptionRoutingProps {
  readonly lookup: BankLookup;
  readonly onRouting: (number: string) => void;
}

/** The bank's number; one that looks wrong has to be confirmed, each anew. */
export function OptionRouting({ lookup, onRouting }: OptionRoutingProps) {
  const [{ value }] = useField<string>('routingNumber');
  const [, , { setValue: confirm }] = useField<boolean>('routingConfirmed');
  useEffect(
    function askForItsBank() {
      onRouting(value);
      void confirm(false);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what Formik hands out is new at each paint
    [value, onRouting],
  );
  const isDoubtful = isBankRoutingNumber(value) && routingDoubt(value) !== undefined;
  return (
    <>
      <FormRoutingNumber name="routingNumber" label="Routing number" hint="9 digits" lookup={lookup} />
      {isDoubtful && (
        <FormCheckbox name="routingConfirmed" label={`I checked ${value} with my bank, and it is right`} />
      )}
    </>
  );
}
