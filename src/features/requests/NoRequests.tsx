import Button from '@mui/material/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { RequestFilters } from './requestView';

interface NoRequestsProps {
  readonly tab: RequestFilters['tab'];
  readonly mayPay: boolean;
}

const words: Readonly<Record<RequestFilters['tab'], readonly [title: string, why: string]>> = {
  '': [
    'No open requests',
    'Payments and pickups that you ask for stand here until they are done. At present none is under way.',
  ],
  completed: [
    'Nothing completed lately',
    'Requests that ended well stand here for 90 days. Older payments are in your payment history.',
  ],
  problems: [
    'No problems',
    'Requests that came back from the bank, or that our office could not carry out, would stand here. There is none.',
  ],
};

/** What a tab is for and why nothing is in it. */
export function NoRequests({ tab, mayPay }: NoRequestsProps) {
  const [title, why] = words[tab];
  return (
    <EmptyState
      title={title}
      action={
        tab === 'completed' ? (
          <Button variant="outlined" href="/my-account/payments/payment-history">
            See payment history
          </Button>
        ) : (
          mayPay && (
            <Button variant="contained" href="/my-account/payments/make-a-payment">
              Make a payment
            </Button>
          )
        )
      }
    >
      {why}
    </EmptyState>
  );
}
