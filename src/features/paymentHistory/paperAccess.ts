import type { Account } from '../../../contract/accounts';

/** Whether of the account that is looked at, or of all of them for null, the papers alone may be read. */
export function readsPapersOnly(accounts: readonly Account[], selected: string | null): boolean {
  const looked = accounts.filter(({ id }) => selected === null || id === selected);
  return looked.length > 0 && looked.every(({ level }) => level === 'documents');
}
