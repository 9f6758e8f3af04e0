import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as m from '@locales/makePayment';
import * as requests from '@locales/requests';
import { Icon } from '@/components/Icon/Icon';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { addBankHref, autopayHref, mailedCheckHref, scheduledHref } from './paymentAddress';
import type { PaySource } from './paySources';

interface PayFromProps {
  readonly sources: readonly PaySource[];
  /** The company takes no bank debit for this account. */
  readonly noAch: boolean;
  readonly accountNo: string;
}

/** Where the money comes from. What cannot pay says why. */
export function PayFrom({ sources, noAch, accountNo }: PayFromProps) {
  const mailed = { href: mailedCheckHref(accountNo), icon: 'email', label: m.mailedCheck() } as const;
  const ways = noAch
    ? [mailed]
    : ([
        { href: addBankHref, icon: 'bank', label: m.addBankAccount() },
        mailed,
        { href: scheduledHref(accountNo), icon: 'calendar', label: m.payLater() },
        { href: autopayHref(accountNo), icon: 'later', label: m.payByItself() },
      ] as const);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {sources.length > 0 ? (
        <FormRadioCards
          name="source"
          label={m.payFrom()}
          choices={sources.map(({ id, name, description, trouble, internal }) => ({
            id,
            label: name,
            description: trouble ?? description,
            icon: internal ? ('deposit' as const) : ('bank' as const),
            disabled: trouble !== undefined,
          }))}
        />
      ) : (
        <Typography>{noAch ? requests.noBankPayments() : m.noBankAccountYet()}</Typography>
      )}
      {ways.map(({ href, icon, label }) => (
        <Button
          key={href}
          href={href}
          startIcon={<Icon name={icon} />}
          sx={{ alignSelf: 'start', minHeight: 44 }}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
