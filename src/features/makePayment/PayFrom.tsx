import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/Icon/Icon';
import { FormRadioCards } from '@/forms/FormRadioCards';
import type { PaySource } from './paySources';
import { addBankHref } from './places';

interface PayFromProps {
  readonly sources: readonly PaySource[];
  /** The company takes no bank debit for this account. */
  readonly noAch: boolean;
}

/** Where the money comes from. What cannot pay says why. */
export function PayFrom({ sources, noAch }: PayFromProps) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      {sources.length > 0 ? (
        <FormRadioCards
          name="source"
          label="Pay from"
          choices={sources.map(({ id, name, description, trouble, internal }) => ({
            id,
            label: name,
            description: trouble ?? description,
            icon: internal ? ('deposit' as const) : ('bank' as const),
            disabled: trouble !== undefined,
          }))}
        />
      ) : (
        <Typography>
          {noAch
            ? 'We take no payments from bank accounts for this account. Send a check, or call us.'
            : 'You have saved no bank account yet. Add one first; what you entered here is kept.'}
        </Typography>
      )}
      {!noAch && (
        <Button
          href={addBankHref}
          startIcon={<Icon name="bank" />}
          sx={{ alignSelf: 'start', minHeight: 44 }}
        >
          Add a bank account
        </Button>
      )}
    </Stack>
  );
}
