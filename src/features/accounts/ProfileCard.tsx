import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Account, Overview } from '@contract/accounts/schema';
import { formatMoney } from '@contract/format/money';
import { telHref } from '@contract/format/phone';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { contactHref } from './links';
import { buyerText, creditLines, deliveryText, statusText, taxExemptText } from './profile';

type Buyer = Overview['buyers'][number];

interface ProfileCardProps {
  readonly account: Account;
  /** Who may buy on it. */
  readonly buyers: readonly Buyer[];
  /** Today in the books zone, 'YYYY-MM-DD'. */
  readonly day: string;
}

/** What the company has on file for an account. Changes are asked for, not made here. */
export function ProfileCard({ account, buyers, day }: ProfileCardProps) {
  return (
    <Card sx={{ p: { xs: 2, '@sm': 3 }, height: '100%' }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        Account profile
      </Typography>
      <Facts facts={factsOf(account, buyers, day)} />
      <Button variant="outlined" href={contactHref(account.id, 'profile')} sx={{ mt: 2 }}>
        Request a change
      </Button>
    </Card>
  );
}

/** What is not on file is left out, except what a customer would look for. */
function factsOf(account: Account, buyers: readonly Buyer[], day: string): Fact[] {
  const { branch, rep, address } = account;
  const facts: readonly (Fact | false)[] = [
    { label: 'Legal name', value: account.name },
    account.dba !== null && { label: 'Doing business as', value: account.dba },
    { label: 'Account number', value: account.accountNo },
    { label: 'Status', value: statusText(account) },
    {
      label: 'Billing address',
      value: address.length > 0 ? address.map((line) => <div key={line}>{line}</div>) : 'None on file',
    },
    { label: 'Branch', value: <Reach name={branch.name} phone={branch.phone} /> },
    rep.name !== null && {
      label: 'Sales representative',
      value: <Reach name={rep.name} phone={rep.phone} email={rep.email} />,
    },
    { label: 'Terms', value: account.termsText ?? account.termsCode ?? 'None on file' },
    ...creditLines(account).map(({ label, limitCents, note }) => ({
      label,
      value: formatMoney(limitCents),
      note,
    })),
    { label: 'Tax exempt', ...taxExemptText(account, day) },
    buyers.length > 0 && {
      label: 'Authorized buyers',
      value: buyers.map((buyer) => <div key={buyer.name}>{buyerText(buyer)}</div>),
    },
    account.statementDelivery !== null && {
      label: 'Statement delivery',
      value: deliveryText(account.statementDelivery),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

interface ReachProps {
  readonly name: ReactNode;
  readonly phone: string | null;
  readonly email?: string | null;
}

const Reach = ({ name, phone, email }: ReachProps) => (
  <Stack component="span" sx={{ alignItems: 'flex-start' }}>
    <span>{name}</span>
    {phone && <Link href={telHref(phone)}>{phone}</Link>}
    {email && <Link href={`mailto:${email}`}>{email}</Link>}
  </Stack>
);
