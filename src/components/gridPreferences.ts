/** How one person likes one grid. */
export interface GridPreferences {
  readonly density: 'compact' | 'standard' | 'comfortable';
  /** Shown or hidden by column id, where it differs from what the columns themselves say. */
  readonly columns: Readonly<Record<string, boolean>>;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const densities: ReadonlySet<unknown> = new Set(['compact', 'standard', 'comfortable']);
const fresh: GridPreferences = { density: 'standard', columns: {} };
const keyOf = (name: string) => `fieldgate-grid-${name}`;

/** Reads what was kept under a name; anything unreadable counts as never kept. */
export function readGridPreferences(shelf: Shelf, name: string): GridPreferences {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(keyOf(name)) ?? 'null');
    return isPreferences(kept) ? kept : fresh;
  } catch {
    return fresh;
  }
}

/** Keeps it; a browser that refuses storage keeps it for this visit only. */
export function keepGridPreferences(shelf: Shelf, name: string, preferences: GridPreferences): void {
  try {
    shelf.setItem(keyOf(name), JSON.stringify(preferences));
  } catch {
    return;
  }
}

function isPreferences(kept: unknown): kept is GridPreferences {
  if (typeof kept !== 'object' || kept === null) return false;
  const { density, columns } = kept as Partial<GridPreferences>;
  return (
    densities.has(density) &&
    typeof columns === 'object' &&
    columns !== null &&
    Object.values(columns).every((shown) => typeof shown === 'boolean')
  );
}
