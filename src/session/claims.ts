/**
 * What a token says of itself, unproven: the browser only reads its own tokens, the server verifies them.
 * A token that cannot be read says nothing.
 */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A claim that is text; '' where it is missing. */
export function textClaim(token: string, name: string): string {
  const claim = claimsOf(token)[name];
  return typeof claim === 'string' ? claim : '';
}

/** When the token ends by its issuer's clock, in milliseconds since 1970; 0 where it does not say. */
export function endOf(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : 0;
}
