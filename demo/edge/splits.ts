import { openDay, plusDays } from '../calendar';
import { take } from '../draft';
import type { Edge } from './edge';

/** A ticket divided among accounts by shares in ten-thousandths of a per cent, however small. */
export const dividedAmong =
  (shares: Readonly<Record<string, number>>, days: number): Edge =>
  ({ asOf, account, split }) => {
    const parties = Object.entries(shares).map(([accountNo, share]) => ({
      account: account(accountNo),
      share,
    }));
    const { homeBranch, fields } = parties[0]!.account;
    split(
      {
        date: openDay(plusDays(asOf, days)),
        branch: homeBranch,
        ticketNo: `T70${String(-days).padStart(4, '0')}`,
        lines: [
          take('UAN32', 24_685_000, { field: fields[0] }),
          take('AMS21', 3_333_000, { field: fields[0] }),
          take('APGRND', 100_000_000, { field: fields[0] }),
        ],
      },
      parties,
    );
  };
