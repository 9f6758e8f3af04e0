import { Secret, TOTP } from 'otpauth';

/**
 * What an authenticator app shows.
 * @param secret in base32, as AssociateSoftwareToken hands it out
 */
export const appCode = (secret: string, now: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() });
