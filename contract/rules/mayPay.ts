import type { Account } from '../accounts';

/** Why somebody with this access to an account cannot ask for a payment on it; undefined where they can. */
export function whyMayNotPay(level: Account['level']): string | undefined {
  switch (level) {
    case 'owner':
    case 'pay':
      return undefined;
    case 'view':
      return 'You may look at this account but not pay on it. Ask its owner, or call us to be allowed to.';
    case 'documents':
      return 'You may see the papers of this account but not pay on it. Ask its owner, or call us to be allowed to.';
  }
}
