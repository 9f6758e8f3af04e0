import Button from '@mui/material/Button';
import * as m from '@locales/prepay';
import { requestUrl } from '@/data/requestUrl';
import { EmptyState } from '@/components/EmptyState/EmptyState';

interface NoPrepayProps {
  /** Who sells to this customer; null where nobody is named. */
  readonly rep: string | null;
  /** Contracts that are over: used up, expired, closed. */
  readonly over: number;
  readonly onShowAll: () => void;
}

/** Nothing is paid ahead now: what will be here, and who to ask. */
export const NoPrepay = ({ rep, over, onShowAll }: NoPrepayProps) => (
  <EmptyState
    title={m.noPrepay()}
    action={
      <>
        <Button variant="outlined" href={requestUrl('/contact-us', { query: { about: 'prepay' } })}>
          {m.askAboutPrepay()}
        </Button>
        {over > 0 && <Button onClick={onShowAll}>{m.showAll({ n: over })}</Button>}
      </>
    }
  >
    {rep === null ? m.talkToYourRep() : m.talkToRep({ rep })}
  </EmptyState>
);
