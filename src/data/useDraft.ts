import { useMemo } from 'react';
import { useSource } from './DataProvider';
import { type Draft, draftOf } from './drafts';

/** Who looks as a customer writes nothing for them, and keeps their own draft of the same name. */
const forgetful = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The signed-in person's draft of that name. */
export function useDraft<T>(name: string): Draft<T> {
  const { username, viewing } = useSource();
  return useMemo(
    () => draftOf<T>(viewing ? forgetful : sessionStorage, username, name),
    [username, viewing, name],
  );
}
