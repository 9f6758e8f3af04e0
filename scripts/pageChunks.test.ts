import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageChunk } from './pageChunks';
import { pageFiles } from './pageFiles';
import { chunksOf } from './prerender/chunkMap';

const source = (path: string) => resolve(import.meta.dirname, '../src', path);
const library = (path: string) => `/x/node_modules/${path}`;
const later = [
  library('@mui/material/styles/enhanceHighContrast.mjs'),
  library('@mui/material/utils/mergeSlotProps.mjs'),
  library('@mui/system/Grid/Grid.mjs'),
  library('@mui/system/Stack/createStack.mjs'),
  library('@tanstack/query-core/build/modern/mutationObserver.js'),
  library('@tanstack/react-query/build/modern/useMutation.js'),
];
const formik = library('formik/dist/formik.esm.js');
const select = library('@mui/material/NativeSelect/NativeSelect.mjs');
const claims = source('session/claims.ts');

/** Every screen that the portal fetches. */
const screens = [
  ...readFileSync(source('app/screenCode.ts'), 'utf8').matchAll(/import\('\.\.\/([^']+)'\)/g),
].map(([, module]) => source(`${module}.tsx`));
const [purchases, contact, security] = [
  source('features/purchases/PurchaseDetailsPage.tsx'),
  source('features/contact/ContactPage.tsx'),
  source('features/auth/SecurityScreen.tsx'),
];

/** The imports of a build like ours: the entry, the two halves, what menus need, and the screens. */
const imports = (): Record<string, readonly string[]> => ({
  [source('main.tsx')]: ['react'],
  [source('app/SignedOutApp.tsx')]: ['theme', 'field', ...later],
  [source('app/SignedInApp.tsx')]: ['theme', 'shell', ...later],
  [source('app/frame.tsx')]: ['menu', 'field', claims],
  ...Object.fromEntries(screens.map((screen) => [screen, []])),
  [source('features/home/HomePage.tsx')]: ['money', 'bell', 'home'],
  [source('features/home/HomeFurther.tsx')]: ['request', 'events', 'home', 'tile'],
  [source('features/accounts/OverviewPage.tsx')]: ['money', 'figures'],
  [source('features/accounts/OverviewFurther.tsx')]: ['events', 'figures'],
  [purchases]: ['grid', 'search', 'field', 'line', select],
  [source('features/statements/StatementsPage.tsx')]: ['grid', library('yup/index.esm.js')],
  [source('features/ledger/LedgerPage.tsx')]: ['grid', library('yup/index.esm.js')],
  [source('features/payments/PaymentHistoryPage.tsx')]: ['grid'],
  [source('features/requests/RequestsPage.tsx')]: ['grid', 'request', 'bell', 'table', 'search'],
  [contact]: [formik, 'search', 'typed', 'table', select],
  [security]: [formik, 'search', 'typed', 'table', 'menu'],
});

/** Of what is no page. */
const furtherImports: Record<string, readonly string[]> = { [select]: ['arrow'], search: ['field'] };
/** What is asked for when it is needed. */
const dynamicImports: Record<string, readonly string[]> = {
  [source('features/home/HomePage.tsx')]: [source('features/home/HomeFurther.tsx')],
  [source('features/accounts/OverviewPage.tsx')]: [source('features/accounts/OverviewFurther.tsx')],
};

