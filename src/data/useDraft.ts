import { useMemo } from 'react';
import { useSource } from './DataProvider';
import { type Draft, draftOf } from './drafts';

/** The signed-in person's draft of that name. */
export function useDraft<T>(name: string): Draft<T> {
  const { username } = useSource();
  return useMemo(() => draftOf<T>(sessionStorage, username, name), [username, name]);
}
