import { describe, expect, it } from 'vitest';
import { dropsParams, issueParams } from './importList';

describe('an address', () => {
  it('tells which drops are shown, and forgets what no drop can be', () => {
    expect(dropsParams.read(new URLSearchParams('outcome=held&q=04')).filters).toEqual({
      q: '04',
      outcome: 'held',
    });
    expect(dropsParams.read(new URLSearchParams('outcome=odd')).filters.outcome).toBe('');
  });

  it('tells which findings of which drop are shown', () => {
    const address = new URLSearchParams('drop=7&severity=row&file=a.csv,b.csv');
    const view = issueParams.read(address);
    expect(view.filters).toEqual({ q: '', severity: 'row', file: ['a.csv', 'b.csv'], rule: [] });
    expect(String(issueParams.write(address, { ...view, filters: issueParams.noFilters }))).toBe('drop=7');
  });
});
