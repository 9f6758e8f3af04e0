/** How one person likes one grid. */
export interface GridPreferences {
  readonly density: 'compact' | 'standard' | 'comfortable';
  /** Shown or hidden by column id, where it differs from what the columns themselves say. */
  readonly columns: Readonly<Record<string, boolean>>;
  /** Pixels by column id, where somebody drew a column wider or narrower. */
  readonly widths: Readonly<Record<string, number>>;
  /** Ids of the columns in their order; those that are not named follow in the grid's own. */
  readonly order?: readonly string[];
  /** Whether the single key "/" goes to the search: speech input and slips of the hand press it too. */
  readonly slashKey: boolean;
}

/** Where one person's preferences of one grid are kept. */
export interface GridMemory {
  /** Anything unreadable counts as never kept. */
  readonly recall: () => GridPreferences;
  /** A browser that refuses storage keeps them for this visit only. */
  readonly keep: (preferences: GridPreferences) => void;
}

interface Place {
  /** Who signed in: somebody else at the same browser has preferences of their own. */
  readonly person: string;
  readonly grid: string;
  /** Raised when the grid's columns come to mean something else; what was kept before is then forgotten. */
  readonly version: number;
}

export const freshPreferences: GridPreferences = {
  density: 'standard',
  columns: {},
  widths: {},
  slashKey: true,
};

const densities: ReadonlySet<unknown> = new Set(['compact', 'standard', 'comfortable']);

/** Preferences on a shelf such as local storage. */
export function gridMemory(shelf: Pick<Storage, 'getItem' | 'setItem'>, place: Place): GridMemory {
  const key = `fieldgate-grid-${digest(place.person)}-${place.grid}-${place.version}`;
  return {
    recall() {
      try {
        const kept: unknown = JSON.parse(shelf.getItem(key) ?? 'null');
        return isPreferences(kept) ? kept : freshPreferences;
      } catch {
        return freshPreferences;
      }
    },
    keep(preferences) {
      try {
        shelf.setItem(key, JSON.stringify(preferences));
      } catch {
        return;
      }
    },
  };
}

/**
 * A person's name as it stands in a key of storage (FNV-1a). The shelf outlives the session, and whoever reads it next
 * need not learn who signed in here.
 */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}

function isPreferences(kept: unknown): kept is GridPreferences {
  if (typeof kept !== 'object' || kept === null) return false;
  const { density, columns, widths, order, slashKey } = kept as Partial<
    Record<keyof GridPreferences, unknown>
  >;
  return (
    densities.has(density) &&
    typeof slashKey === 'boolean' &&
    (order === undefined || (Array.isArray(order) && order.every((id) => typeof id === 'string'))) &&
    isRecordOf(columns, (shown) => typeof shown === 'boolean') &&
    isRecordOf(widths, (width) => Number.isFinite(width))
  );
}

/** What of the preferences belongs to a view of a list, as JSON: how its columns and rows look. */
export const layoutText = ({ density, columns, widths, order }: GridPreferences): string =>
  JSON.stringify({ density, columns, widths, order });

/** Preferences with the layout of a view; one that cannot be read changes nothing. */
export function withLayout(preferences: GridPreferences, layout: string): GridPreferences {
  try {
    const next: unknown = { ...preferences, order: undefined, ...(JSON.parse(layout) as object) };
    return isPreferences(next) ? next : preferences;
  } catch {
    return preferences;
  }
}

const isRecordOf = (kept: unknown, holds: (value: unknown) => boolean) =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every(holds);
