import type { Overview } from '@contract/accounts/schema';

/** How this crop year compares with the same stretch of the one before: "Up 4% on 2025 to date". */
export function seasonNote({ cropYear, cents, priorCents }: Overview['season']): string {
  if (cropYear === null) return 'Net of credits';
  if (priorCents <= 0) return `Crop year ${cropYear}`;
  const percent = Math.round(((cents - priorCents) / priorCents) * 100);
  const before = `${cropYear - 1} to date`;
  if (percent === 0) return `As much as ${before}`;
  return `${percent > 0 ? 'Up' : 'Down'} ${Math.abs(percent)}% on ${before}`;
}
