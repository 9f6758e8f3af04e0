import type { PurchaseChoices } from '@contract/purchases/schema';
import { linePartWords } from '@contract/rules/leftOutLines';
import * as m from '@locales/lists';

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
    group: named(choices?.group, m.noGroup()),
    product: named(choices?.product),
    field: named(choices?.field, m.noField()),
    branch: named(choices?.branch),
    crop: named(choices?.crop, m.noCrop()),
    without: Object.entries(linePartWords).map(([value, label]) => ({ value, label })),
    share: [{ value: 'whole', label: m.sharesOfAll() }],
  };
}
