import type { PurchaseTotals } from '../../../contract/purchases';
import { FilterChips } from '../../components/FilterChips/FilterChips';
import type { StatusFilter as Status } from './purchaseView';

interface StatusFilterProps {
  /** Unknown while they are counted. */
  readonly chips: PurchaseTotals['chips'] | undefined;
  readonly status: Status;
  readonly onStatus: (status: Status) => void;
}

const words = { open: 'Open', pastDue: 'Past due', paid: 'Paid', prepaid: 'Prepaid' } as const;

/** The list by what has become of each invoice, with how much each choice would show. */
export function StatusFilter({ chips, status, onStatus }: StatusFilterProps) {
  return (
    <FilterChips
      label="Status"
      chips={[
        { id: '', label: 'All', count: chips?.all },
        ...(Object.keys(words) as (keyof typeof words)[]).map((id) => ({
          id,
          label: words[id],
          count: chips?.[id],
        })),
      ]}
      selected={status}
      onSelect={(id) => onStatus(id as Status)}
    />
  );
}
