import { prepayTypeWords } from '@contract/prepay/labels';
import type { PrepayChoices } from '@contract/prepay/schema';
import type { FilterChoice, ListKind } from '@/lists/listKind';
import { dayPeriods, type ListPeriod } from '@/lists/listPeriods';
import {
  contractAddress,
  type ContractFilters,
  endings,
  lineAddress,
  type LineFilters,
  sizes,
} from './prepayView';

const chips = {
  name: 'status',
  label: 'Status',
  options: [
    { id: '', label: 'Open' },
    { id: 'partUsed', label: 'Part used' },
    { id: 'unpaid', label: 'Unpaid' },
    { id: 'expired', label: 'Expired' },
    { id: 'filled', label: 'Filled' },
    { id: 'all', label: 'All' },
  ],
} as const;

const panel = [
  { name: 'cropYear', label: 'Crop year' },
  { name: 'type', label: 'Type' },
  { name: 'group', label: 'Product group' },
  { name: 'branch', label: 'Branch' },
  { name: 'expiring', label: 'Ends within' },
] as const;

/** The list of contracts: how it is called and what narrows it. */
export const contractKind: ListKind<ContractFilters> = {
  label: 'Prepay contracts',
  things: 'prepay contracts',
  noFilters: contractAddress.noFilters,
  sizes,
  searched: 'Contract, item or field',
  chips,
  panel,
};

/** The list of their lines. */
export const lineKind: ListKind<LineFilters> = {
  label: 'Prepay lines',
  things: 'prepay lines',
  noFilters: lineAddress.noFilters,
  sizes,
  searched: 'Contract, item or field',
  chips,
  panel: [{ name: 'contract', label: 'Contract' }, { name: 'product', label: 'Product' }, ...panel],
};

/** What each filter can be set to; empty while the choices are not known. */
export function filterChoices(
  choices: PrepayChoices | undefined,
): Record<(typeof panel)[number]['name'] | 'contract' | 'product', FilterChoice[]> {
  const named = (list: readonly { readonly code: string; readonly name: string }[] = []) =>
    list.map(({ code, name }) => ({ value: code, label: name }));
  const plain = (list: readonly (string | number)[] = []) =>
    list.map((one) => ({ value: String(one), label: String(one) }));
  return {
    cropYear: plain(choices?.cropYears),
    type: (choices?.types ?? []).map((type) => ({ value: type, label: prepayTypeWords[type] })),
    group: named(choices?.groups),
    branch: named(choices?.branches),
    expiring: endings.map((days) => ({ value: days, label: `${days} days` })),
    contract: plain(choices?.contracts),
    product: named(choices?.products),
  };
}

/**
 * When lines were used, in the words that people ask with: "Used this month", "Used in 2026".
 * @param today 'YYYY-MM-DD' in the books zone; undefined while it is not known
 */
export const usedPeriods = (today: string | undefined): ListPeriod<LineFilters>[] =>
  dayPeriods(today).map(({ label, filters }) => ({
    label: `Used ${label.toLowerCase().replace('calendar', 'in')}`,
    filters,
  }));
