import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { gridStylesThroughTheCache } from '../theme/gridStyles.vite';
import { withoutRipples } from '../theme/ripples.vite';
import { hoistedStatics } from './hoistedStatics';
import { routerImports } from './routerImports';
import { schemeScript } from './schemeScript';

const ENTRY = 'virtual:entry';
const libraries = resolve(import.meta.dirname, '../node_modules');

/** Builds what imports that module: a real one of a library, or one that is given. */
async function built(
  plugin: Plugin | undefined,
  module: string,
  given: Readonly<Record<string, string>> = {},
) {
  const modules: Readonly<Record<string, string>> = {
    [ENTRY]: `import * as all from '${module}'; console.log(all);`,
    ...given,
  };
  const virtual: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtual, plugin],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  });
  const [first] = Array.isArray(output) ? output : [output];
  if (!first || !('output' in first)) throw new Error('Nothing was built.');
  return first.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

describe('ripples', () => {
  const base = `${libraries}/@mui/material/ButtonBase/ButtonBase.mjs`;

  it('are left out of a build', async () => {
    const whole = await built(undefined, base);
    const without = await built(withoutRipples(), base);

    expect(whole).toContain('MuiTouchRipple');
    expect(without.length).toBeLessThan(whole.length - 5_000);
  });

  it('stop the build where buttons draw them in another way', async () => {
    const given = { [base]: 'export default () => null;' };

    await expect(built(withoutRipples(), base, given)).rejects.toThrow('no longer import their ripple');
  });

  it('do not stop a build without buttons', async () => {
    const given = { 'virtual:page': 'export const page = 1;' };

    await expect(built(withoutRipples(), 'virtual:page', given)).resolves.toContain('page');
  });
});

describe('the inline style of the grid', () => {
  const context = `${libraries}/@mui/x-data-grid/utils/css/context.mjs`;
  const elsewhere = `${libraries}/@mui/x-data-grid/utils/css/elsewhere.mjs`;
  const inline = 'href: `/${className}`';

  it('goes through Emotion in a build', async () => {
    expect(await built(undefined, context)).toContain(inline);
    const through = await built(gridStylesThroughTheCache(), context);

    expect(through).not.toContain(inline);
    expect(through).toContain('styles: cssString');
  });

  it.each([
    ['in another way', context],
    ['in another module', elsewhere],
  ])('stops the build where it is written %s', async (_, module) => {
    const given = { [module]: 'export const GridCSSVariablesContext = () => null;' };

    await expect(built(gridStylesThroughTheCache(), module, given)).rejects.toThrow(
      'no longer writes its inline style',
    );
  });
});

describe('the router', () => {
  const chunk = `${libraries}/react-router/dist/development/chunk-ABC.mjs`;
  const index = `${libraries}/react-router/dist/development/index.mjs`;

  it('loses the parts that nothing uses', async () => {
    const given = { 'virtual:page': "export { BrowserRouter } from 'react-router-dom';" };
    const whole = await built(undefined, 'virtual:page', given);
    const parts = await built(routerImports(), 'virtual:page', given);

    expect(whole).toContain('.displayName = "');
    expect(parts).not.toContain('.displayName = "');
    expect(parts.length).toBeLessThan(whole.length - 10_000);
  });

  it.each([
    ['names them in another way', chunk, 'export const Context = React.createContext(null);'],
    ['makes them in another way', chunk, 'export const Context = null;\nContext.displayName = "Context";\n'],
    ['keeps them in another module', index, 'export const Context = React.createContext(null);'],
  ])('stops the build where it %s', async (_, module, code) => {
    await expect(built(routerImports(), module, { [module]: code })).rejects.toThrow(
      'no longer makes and names',
    );
  });
});

describe('the statics that Emotion hoists', () => {
  const emotion = `${libraries}/@emotion/react/dist/emotion-react.browser.esm.js`;

  it('are left out of a build', async () => {
    expect(await built(undefined, emotion)).toContain('getDerivedStateFromProps');
    expect(await built(hoistedStatics(), emotion)).not.toContain('getDerivedStateFromProps');
  });

  it('stop a build in which Emotion does without them', async () => {
    const given = { [emotion]: 'export const Global = () => null;' };

    await expect(built(hoistedStatics(), emotion, given)).rejects.toThrow('no longer imports');
  });
});

describe('the script of a page that MUI makes', () => {
  const provider = `${libraries}/@mui/system/cssVars/createCssVarsProvider.mjs`;

  it('is left out of a build', async () => {
    expect(await built(undefined, provider)).toContain('// handle system mode');
    expect(await built(schemeScript(), provider)).not.toContain('// handle system mode');
  });

  it('stops a build in which it is made in another way', async () => {
    const given = { [provider]: 'export default () => null;' };

    await expect(built(schemeScript(), provider, given)).rejects.toThrow('no longer makes its color scheme');
  });
});
