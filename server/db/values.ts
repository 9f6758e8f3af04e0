/**
 * How PostgreSQL's text becomes ours, the same in both fillings: whole numbers are numbers
 * (cents stay far below 2^53), numerics and calendar dates stay text, instants are ISO text.
 */
export const parsersByOid: Readonly<Record<number, (text: string) => unknown>> = {
  20: wholeNumber,
  1082: (text) => text,
  1114: (text) => text,
  1184: (text) => new Date(text).toISOString(),
  1700: (text) => text,
};

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A bigint outside the safe whole numbers: ${text}`);
  return value;
}
