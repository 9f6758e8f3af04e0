import * as m from '@locales/accounts';
import type { Account, Overview } from '@contract/accounts/schema';
import { formatDate } from '@contract/format/date';

interface Notice {
  readonly severity: 'info' | 'warning';
  readonly message: string;
}

/** What an account's standing means for the person who looks at it; nothing for an account in order. */
export function noticeOf({ status, closedOn, level, branch }: Account): Notice | undefined {
  switch (status) {
    case 'closed':
      return {
        severity: 'info',
        message: closedOn ? m.closedOn({ date: formatDate(closedOn) }) : m.closed(),
      };
    case 'hold':
      return {
        severity: 'warning',
        message: branch.phone
          ? m.onHoldCallAt({ branch: branch.name, phone: branch.phone })
          : m.onHoldCall({ branch: branch.name }),
      };
    case 'cod':
      return { severity: 'info', message: m.cashOnDelivery() };
    case 'active':
      break;
  }
  return level === 'view' ? { severity: 'info', message: m.viewOnly() } : undefined;
}

/** How this crop year compares with the same stretch of the one before: "4% more than 2025 to date". */
export function seasonNote({ cropYear, cents, priorCents }: Overview['season']): string {
  if (cropYear === null) return m.afterCredits();
  if (priorCents <= 0) return m.inCropYear({ year: String(cropYear) });
  const percent = Math.round(((cents - priorCents) / priorCents) * 100);
  const year = String(cropYear - 1);
  if (percent === 0) return m.asMuchAs({ year });
  return percent > 0 ? m.moreThan({ percent, year }) : m.lessThan({ percent: -percent, year });
}
