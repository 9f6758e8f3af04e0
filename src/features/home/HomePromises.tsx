import * as m from '@locales/promises';
import Box from '@mui/material/Box';
import type { Account } from '@contract/accounts/schema';
import { useToast } from '@/components/Toasts/Toasts';
import { usePlans } from '@/data/paymentPlans';
import { promiseOffers, usePromiseDoing, usePromises } from '@/data/promises';
import { Promises } from '@/entries/Promises';
import { HomePlans } from './HomePlans';

/** What is promised of all that is past due; of one invoice it is promised where that is opened. */
export function HomePromises({ accounts }: { readonly accounts: readonly Account[] }) {
  const { data } = usePromises();
  // Both are asked for at once: they have come with the page.
  const { data: plans } = usePlans();
  const toast = useToast();
  const doing = usePromiseDoing((what) =>
    toast({ message: what === 'saved' ? m.saved() : m.withdrawn(), severity: 'success' }),
  );
  if (!data) return null;
  const nameOf = (no: string) => accounts.find(({ accountNo }) => accountNo === no)?.name;
  const told = accounts.length > 1 ? nameOf : undefined;
  return (
    <Box sx={row}>
      <Promises
        promises={data.promises}
        offers={promiseOffers(data, nameOf)}
        today={data.today}
        doing={doing}
        nameOf={told}
      />
      {plans && <HomePlans data={plans} nameOf={told} />}
    </Box>
  );
}

/** The ways to promise and to plan stand beside each other where there is room: the first rows come sooner. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& > ul, & > [role=alert]': { flexBasis: '100%' },
} as const;
