import { describe, expect, it } from 'vitest';
import { requestUrl } from './requestUrl';

describe('the address of a call', () => {
  it.each([
    ['/api/users', {}, '/api/users'],
    ['/api/invoices/:invoiceNo', { params: { invoiceNo: 'A/7 b' } }, '/api/invoices/A%2F7%20b'],
    [
      '/api/lines',
      { query: { q: 'urea & map', account: undefined, group: '', from: null } },
      '/api/lines?q=urea+%26+map',
    ],
    ['/api/lines', { query: { limit: 0, field: 'a,b' } }, '/api/lines?limit=0&field=a%2Cb'],
  ])('%s with %j is %s', (path, parts, url) => {
    expect(requestUrl(path, parts)).toBe(url);
  });
});
