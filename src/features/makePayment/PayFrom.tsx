import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import * as m from '@locales/makePayment';
import * as requests from '@locales/requests';
import { LINKED_INVOICES } from '@contract/rules/portalLinks';
import { Icon } from '@/components/Icon/Icon';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { addBankHref, autopayHref, mailedCheckHref, scheduledHref } from './paymentAddress';
import type { PaySource } from './paySources';
import type { PaymentValues } from './paymentValues';

interface PayFromProps {
  readonly sources: readonly PaySource[];
  /** The company takes no bank debit for this account. */
  readonly noAch: boolean;
  readonly accountNo: string;
}

/** Where the money comes from. What cannot pay says why. */
export function PayFrom({ sources, noAch, accountNo }: PayFromProps) {
  const { values } = useFormikContext<PaymentValues>();
  const mailed = { href: mailedCheckHref(accountNo), icon: 'email', label: m.mailedCheck() } as const;
  const ways = noAch
    ? [mailed]
    : ([
        { href: addBankHref, icon: 'bank', label: m.addBankAccount() },
        mailed,
        { href: laterHref(accountNo, values, sources), icon: 'calendar', label: m.payLater() },
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

/** With the invoices that are ticked, where an address has room for them. */
function laterHref(accountNo: string, { mode, rows, source }: PaymentValues, sources: readonly PaySource[]) {
  const ticked = mode === 'selected' ? rows.filter(({ chosen }) => chosen) : [];
  const invoices = ticked.length <= LINKED_INVOICES ? ticked.map(({ invoiceNo }) => invoiceNo) : [];
  return scheduledHref(
    accountNo,
    invoices,
    sources.find(({ id, internal }) => id === source && !internal)?.option,
  );
}
