const secretNames = /password|token|secret|^code$|accountnumber|account_number|apikey/i;

/** What is told instead of a value that nobody may read in the audit. */
const hidden = '[not kept]';

/** A state as it is kept: JSON with its members in the order given, and without what is secret by its name. */
export const stateText = (state: object | undefined): string | null =>
  state === undefined
    ? null
    : JSON.stringify(state, (name, value: unknown) => (secretNames.test(name) ? hidden : value));
