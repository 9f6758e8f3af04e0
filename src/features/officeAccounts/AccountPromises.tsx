import * as m from '@locales/promises';
import Typography from '@mui/material/Typography';
import type { AccountPromises as Told } from '@contract/promises/schema';
import { Section } from '@/components/Section/Section';
import { useToast } from '@/components/Toasts/Toasts';
import { useMay } from '@/data/may';
import { promiseOffers, useAccountPromises, useOfficePromiseDoing } from '@/data/promises';
import { type PromiseDoing, Promises } from '@/entries/Promises';

interface AccountPromisesProps {
  readonly accountName: string;
  readonly told: Told;
  /** Undefined for whoever only looks. */
  readonly doing?: PromiseDoing;
}

/** What an account promised, how it kept its promises, and the way to enter one that was told by phone. */
export function AccountPromises({ accountName, told, doing }: AccountPromisesProps) {
  const { promises, today, kept, broken } = told;
  return (
    <Section title={m.promises()} level={2}>
      {promises.length === 0 && <Typography sx={quiet}>{m.noPromises()}</Typography>}
      <Promises
        promises={promises}
        offers={promiseOffers(told, () => accountName)}
        today={today}
        doing={doing}
        byOffice
      />
      {kept + broken > 0 && (
        <Typography variant="body2" sx={quiet}>
          {m.counts({ kept, broken })}
        </Typography>
      )}
    </Section>
  );
}

const quiet = { color: 'text.secondary' } as const;

interface OfAccountProps {
  readonly accountNo: string;
  readonly accountName: string;
}

/** The same, asked of the server. */
export function PromisesOfAccount({ accountNo, accountName }: OfAccountProps) {
  const { data } = useAccountPromises(accountNo);
  const may = useMay();
  const toast = useToast();
  const doing = useOfficePromiseDoing((what) =>
    toast({ message: what === 'saved' ? m.saved() : m.withdrawn(), severity: 'success' }),
  );
  if (!data) return null;
  return (
    <AccountPromises accountName={accountName} told={data} doing={may('noteAccounts') ? doing : undefined} />
  );
}
