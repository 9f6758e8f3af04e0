/** The shapes in which a number would be found again. */
export function tracesOf(number: string): string[] {
  const reversed = [...number].reverse().join('');
  // Base64 looks different at each of three places; the signs at its ends belong to what stands beside it.
  const base64 = [0, 1, 2].map((lead) =>
    Buffer.from('\0'.repeat(lead) + number)
      .toString('base64')
      .replace(/=+$/, '')
      .slice(lead === 0 ? 0 : lead + 1, -1),
  );
  return [
    number,
    reversed,
    [...number].join(' '),
    ...[' ', '-'].map((gap) => number.replace(/(\d{4})(?=\d)/g, `$1${gap}`)),
    Buffer.from(number).toString('hex'),
    BigInt(number).toString(16).padStart(8, '0'),
    ...base64,
  ].filter((trace) => trace.length >= 8);
}
