import type { Account } from '../accounts';

/** Why somebody with this access to an account cannot ask for a payment on it; undefined where they can. */
export function whyMayNotPay(level: Account['level']): string | undefined {
  return reasons[level];
}

const reasons: Readonly<Partial<Record<Account['level'], string>>> = {
  view: 'You may look at this account but not pay on it. Ask its owner, or call us to be allowed to.',
  documents:
    'You may see the papers of this account but not pay on it. Ask its owner, or call us to be allowed to.',
};
