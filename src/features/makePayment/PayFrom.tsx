import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import * as m from '@locales/makePayment';
import * as requests from '@locales/requests';
import type { PayableAccount } from '@contract/payable/schema';
import { LINKED_INVOICES } from '@contract/rules/portalLinks';
import { Icon } from '@/components/Icon/Icon';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { addBankHref, autopayHref, mailedCheckHref, scheduledHref } from './paymentAddress';
import type { PaySource } from './paySources';
import type { PaymentValues } from './paymentValues';

interface PayFromProps {
  readonly sources: readonly PaySource[];
  readonly account: Pick<PayableAccount, 'accountNo' | 'documents' | 'noAch'>;
}

/** Where the money comes from. What cannot pay says why. */
export function PayFrom({ sources, account }: PayFromProps) {
  const { accountNo, noAch } = account;
  const { values } = useFormikContext<PaymentValues>();
  const mailed = { href: mailedCheckHref(accountNo), icon: 'email', label: m.mailedCheck() } as const;
  const ways = noAch
    ? [mailed]
    : ([
        { href: addBankHref, icon: 'bank', label: m.addBankAccount() },
        mailed,
        { href: laterHref(account, values, sources), icon: 'calendar', label: m.payLater() },
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

/** With the invoices that are ticked, where an address has room for them; credits are used by themselves. */
function laterHref(
  { accountNo, documents }: PayFromProps['account'],
  { mode, rows, source }: PaymentValues,
  sources: readonly PaySource[],
): string {
  const ticked = new Set(rows.filter(({ chosen }) => chosen).map(({ invoiceNo }) => invoiceNo));
  const invoices = documents.filter(({ invoiceNo, openCents }) => openCents > 0 && ticked.has(invoiceNo));
  const taken = mode === 'selected' && invoices.length <= LINKED_INVOICES ? invoices : [];
  return scheduledHref(
    accountNo,
    taken.map(({ invoiceNo }) => invoiceNo),
    sources.find(({ id, internal }) => id === source && !internal)?.option,
  );
}
