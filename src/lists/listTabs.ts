import * as common from '@locales/common';
import { oneOf } from '../data/searchParams';

/**
 * The tabs of a list. The first is what the list begins with, and '' in the address.
 * @param wordsOf what a tab is called, asked when it is shown
 * @param label what they are together, where that is not a status
 */
export function listTabs<Tab extends string>(
  [first, ...others]: readonly Tab[],
  wordsOf: (tab: Tab) => string,
  label = common.status,
) {
  return {
    param: oneOf(others),
    /** A tab of the address as the contract names it. */
    asked: (tab: Tab | ''): Tab => tab || first!,
    chips: {
      name: 'tab',
      get label() {
        return label();
      },
      areTabs: true,
      get options() {
        return [{ id: '', label: wordsOf(first!) }, ...others.map((id) => ({ id, label: wordsOf(id) }))];
      },
    },
    /** How many rows each tab holds, by the chip's id. */
    counts: ({
      tabs,
    }: {
      readonly tabs: Readonly<Record<Tab, number>>;
    }): Readonly<Record<string, number>> => ({ ...tabs, '': tabs[first!] }),
  } as const;
}
