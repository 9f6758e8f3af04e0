import { describe, expect, it } from 'vitest';
import { businessInDriver, demoInProduction, typedEndpoints } from './reach';
import { plant } from './testing/plant';

describe('demoInProduction', () => {
  const main = "import { open } from './open';";

  it.each([
    ['at once', { 'server/app/main.ts': "import { drop } from '../../demo/drop';" }],
    [
      'over two steps',
      { 'server/app/main.ts': main, 'server/app/open.ts': "import type { D } from '@demo/drop';" },
    ],
    ['in the browser', { 'src/main.tsx': "export { drop } from '../demo/drop';" }],
  ])('is caught %s', (_, files: Record<string, string>) => {
    const tsconfig = '{"compilerOptions":{"paths":{"@demo/*":["./demo/*"]}}}';
    expect(demoInProduction(plant({ 'tsconfig.json': tsconfig, ...files }))).toEqual([
      expect.stringContaining('imports demo/drop statically'),
    ]);
  });

  it.each([
    ['later', { 'server/app/main.ts': "const demo = import('../../demo/drop');" }],
    [
      'by what is loaded later',
      {
        'server/app/main.ts': "const demo = import('./demo');",
        'server/app/demo.ts': "import { drop } from '../../demo/drop';",
      },
    ],
    ['in a test', { 'server/app/main.test.ts': "import { drop } from '../../demo/drop';" }],
  ])('passes %s', (_, files: Record<string, string>) => {
    expect(demoInProduction(plant(files))).toEqual([]);
  });
});

describe('typedEndpoints', () => {
  it.each(["const list = { path: '/api/users' };", 'const one = `/api/users/${name}`;'])(
    'catches %s',
    (text) => {
      expect(typedEndpoints(plant({ 'src/data/users.ts': text }))).toEqual([
        expect.stringContaining('/api/users'),
      ]);
    },
  );

  it.each([
    ['src/data/users.test.ts', "get('/api/users');"],
    ['contract/users/endpoints.ts', "const path = '/api/users';"],
    ['src/data/users.ts', "const path = '/config.json';"],
  ])('lets pass in %s: %s', (path, text) => {
    expect(typedEndpoints(plant({ [path]: text }))).toEqual([]);
  });
});

describe('businessInDriver', () => {
  it('catches a file of the business beside the driver', () => {
    expect(businessInDriver(plant({ 'server/db/paymentRows.ts': '' }))).toEqual([
      expect.stringContaining('server/db is only the driver'),
    ]);
  });

  it('lets the driver, migrations and tables pass', () => {
    const files = ['postgres.ts', 'pgliteStatements.ts', 'migrations/0001_accounts.ts', 'tables/invoices.ts'];
    expect(businessInDriver(plant(Object.fromEntries(files.map((f) => [`server/db/${f}`, '']))))).toEqual([]);
  });
});
