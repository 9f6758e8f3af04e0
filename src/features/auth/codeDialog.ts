import type { SignInCodes } from '@/session/security';
import type { Ask } from './useSecurity';

/** What a dialog about one way to get codes has to know and to tell. */
export interface CodeDialogProps {
  readonly codes: SignInCodes;
  readonly ask: Ask;
  /** Told in a word what is different now. */
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}
