import { describe, expect, it } from 'vitest';
import { routeTable } from '@/app/routeTable';
import { isScreen } from './pages';

const screens = routeTable.map(({ path }) => path);

describe('isScreen', () => {
  it.each(['/', '/no-such-screen', '/login/', ...screens])('%s is', (path) => {
    expect([isScreen('GET', path), isScreen('HEAD', path)]).toEqual([true, true]);
  });

  it.each([
    '/api',
    '/api/nothing',
    '/idp/',
    '/calendar/half-a-link',
    '/demo/mail',
    '/assets/gone.js',
    '/favicon.ico',
    '/old.html',
    '/healthz',
    '/readyz',
    '/livez',
    '/metrics',
    '/Metrics/',
    '/actuator/health',
    '/index.php',
    '/wp-admin/setup-config.php',
    '/.env',
    '/_profiler/phpinfo',
    '/backup.sql',
    '/id.p',
  ])('%s is not', (path) => {
    expect(isScreen('GET', path)).toBe(false);
  });

  it('answers nothing but reading', () => {
    expect(isScreen('POST', '/home')).toBe(false);
  });
});