const graphOf = (modules: Record<string, readonly string[]>) => ({
  getModuleInfo: (id: string) => {
    const importedIds =
      modules[id] ??
      furtherImports[id] ??
      (id.startsWith('/') && !/\/(session|yup)\//.test(id) ? undefined : []);
    return importedIds ? { importedIds, dynamicallyImportedIds: dynamicImports[id] ?? [] } : null;
  },
});

describe('the chunk of a module', () => {
  it.each([
    ['react', 'base'],
    ['theme', 'base'],
    ['shell', 'shell'],
    ['money', 'shell'],
    ['field', 'door'],
    ['menu', 'frame'],
    [claims, 'base'],
    ['grid', 'lists'],
    ['search', 'forms'],
    ['table', 'further'],
    [select, 'door'],
    ['arrow', 'door'],
    [library('yup/index.esm.js'), 'checks'],
    ['bell', 'shell'],
    ['request', 'further'],
    ['events', 'further'],
    ['tile', null],
    ['typed', 'forms'],
    ['home', 'HomePage'],
    ['line', 'PurchaseDetailsPage'],
    [purchases, 'PurchaseDetailsPage'],
    ['drawer', null],
    [later[0]!, null],
  ])('%s is %s', (id, chunk) => {
    expect(pageChunk(id, graphOf(imports()))).toBe(chunk);
  });

  it.each(Object.keys(imports()))('is asked for in vain where the build has no %s', (page) => {
    const { [page]: _, ...others } = imports();

    expect(() => pageChunk('react', graphOf(others))).toThrow(
      `names ${page}, which is no module of this build`,
    );
  });

  it('is asked for in vain where a library calls what comes later by another name', () => {
    const modules = imports();
    const renamed = Object.fromEntries(
      Object.entries(modules).map(([page, ids]) => [page, ids.filter((id) => id !== later.at(-1))]),
    );

    expect(() => pageChunk('react', graphOf(renamed))).toThrow('use(Queries|Mutation)');
  });
});

describe('the files of a build', () => {
  const chunk = (
    name: string,
    code: string,
    found: readonly string[],
    moduleIds: readonly string[] = [],
  ) => ({
    type: 'chunk' as const,
    fileName: `assets/${name}-1.js`,
    name,
    isEntry: false,
    imports: [...found],
    moduleIds,
    code,
    viteMetadata: { importedCss: new Set(['assets/base.css']) },
  });
  const runtime = 'assets/rolldown-runtime-1.js';

  function handled() {
    const bundle: Record<string, ReturnType<typeof chunk>> = {
      [runtime]: chunk('rolldown-runtime', 'var a=()=>1,b=()=>2;export{a as n,b as t};', []),
      'assets/base-1.js': chunk(
        'base',
        'import{n as e}from"./rolldown-runtime-1.js";e();export{x as y};',
        [runtime],
        [source('main.tsx')],
      ),
      'assets/home-1.js': chunk(
        'home',
        'import{t as q}from"./rolldown-runtime-1.js";q();',
        [runtime],
        [source('features/home/HomePage.tsx'), library('x.js')],
      ),
    };
    const written: string[] = [];
    pageFiles().generateBundle.handler.call(
      { emitFile: ({ source }) => String(written.push(source)) },
      undefined,
      bundle,
    );
    return { bundle, map: JSON.parse(written[0]!) };
  }

  it('say which source is in which, and what each imports', () => {
    const { map } = handled();

    expect(map.files).toEqual({
      'src/main.tsx': 'assets/base-1.js',
      'src/features/home/HomePage.tsx': 'assets/home-1.js',
    });
    expect(map.screens['/home']).toBe('src/features/home/HomePage.tsx');
    expect(chunksOf(map, ['src/features/home/HomePage.tsx'])).toEqual([
      'assets/home-1.js',
      'assets/base-1.js',
    ]);
    expect(() => chunksOf(map, ['src/gone.tsx'])).toThrow('no file for src/gone.tsx');
  });

  it('have the bundler’s own lines in the entry, and no style sheet', () => {
    const { bundle } = handled();

    expect(Object.keys(bundle)).toEqual(['assets/base-1.js', 'assets/home-1.js']);
    expect(bundle['assets/base-1.js']!.code).toBe(
      'const $rt=(()=>{var a=()=>1,b=()=>2;;return{n:a,t:b}})();const{n:e}=$rt;e();export{x as y};export{$rt};',
    );
    expect(bundle['assets/home-1.js']!.code).toBe('import{$rt}from"./base-1.js";const{t:q}=$rt;q();');
    expect(bundle['assets/home-1.js']!.viteMetadata.importedCss.size).toBe(0);
  });
});
