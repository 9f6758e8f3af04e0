import { useEffect, useRef } from 'react';
import type { PermissionRecord } from '@contract/users/schema';
import { language } from '@locales/language';
import { choiceIsKept, newChoice, readIn } from '../data/language';
import { useKeepLanguage } from '../data/ownSignIn';
import { wasTyped } from './missingCode';

/**
 * Brings together what was just chosen here and what the person chose before, once the server has said who is here. A
 * new choice is kept with the person; else the page follows them, whoever used this device before.
 * @param record undefined until the server has answered
 * @param follow loads the page anew in a language
 */
export function useOwnLanguage(
  record: Pick<PermissionRecord, 'language'> | undefined,
  follow = readIn,
): void {
  const keep = useKeepLanguage();
  const isDone = useRef(false);
  useEffect(
    function agree() {
      if (!record || isDone.current) return;
      isDone.current = true;
      const chosen = newChoice();
      if (chosen !== undefined) {
        // The next page does it where this one could not.
        if (chosen === record.language) choiceIsKept();
        else void keep(chosen).then(choiceIsKept, () => undefined);
      } else if (record.language && record.language !== language() && !wasTyped()) {
        // What somebody types already would be lost.
        follow(record.language);
      }
    },
    [record, keep, follow],
  );
}
