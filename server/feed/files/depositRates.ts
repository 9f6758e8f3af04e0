import { date, money, R, rate, text } from '../column';
import type { FeedFile } from '../feedFile';

export const depositRates: FeedFile = {
  file: 'deposit_rates.csv',
  table: 'deposit_rate',
  key: ['rate_plan', 'effective_from', 'tier_from'],
  columns: {
    rate_plan: text(R),
    effective_from: date(R),
    tier_from: money(R),
    annual_rate: { ...rate(), required: true },
    day_count: text({ allowed: ['365F', '360', 'ACT'] }),
    balance_method: text(),
    posting: text(),
  },
};
