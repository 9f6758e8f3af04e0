import type { CodeMethod } from '@/session/signIn';

/** Where a code went, in words. The pool's mask of a telephone number, +*******0134, cannot be read aloud. */
export function sentTo(by: CodeMethod, to: string | undefined): string {
  if (by === 'email') return to || 'your email address';
  const ending = /\d{2,4}$/.exec(to ?? '')?.[0];
  return ending ? `your phone ending in ${ending}` : 'your phone';
}
