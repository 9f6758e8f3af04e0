import type { PurchaseView } from '@contract/purchases/labels';
import { digest } from '../components/gridPreferences';

// The page's first script reads this file too, so it imports next to nothing.

/** Where it is kept which view of a list one person chose last. */
export interface ViewMemory {
  readonly recall: () => string | null;
  readonly keep: (view: string) => void;
}

/** How purchases are looked at until somebody chooses another way. */
export const usualPurchaseList: PurchaseView = 'invoice';

const viewKeys = 'fieldgate-view-';

/**
 * Whether nobody chose another way to look at the list of a page on this device. It is asked before it is known who is
 * here, and only to fetch nothing that is not shown.
 */
export function isUsualList(shelf: Storage, pathname: string): boolean {
  const grid = pathname.replace(/\/$/, '').replace(/.*\//, '-');
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at)!);
  return keys.every(
    (key) => !key.startsWith(viewKeys) || !key.endsWith(grid) || shelf.getItem(key) === usualPurchaseList,
  );
}

/** Which view of a grid the one who signed in chose last, on a shelf such as local storage. */
export function viewMemory(
  shelf: Pick<Storage, 'getItem' | 'setItem'>,
  { person, grid }: { readonly person: string; readonly grid: string },
): ViewMemory {
  const key = `${viewKeys}${digest(person)}-${grid}`;
  return {
    recall() {
      try {
        return shelf.getItem(key);
      } catch {
        return null;
      }
    },
    keep(view) {
      try {
        shelf.setItem(key, view);
      } catch {
        return;
      }
    },
  };
}
