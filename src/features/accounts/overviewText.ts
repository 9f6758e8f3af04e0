import type { Account, Overview } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';

interface Notice {
  readonly severity: 'info' | 'warning';
  readonly message: string;
}

/** What an account's standing means for the person who looks at it; nothing for an account in order. */
export function noticeOf({ status, closedOn, level, branch }: Account): Notice | undefined {
  const call = branch.phone ? `Call ${branch.name} at ${branch.phone}` : `Call ${branch.name}`;
  switch (status) {
    case 'closed':
      return {
        severity: 'info',
        message: `This account was closed${closedOn ? ` on ${formatDate(closedOn)}` : ''}. You can read its history, but nothing can be changed here.`,
      };
    case 'hold':
      return {
        severity: 'warning',
        message: `This account is on hold, so new purchases cannot be charged to it. ${call} to sort it out.`,
      };
    case 'cod':
      return {
        severity: 'info',
        message: 'This account is cash on delivery: new purchases are paid when you receive them.',
      };
    case 'active':
      break;
  }
  return level === 'view'
    ? { severity: 'info', message: 'You can view this account. Its owner makes payments and changes.' }
    : undefined;
}

/** How this crop year compares with the same stretch of the one before: "Up 4% on 2025 to date". */
export function seasonNote({ cropYear, cents, priorCents }: Overview['season']): string {
  if (cropYear === null) return 'Net of credits';
  if (priorCents <= 0) return `Crop year ${cropYear}`;
  const percent = Math.round(((cents - priorCents) / priorCents) * 100);
  const before = `${cropYear - 1} to date`;
  if (percent === 0) return `As much as ${before}`;
  return `${percent > 0 ? 'Up' : 'Down'} ${Math.abs(percent)}% on ${before}`;
}
