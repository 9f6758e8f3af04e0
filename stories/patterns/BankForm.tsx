import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { boolean, object, string } from 'yup';
import { bankAccountNumber, bankRoutingNumber, sameAccountNumber } from '@contract/rules/bank';
import { CheckDiagram } from '@/forms/CheckDiagram';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormAccountNumber } from '@/forms/FormAccountNumber';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { FormRoutingNumber } from '@/forms/FormRoutingNumber';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextField } from '@/forms/FormTextField';
import type { BankLookup } from '@/forms/RoutingNote';
import { submitting } from '@/forms/submit';

const rules = object({
  holderType: string().required('Choose whose account it is'),
  holderName: string().trim().required('Enter the name on the account'),
  accountType: string().required('Choose the kind of account'),
  routingNumber: bankRoutingNumber(),
  accountNumber: bankAccountNumber(),
  accountNumberAgain: sameAccountNumber('accountNumber'),
  nickname: string().trim().max(40, 'Shorten the nickname to 40 characters'),
  agreed: boolean().oneOf([true], 'Agree to this before you save the account').required(),
});

/** Nothing is filled in yet. */
export const blankAccount = {
  holderType: '',
  holderName: '',
  accountType: '',
  routingNumber: '',
  accountNumber: '',
  accountNumberAgain: '',
  nickname: '',
  agreed: false,
};

export interface BankFormProps {
  readonly initial: typeof blankAccount;
  readonly lookup?: BankLookup;
  readonly onSave: (account: typeof blankAccount) => Promise<unknown>;
}

/** A whole form, as a screen would put it together from the fields of the library. */
export function BankForm({ initial, lookup, onSave }: BankFormProps) {
  return (
    <Formik initialValues={initial} validationSchema={rules} onSubmit={submitting(onSave)}>
      <Stack component={Form} noValidate spacing={3} sx={{ maxWidth: 560 }}>
        <ErrorSummary fields={Object.keys(blankAccount)} />
        <FormRadioCards name="holderType" label="Whose account is it?" choices={holders} />
        <FormTextField
          name="holderName"
          label="Name on the account"
          hint="As it is printed on a check"
          autoComplete="name"
        />
        <FormSelect
          name="accountType"
          label="Kind of account"
          empty="Choose a kind"
          options={[
            { value: 'checking', label: 'Checking' },
            { value: 'savings', label: 'Savings' },
          ]}
        />
        <CheckDiagram />
        <FormRoutingNumber name="routingNumber" label="Routing number" hint="9 digits" lookup={lookup} />
        <FormAccountNumber name="accountNumber" confirmName="accountNumberAgain" />
        <FormTextField name="nickname" label="Nickname" optional hint="Shown when you choose how to pay" />
        <FormCheckbox required name="agreed" label={CONSENT} />
        <FormSubmit sending="Saving the bank account…">Save bank account</FormSubmit>
      </Stack>
    </Formik>
  );
}

const holders = [
  {
    id: 'business',
    label: 'Business',
    description: 'In the name of the farm or a partnership.',
    icon: 'account',
  },
  { id: 'personal', label: 'Personal', description: 'In your own name.', icon: 'card' },
] as const;

const CONSENT =
  'I own this account, and Larkspur Basin Growers’ Supply may take payments from it that I ask for here. I can take this back at any time by removing the account.';
