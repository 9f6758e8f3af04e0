import type { Account } from '@contract/accounts/schema';

/** Who sells to a customer: of the chosen account, or of all of them where it is one person; null else. */
export function repOf(
  accounts: readonly Pick<Account, 'id' | 'rep'>[],
  selected: string | null,
): string | null {
  const chosen = accounts.filter(({ id }) => selected === null || id === selected);
  const names = new Set(chosen.map(({ rep }) => rep.name));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}
