import { useState } from 'react';
import { freshPreferences, type GridMemory, type GridPreferences } from './gridPreferences';

/** What a person prefers at present, and how to change it. Without a memory it lasts for this visit. */
export function useGridPreferences(
  memory?: GridMemory,
): readonly [GridPreferences, (change: Partial<GridPreferences>) => void] {
  const [preferences, setPreferences] = useState(() => memory?.recall() ?? freshPreferences);
  const prefer = (change: Partial<GridPreferences>) => {
    const next = { ...preferences, ...change };
    setPreferences(next);
    memory?.keep(next);
  };
  return [preferences, prefer];
}
