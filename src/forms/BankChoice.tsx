import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as m from '@locales/forms';
import { Icon } from '../components/Icon/Icon';
import { FormSelect } from './FormSelect';

export interface BankChoiceProps {
  readonly name: string;
  /** What stands there until one is chosen: "Choose a bank account". */
  readonly empty: string;
  readonly offered: readonly { readonly id: string; readonly label: string }[];
  /** Those that cannot be chosen, and why. */
  readonly leftOut: readonly { readonly id: string; readonly name: string; readonly why: string }[];
  /** Where one is added; what was typed is kept meanwhile. */
  readonly addHref: string;
}

/** To which saved bank account money goes; of those that it cannot go to, why. */
export function BankChoice({ name, empty, offered, leftOut, addHref }: BankChoiceProps) {
  return (
    <Box>
      {offered.length > 0 ? (
        <FormSelect
          name={name}
          label={m.toBankAccount()}
          empty={empty}
          options={offered.map(({ id, label }) => ({ value: id, label }))}
        />
      ) : (
        <Alert severity="info">{leftOut.length > 0 ? m.noBankFits() : m.noBankSaved()}</Alert>
      )}
      <Button href={addHref} startIcon={<Icon name="bank" />} sx={{ mt: 1, minHeight: 44 }}>
        {m.addBank()}
      </Button>
      {leftOut.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {m.cantBeUsed()}
          </Typography>
          <Box
            component="ul"
            sx={{ my: 0, paddingInlineStart: 2.5, typography: 'body2', color: 'text.secondary' }}
          >
            {leftOut.map((one) => (
              <li key={one.id}>{m.nameAndWhy({ name: one.name, why: one.why })}</li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
