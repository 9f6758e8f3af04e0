import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import * as m from '@locales/paymentOptions';
import { FormCheckbox } from '@/forms/FormCheckbox';
import type { PayableAccount } from './optionFacts';

interface OptionAccountsProps {
  readonly accounts: readonly PayableAccount[];
}

/** Which of one's accounts it pays for. With one alone there is nothing to choose. */
export function OptionAccounts({ accounts }: OptionAccountsProps) {
  if (accounts.length < 2) return null;
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {m.paysFor()}
      </FormLabel>
      <FormGroup>
        {accounts.map(({ accountNo, name }, at) => (
          <FormCheckbox
            key={accountNo}
            name={`accounts[${at}]`}
            label={m.accountWithNumber({ name, accountNo })}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

/** The chosen ones, from the marks of the form. */
export const chosenOf = (accounts: readonly PayableAccount[], marks: readonly boolean[]): string[] =>
  accounts.filter((_, at) => marks[at]).map(({ accountNo }) => accountNo);

/** What is wrong with the marks, where Formik looks for it: none is set. */
export const accountsProblem = (marks: readonly boolean[]) =>
  marks.some(Boolean) ? {} : { accounts: [m.chooseAccount()] };
