import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { describe, expect, it } from 'vitest';
import { readRepository } from '../boundaries/repository';
import { fileHashes, filesAtHand } from '../fileHashes';
import { storyFiles } from './storyInputs';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
const config = read('chromatic.config.json');

describe('the configuration for Chromatic', () => {
  it('names a script that builds Storybook, and where to', () => {
    const scripts = read('package.json')['scripts'] as Record<string, string>;

    expect(scripts[String(config['buildScriptName'])]).toContain(`-o ${String(config['outputDir'])}`);
  });

  it('holds neither a token nor somebody’s project', () => {
    expect(Object.keys(config).filter((key) => /token|project/i.test(key))).toEqual([]);
  });

  it('is understood by the program, every word of it', async () => {
    expect(await getConfiguration('chromatic.config.json')).toMatchObject(config);
  });

  it.each([
    ['a name that it does not know', { onlyChange: true }, 'onlyChange'],
    ['a value of another kind', { externals: 'public/**' }, 'externals'],
  ])('would be refused with %s', async (_, wrong, named) => {
    const folder = mkdtempSync(join(tmpdir(), 'chromatic-'));
    const path = join(folder, 'chromatic.config.json');
    writeFileSync(path, JSON.stringify({ ...config, ...wrong }));

    await expect(getConfiguration(path)).rejects.toThrow(named);
    rmSync(folder, { recursive: true });
  });

  it('takes every story anew where what all of them stand on has changed, and no import says so', () => {
    const files = filesAtHand();
    const { sources } = readRepository(process.cwd());
    const imported = fileHashes(files, sources).reached(['.storybook/preview.tsx']);
    // Chromatic looks after these by itself; the runner in scripts/visual is not its own.
    const known = /^\.storybook\/|^scripts\/visual\/|^package-lock\.json$/;
    const rest = [...storyFiles(files, sources).frame].filter(
      (path) => !imported.has(path) && !known.test(path),
    );
    const externals = config['externals'] as readonly string[];
    const isExternal = (path: string) =>
      externals.some((each) => (each.endsWith('/**') ? path.startsWith(each.slice(0, -2)) : path === each));

    expect(rest).toContain('vite.config.ts');
    expect(rest.filter((path) => !isExternal(path))).toEqual([]);
  });

  it('hides no file: stories import from most folders, and what they do not import reaches none', () => {
    expect(config).not.toHaveProperty('untraced');
  });
});

describe('npm run chromatic', () => {
  /** Runs the script with these variables, of which none is set by whoever runs this test. */
  const send = (variables: Readonly<Record<string, string>>) => {
    const { CI: _, CHROMATIC_PROJECT_TOKEN: __, ...env } = process.env;
    return new Promise<{ code: number; said: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['scripts/chromatic.mjs'],
        { env: { ...env, ...variables } },
        (_error, out, err) => resolve({ code: child.exitCode ?? 1, said: `${out}${err}` }),
      );
    });
  };

  it('says at a desk that there is no token, and ends well', async () => {
    const { code, said } = await send({});

    expect(said).toContain('CHROMATIC_PROJECT_TOKEN is not set');
    expect(code).toBe(0);
  });

  it('says so in CI too, and fails', async () => {
    const { code, said } = await send({ CI: 'true' });

    expect(said).toContain('CHROMATIC_PROJECT_TOKEN is not set');
    expect(code).toBe(1);
  });

  it('fails with a token that Chromatic does not know', async () => {
    const asked: string[] = [];
    const message = 'No app with code ‘wrong’ found';
    const chromatic = createServer((call, answer) => {
      call.on('data', (chunk) => asked.push(String(chunk)));
      call.on('end', () => {
        answer.setHeader('Content-Type', 'application/json');
        answer.end(JSON.stringify({ errors: [{ message, path: ['appToken'], locations: [] }] }));
      });
    });
    await new Promise<void>((resolve) => chromatic.listen(0, '127.0.0.1', resolve));
    const { port } = chromatic.address() as AddressInfo;
    const { code, said } = await send({
      CI: 'true',
      CHROMATIC_PROJECT_TOKEN: 'wrong',
      CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`,
    });
    chromatic.close();

    expect(asked[0]).toContain('"projectToken":"wrong"');
    expect(said).toContain(message);
    expect(code).toBeGreaterThan(0);
  }, 30_000);

  it('runs a program that asks for no newer Node.js than the portal', () => {
    expect(read('node_modules/chromatic/package.json')).not.toHaveProperty('engines');
  });
});
