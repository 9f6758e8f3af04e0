import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { findShell } from './chromium.mjs';
import { buildLibrary, folder } from './library.mjs';
import { atOnce, bundle, bytes, componentsIn, ownBytes, packagesIn } from './libraryBundle.mjs';

// Proves that another product can use the library: packs it, installs the package in a folder outside of the repository
// with nothing beside it but what it says it needs, and has the product of scripts/libraryConsumer type-checked, built
// by plain Vite and shown in a browser. The last lines are the bytes that it ships.

const run = promisify(execFile);
const packages = resolve('node_modules');

/** What the product itself needs to be built, whatever library it uses. */
const tools = ['@types/react', '@types/react-dom', 'vite'];

const tsconfig = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    skipLibCheck: false,
    noEmit: true,
  },
  include: ['*.tsx'],
};

/** Packs the library and unpacks it where a product has its packages. Answers its package.json. */
async function install(product) {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', product], { cwd: folder });
  const [{ filename, size, entryCount }] = JSON.parse(stdout);
  const home = join(product, 'node_modules/@fieldgate/library');
  mkdirSync(home, { recursive: true });
  await run('tar', ['-xzf', join(product, filename), '-C', home, '--strip-components', '1']);
  console.log(`Packed: ${entryCount} files, ${size} bytes.`);
  return JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
}

/** As npm would have put it there. What a package needs itself is found from where it really is. */
function link(product, name) {
  const place = join(product, 'node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(packages, name), place, 'junction');
}

const unlink = (product, name) => unlinkSync(join(product, 'node_modules', name));

async function typeCheck(product) {
  await run(process.execPath, [join(packages, 'typescript/bin/tsc'), '-p', product]).catch(({ stdout }) => {
    throw new Error(`The product's types do not fit the library's:\n${stdout}`);
  });
}

function require(holds, words) {
  if (!holds) throw new Error(words);
  console.log(`ok: ${words}`);
}

const heavy = ['@mui/x-data-grid', '@mui/x-charts', 'formik', 'qrcode.react', '@mdi/js'];
const without = (chunks, names) => {
  const found = packagesIn(chunks);
  return names.every((name) => !found.has(name));
};

/** Who takes one component gets one, and needs no package that only others need. */
async function proveAmount(product, optional) {
  for (const name of optional) unlink(product, name);
  const chunks = await bundle(product, 'amount.html');
  for (const name of optional) link(product, name);
  const components = componentsIn(chunks);
  require(components.join() ===
    'Money', `a page of one amount has the code of Money alone (${components.join()})`);
  require(without(
    chunks,
    heavy,
  ), `it has nothing of ${heavy.join(', ')}, and is built without ${optional.join(', ')}`);
  return chunks;
}

async function proveApp(product) {
  const chunks = await bundle(product, 'index.html');
  const [first, all] = [packagesIn(atOnce(chunks)), packagesIn(chunks)];
  require(all.has('@mui/x-data-grid') &&
    !first.has('@mui/x-data-grid'), 'the code of the grid comes after the page');
  require(all.has('formik') &&
    without(chunks, ['@mui/x-charts', 'qrcode.react']), 'a form, but no chart, is in it');
  return chunks;
}

/** A proof that could not fail would be none: a package that the library needs and does not get must be missed. */
async function proveMissed(product, name) {
  unlink(product, name);
  const missed = await bundle(product, 'amount.html', 'missed').then(
    () => '',
    (error) => String(error),
  );
  link(product, name);
  require(missed.includes(name), `without ${name} the product cannot be built`);
}

/** Looks at the product in a browser: list, form and dialog, in the theme's colors and in both languages. */
async function show(product) {
  const server = await preview({
    root: product,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: 'dist/index.html' },
    preview: { port: 0, host: 'localhost' },
  });
  const browser = await chromium.launch({ executablePath: findShell(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(server.resolvedUrls.local[0]);
    await look(page);
    require(errors.length === 0, `the browser has nothing to complain of ${errors.join('; ')}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function look(page) {
  const { light } = await import('../dist/library/theme/tokens.js');
  await sees('the list is a grid of amounts', page.getByRole('grid').getByText('$1,234.56'));
  await sees('the list is a grid of dates', page.getByRole('grid').getByText('Apr 12, 2026'));
  const send = page.getByRole('button', { name: 'Lend it' });
  const color = await send.evaluate((button) => getComputedStyle(button).backgroundColor);
  require(color === rgb(light.primary.main), `the button is in the theme's color (${color})`);
  const family = await page
    .getByRole('heading')
    .first()
    .evaluate((title) => getComputedStyle(title).fontFamily);
  require(family.includes('Bitter'), `the title is in the theme's font (${family})`);
  await sees('a date says its weekday', page.getByText('Sun, Apr 12, 2026'));
  const amount = page.getByLabel('Deposit for the tool');
  await amount.fill('1234.5');
  await send.click();
  await sees('a refusal is told', page.getByRole('alert').getByText('The shed takes no more than $500.00'));
  require((await amount.inputValue()) === '1,234.50', 'the field reads an amount');
  await page.getByRole('button', { name: 'Forget the loans' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Forget all loans?' });
  await sees('the dialog asks', dialog.getByRole('button', { name: 'Cancel' }));
  await page.goto(`${page.url()}#es`);
  await page.reload();
  await sees('dates are in Spanish where that is chosen', page.getByRole('grid').getByText('12 abr 2026'));
  await sees('so are the words of components', page.getByRole('button', { name: 'Columnas' }));
}

async function sees(words, place) {
  await place.waitFor({ timeout: 15_000 }).catch((error) => {
    throw new Error(`Not seen: ${words}`, { cause: error });
  });
  console.log(`ok: ${words}`);
}

const rgb = (hex) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

await buildLibrary();
const product = mkdtempSync(join(tmpdir(), 'fieldgate-library-'));
try {
  cpSync('scripts/libraryConsumer', product, { recursive: true });
  writeFileSync(join(product, 'tsconfig.json'), JSON.stringify(tsconfig));
  writeFileSync(join(product, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  const { dependencies, peerDependencies, peerDependenciesMeta } = await install(product);
  for (const name of new Set([...Object.keys({ ...dependencies, ...peerDependencies }), ...tools]))
    link(product, name);
  const checked = typeCheck(product);
  checked.catch(() => undefined);
  const optional = Object.keys(peerDependenciesMeta).filter((name) => !name.startsWith('@types/'));
  await checked;
  console.log('ok: its types fit, those of the library checked too');
  const amount = await proveAmount(product, optional);
  await proveMissed(product, '@mui/material');
  const app = await proveApp(product);
  await show(product);
  console.log(`An amount alone: ${bytes(amount)}; ${ownBytes(amount)} of the library before minifying.`);
  console.log(
    `The whole product: ${bytes(app)}; at once ${bytes(atOnce(app))}; ${ownBytes(app)} of the library before minifying.`,
  );
} finally {
  rmSync(product, { recursive: true, force: true });
}
