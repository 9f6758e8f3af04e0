/** After so long the server ends a statement, the wait for a lock, a transaction in which nothing is asked; 0: never. */
export interface Limits {
  readonly statementMs?: number;
  readonly lockMs?: number;
  readonly idleInTransactionMs?: number;
}

/** The limits of a process in the names of the server's settings, which a driver takes too; milliseconds, 0: none. */
export const limitsOf = ({ statementMs = 0, lockMs = 0, idleInTransactionMs = 0 }: Limits) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleInTransactionMs,
});

/** An expression of one JSON object: what a session is given where it asks for nothing. */
export const LIMITS = `(select json_object_agg(name, setting::integer) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'))`;

/**
 * What has to be run for a role to bear the limits of a process. A pooler of transactions gives each of them another
 * session, so none that a session was given lasts.
 * @param given by name, milliseconds
 */
export function limitsLacking(
  given: Readonly<Record<string, number>>,
  limits: Limits,
): { readonly told: string; readonly todo: string } | undefined {
  const lacking = Object.entries(limitsOf(limits)).filter(([name, ms]) => given[name] !== ms);
  if (lacking.length === 0) return undefined;
  return {
    told: `Through the pooler ${lacking.map(([name, ms]) => `${name} is ${given[name]} and not ${ms}`).join(', ')}.`,
    todo:
      `Run there: ${lacking.map(([name, ms]) => `alter role current_user set ${name} = ${ms};`).join(' ')} ` +
      'Then let the pooler connect anew: RECONNECT at its console.',
  };
}
