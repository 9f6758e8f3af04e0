/** What somebody has begun to write, kept in this tab over a reload until it is sent or the customer leaves. */
export interface Draft<T> {
  readonly read: () => T | undefined;
  readonly write: (value: T) => void;
  readonly forget: () => void;
}

const PREFIX = 'draft ';

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A draft that belongs to one person; another's is not read. */
export function draftOf<T>(storage: DraftStorage, person: string, name: string): Draft<T> {
  const key = `${PREFIX}${name}`;
  return {
    read() {
      const kept = parsed(storage.getItem(key));
      return kept?.person === person ? (kept.value as T) : undefined;
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify({ person, value }));
      } catch {
        // A browser that keeps nothing takes nothing away: what is written stays on the page.
      }
    },
    forget: () => storage.removeItem(key),
  };
}

/** When somebody leaves, nothing of what they wrote stays behind. */
export function forgetDrafts(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
}

interface Kept {
  readonly person: string;
  readonly value: unknown;
}

function parsed(text: string | null): Kept | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}
