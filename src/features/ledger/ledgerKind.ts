import { kindWords, type LedgerKind } from '@contract/ledger/labels';
import type { LedgerChoices } from '@contract/ledger/schema';
import type { FilterChoice, ListKind } from '@/lists/listKind';
import { ages, ledgerAddress, type LedgerFilters, sizes } from './ledgerView';

const ageWords: Readonly<Record<(typeof ages)[number], string>> = {
  current: 'Not past due',
  days30: '1–30 days',
  days60: '31–60 days',
  days90: '61–90 days',
  over90: 'Over 90 days',
};

/** The ledger: how it is called and what narrows it. */
export const ledgerKind: ListKind<LedgerFilters> = {
  label: 'Ledger',
  things: 'transactions',
  noFilters: ledgerAddress.noFilters,
  sizes,
  searched: 'Document, reference or type',
  chips: {
    name: 'status',
    label: 'Status',
    options: [
      { id: '', label: 'All activity' },
      { id: 'open', label: 'Open items' },
      { id: 'pastDue', label: 'Past due' },
    ],
  },
  panel: [
    { name: 'kind', label: 'Type' },
    { name: 'branch', label: 'Branch' },
    { name: 'age', label: 'Open and past due by' },
  ],
};

/** What each filter can be set to; empty while the choices are not known. */
export const filterChoices = (
  choices: LedgerChoices | undefined,
): Record<'kind' | 'branch' | 'age', FilterChoice[]> => ({
  kind: (choices?.kinds ?? []).map((kind: LedgerKind) => ({ value: kind, label: kindWords[kind] })),
  branch: (choices?.branches ?? []).map(({ code, name }) => ({ value: code, label: name })),
  age: ages.map((age) => ({ value: age, label: ageWords[age] })),
});
