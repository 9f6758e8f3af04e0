import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import * as m from '@locales/accounts';
import * as common from '@locales/common';
import type { Account, Overview } from '@contract/accounts/schema';
import { formatMoney } from '@contract/format/money';
import { telHref } from '@contract/format/phone';
import { type Fact, Facts } from '@/components/Facts/Facts';
import { contactHref } from './links';
import { buyerText, creditLines, deliveryText, statusText, taxExemptText, termsOf } from './profile';

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
        {m.accountProfile()}
      </Typography>
      <Facts facts={factsOf(account, buyers, day)} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {changes.map(([about, label]) => (
          <Button key={about} variant="outlined" href={contactHref(account.id, about)}>
            {label()}
          </Button>
        ))}
      </Stack>
    </Card>
  );
}

/** What customers ask to be changed, by what their message is about then. */
const changes = [
  ['address', m.changeAddress],
  ['buyers', m.changeBuyers],
  ['profile', m.requestChange],
] as const;

/** What is not on file is left out, except what a customer would look for. */
function factsOf(account: Account, buyers: readonly Buyer[], day: string): Fact[] {
  const { branch, rep, address } = account;
  const facts: readonly (Fact | false)[] = [
    { label: m.legalName(), value: account.name },
    account.dba !== null && { label: m.doingBusinessAs(), value: account.dba },
    { label: m.accountNumber(), value: account.accountNo },
    { label: common.status(), value: statusText(account) },
    {
      label: m.billingAddress(),
      value: address.length > 0 ? address.map((line) => <div key={line}>{line}</div>) : m.noneOnFile(),
    },
    { label: common.branch(), value: <Reach name={branch.name} phone={branch.phone} /> },
    rep.name !== null && {
      label: m.salesRep(),
      value: <Reach name={rep.name} phone={rep.phone} email={rep.email} />,
    },
    { label: common.terms(), value: termsOf(account) },
    ...creditLines(account).map(({ label, limitCents, note }) => ({
      label,
      value: formatMoney(limitCents),
      note,
    })),
    { label: m.taxExempt(), ...taxExemptText(account, day) },
    buyers.length > 0 && {
      label: m.authorizedBuyers(),
      value: buyers.map((buyer) => <div key={buyer.name}>{buyerText(buyer)}</div>),
    },
    account.statementDelivery !== null && {
      label: m.statementDelivery(),
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
