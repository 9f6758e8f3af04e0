import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Licenses that allow a closed product on a server and in a browser: decision 005; of LGPL-3.0 decision 060 says why. */
export const allowedLicenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0+',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unicode-DFS-2016',
  'Unlicense',
]);

/** Packages that name no license in package.json, each with what the LICENSE file beside it is. */
const byTheirFile = { 'png-js': 'MIT' };

/** Whether one license of each choice in an SPDX expression is allowed. */
export const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((license) => allowedLicenses.has(license)));

/**
 * What the lock file brings into production, for every platform, by name; `license` is an SPDX expression, or undefined
 * where nothing says so.
 */
export function productionPackages(top) {
  const { packages } = JSON.parse(readFileSync(join(top, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
    .map(([path, { version, license }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return { name, version, path, license: license ?? olderForm(join(top, path)) ?? byTheirFile[name] };
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** `licenses` of package.json, which npm does not read. */
function olderForm(folder) {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return undefined;
  return JSON.parse(readFileSync(path, 'utf8'))
    .licenses?.map(({ type }) => type)
    .join(' OR ');
}

const textsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && /^(licen[cs]e|notice|copying)/i.test(entry.name))
        .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    : [];

/** CycloneDX as npm writes it, with the licenses that it does not find. */
function billOf(packages) {
  const args = ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const npm = process.env.npm_execpath;
  const { status, stdout, stderr } = npm
    ? spawnSync(process.execPath, [npm, ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    : spawnSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0)
    throw new Error(`npm made no bill of materials; it does so from version 10 on.\n${stderr}`);
  const bill = JSON.parse(stdout);
  const known = new Map(packages.map(({ name, version, license }) => [`${name}@${version}`, license]));
  for (const component of bill.components) {
    if (component.licenses?.length > 0) continue;
    component.licenses = [{ expression: known.get(`${component.name}@${component.version}`) }];
  }
  return bill;
}

// What production is made of, and under which licenses: npm run sbom.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = productionPackages('.');
  const bill = billOf(packages);
  const heads = packages.map(({ name, version, license }) => `${name} ${version}: ${license}`);
  const texts = packages.flatMap(({ path }, at) => {
    const own = textsIn(path);
    return own.length > 0 ? [`${'='.repeat(80)}\n${heads[at]}\n\n${own.join('\n\n')}`] : [];
  });
  mkdirSync('dist/sbom', { recursive: true });
  writeFileSync('dist/sbom/sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync('dist/sbom/licenses.txt', `${heads.join('\n')}\n\n${texts.join('\n\n')}\n`);
  console.log(
    `dist/sbom: ${bill.components.length} components, ${packages.length} packages of all platforms.`,
  );
}
