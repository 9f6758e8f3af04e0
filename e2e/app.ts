import { Secret, TOTP } from 'otpauth';

/**
 * The authenticator app on somebody's phone: its code of now, or of so many seconds from now. The pool takes the
 * half minutes before and after too, each once and in their order, so that a test need not wait for the next.
 * Ask at the moment of typing: half a minute may end meanwhile.
 */
export function appOf(secret: string): (seconds: number) => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) });
  return (seconds) => totp.generate({ timestamp: Date.now() + seconds * 1000 });
}
