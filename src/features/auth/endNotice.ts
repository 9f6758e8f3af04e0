import type { Ended } from '@/session/session';
import type { SignInNotice } from './view';

const words: Readonly<Record<Exclude<`${Ended}`, 'false'>, string>> = {
  true: 'You were signed out because your session ended. Sign in to go on.',
  idle: 'You were signed out because nobody used the portal for a while. Sign in to go on.',
  everywhere: 'You are signed out on all your devices. Sign in again where you need to.',
};

/** What the sign-in page says to somebody who was signed in until now; nothing to who just left. */
export function endNotice(ended: Ended): SignInNotice | undefined {
  if (ended === false) return undefined;
  return { severity: ended === 'everywhere' ? 'success' : 'info', words: words[`${ended}`] };
}
