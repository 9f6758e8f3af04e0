import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { Masked } from '@/components/Masked/Masked';
import { PageHeader, pageTitleId } from '@/components/PageHeader/PageHeader';
import { ReviewList } from '@/components/ReviewList/ReviewList';
import { BankForm, type BankFormProps } from './BankForm';

/** The page around the form, before it is sent and after: what was sent is confirmed by a page, not by a toast. */
export function BankPage({ onSave, ...form }: BankFormProps) {
  const [saved, setSaved] = useState<BankFormProps['initial']>();

  useEffect(
    function goToTheNewHeading() {
      if (saved) document.getElementById(pageTitleId)?.focus();
    },
    [saved],
  );

  if (saved) return <Saved {...saved} />;
  return (
    <main>
      <PageHeader title="Add a bank account" subtitle="Fill in everything that isn’t marked optional." />
      <BankForm
        {...form}
        onSave={async (account) => {
          await onSave(account);
          setSaved(account);
        }}
      />
    </main>
  );
}

function Saved({ holderName, accountNumber, nickname }: BankFormProps['initial']) {
  return (
    <main>
      <PageHeader title="Your bank account is saved" />
      <Alert severity="success" sx={{ maxWidth: 560, mb: 3 }}>
        You can choose it for your next payment.
      </Alert>
      <ReviewList
        groups={[
          {
            rows: [
              { label: 'Name on the account', value: holderName },
              { label: 'Account number', value: <Masked last={accountNumber.slice(-4)} /> },
              { label: 'Nickname', value: nickname },
            ],
          },
        ]}
      />
    </main>
  );
}
