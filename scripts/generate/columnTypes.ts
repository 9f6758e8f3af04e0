const mfaMethod = `'SMS_MFA' | 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP'`;

/**
 * Types that the database itself cannot say, by table and column; null leaves a column out. A word list belongs in a
 * CHECK of the migration; those here were given none, or lie inside a jsonb. JSON is written as text and read as a value.
 */
export const columnTypes: Readonly<Record<string, string | null>> = {
  // The protocol's names. They are kept in one list (jsonb), and the preferred one has no CHECK.
  'pool_user.mfa_methods': `ColumnType<(${mfaMethod})[], string | undefined, string>`,
  'pool_user.mfa_preferred': `${mfaMethod} | null`,
  // Flat by their protocols: user attributes, and a JSON Web Key.
  'pool_user.attributes': 'JSONColumnType<Record<string, string>>',
  'pool_key.public_jwk': 'JSONColumnType<Record<string, string>>',
  // Written once; what is inside depends on the kind of operation.
  'user_operation.payload': 'ColumnType<object, string, never>',
  // Word lists that were given no CHECK.
  'contact_change.attribute': `'email' | 'phone_number'`,
  'request_authorization.sec_code': `'WEB' | 'CCD' | null`,
  // The database keeps these for searches, which name them in SQL. A row that is read or written does without.
  'portal_user.account_text': null,
  'request.search_text': null,
};
