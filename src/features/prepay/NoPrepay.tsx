import Button from '@mui/material/Button';
import { requestUrl } from '@/data/requestUrl';
import { EmptyState } from '@/components/EmptyState/EmptyState';

interface NoPrepayProps {
  /** Who sells to this customer; null where nobody is named. */
  readonly rep: string | null;
  /** Contracts that are over: used up, expired, closed. */
  readonly over: number;
  readonly onShowAll: () => void;
}

/** Nothing is paid ahead at present: what the page is for, and whom to ask. */
export const NoPrepay = ({ rep, over, onShowAll }: NoPrepayProps) => (
  <EmptyState
    title="No open prepay"
    action={
      <>
        <Button variant="outlined" href={requestUrl('/contact-us', { query: { about: 'prepay' } })}>
          Ask about prepay
        </Button>
        {over > 0 && (
          <Button onClick={onShowAll}>{over === 1 ? 'Show the one that is over' : `Show all ${over}`}</Button>
        )}
      </>
    }
  >
    This page lists what you have paid ahead and what remains of it. Talk to{' '}
    {rep ?? 'your sales representative'} about prepay for the next season.
  </EmptyState>
);
