import type { PurchaseChoices } from '@contract/purchases/schema';
import { linePartWords } from '@contract/rules/leftOutLines';

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The filters that lists and summaries of purchases have in common. */
type LineFilterName = 'group' | 'product' | 'field' | 'branch' | 'crop' | 'without' | 'share';

/** What lines can be narrowed by, in words; what the accounts have bought is empty while it is not known. */
export function lineChoices(choices: PurchaseChoices | undefined): Record<LineFilterName, Choice[]> {
  const named = (list: PurchaseChoices['group'] | undefined, none?: string) =>
    list === undefined
      ? []
      : [
          ...list.map(({ code, name }) => ({ value: code, label: name })),
          ...(none ? [{ value: '-', label: none }] : []),
        ];
  return {
    group: named(choices?.group, 'No group'),
    product: named(choices?.product),
    field: named(choices?.field, 'No field'),
    branch: named(choices?.branch),
    crop: named(choices?.crop, 'No crop'),
    without: Object.entries(linePartWords).map(([value, label]) => ({ value, label })),
    share: [{ value: 'whole', label: 'Shares of all my accounts' }],
  };
}
