import { useMemo } from 'react';
import { type GridMemory, gridMemory } from '../components/gridPreferences';
import { useSource } from '../data/DataProvider';
import { type ViewMemory, viewMemory } from './viewMemory';

/**
 * Where the signed-in person's way with one grid is kept.
 * @param version is raised when the grid's columns come to mean something else
 */
export function useListMemory(grid: string, version = 1): GridMemory {
  const { username } = useSource();
  return useMemo(
    () => gridMemory(localStorage, { person: username, grid, version }),
    [username, grid, version],
  );
}

/** Where it is kept which view of a list the signed-in person chose last. */
export function useViewMemory(grid: string): ViewMemory {
  const { username } = useSource();
  return useMemo(() => viewMemory(localStorage, { person: username, grid }), [username, grid]);
}
