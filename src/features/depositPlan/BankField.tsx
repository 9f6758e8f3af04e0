import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/Icon/Icon';
import { FormSelect } from '@/forms/FormSelect';
import type { MoneyBanks } from './moneyBanks';
import { bankWords } from './moneyWords';

interface BankFieldProps extends MoneyBanks {
  readonly addBankHref: string;
}

/** To which saved bank account the money goes; of those that it cannot go to, why. */
export function BankField({ offered, leftOut, addBankHref }: BankFieldProps) {
  return (
    <Box>
      {offered.length > 0 ? (
        <FormSelect
          name="toaccount"
          label="To bank account"
          empty="Choose a bank account"
          options={offered.map((bank) => ({ value: bank.id, label: bankWords(bank) }))}
        />
      ) : (
        <Alert severity="info">
          {leftOut.length > 0
            ? 'None of your bank accounts can get this money.'
            : 'You have not saved a bank account yet.'}{' '}
          Add one; what you entered here stays.
        </Alert>
      )}
      <Button href={addBankHref} startIcon={<Icon name="bank" />} sx={{ mt: 1, minHeight: 44 }}>
        Add a bank account
      </Button>
      {leftOut.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            Cannot be chosen
          </Typography>
          <Box component="ul" sx={{ my: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
            {leftOut.map(({ id, name, why }) => (
              <li key={id}>
                {name}: {why}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
