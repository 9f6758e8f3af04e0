import { expect, it } from 'vitest';
import { exportName } from './exportName';

it.each([
  [{ account: '00117', from: '2026-01-01', to: '2026-03-31' }, '00117_2026-01-01_2026-03-31'],
  [{ account: '', from: '', to: '' }, 'all_start_2026-04-12'],
  [{ account: '../"x"' }, '----x-_start_2026-04-12'],
])('a file of %j is called for it', (part, name) => {
  expect(exportName({ screen: 'ledger', asOf: '2026-04-12', extension: 'csv', ...part })).toBe(
    `ledger_${name}_2026-04-12.csv`,
  );
});
