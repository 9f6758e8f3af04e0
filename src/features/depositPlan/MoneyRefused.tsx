import Button from '@mui/material/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { planHref } from './places';

interface MoneyRefusedProps {
  readonly savId: string;
  /** Why nothing can be asked for, in words. */
  readonly words: string;
}

/** In place of the form where nothing can be asked for now. */
export const MoneyRefused = ({ savId, words }: MoneyRefusedProps) => (
  <EmptyState
    title="Nothing can be asked for now"
    action={
      <>
        <Button variant="contained" href={planHref(savId)}>
          Back to my deposit plan
        </Button>
        <Button variant="outlined" href="/contact-us?about=deposit">
          Contact us
        </Button>
      </>
    }
  >
    {words}
  </EmptyState>
);
