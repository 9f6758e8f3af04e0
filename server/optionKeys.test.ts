import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openOptionKeys } from './optionKeys';

const key = `2026-11:${Buffer.alloc(32, 4).toString('base64')}`;

function folder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

it('makes a key of its own at the first start, for its owner alone, and keeps it', () => {
  const dataDir = folder();
  const settings = { optionKeys: { text: undefined, file: undefined }, dataDir };
  expect(openOptionKeys(settings).active).toBe('first');
  const file = join(dataDir, 'option.keys');
  const text = readFileSync(file, 'utf8');

  expect(statSync(file).mode & 0o777).toBe(0o600);
  openOptionKeys(settings);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('takes keys as text, or out of a file that something else looks after', () => {
  const dataDir = folder();
  const file = join(dataDir, 'secret');
  writeFileSync(file, `${key}\n`);

  expect(openOptionKeys({ optionKeys: { text: key, file: undefined }, dataDir }).active).toBe('2026-11');
  expect(openOptionKeys({ optionKeys: { text: undefined, file }, dataDir }).active).toBe('2026-11');
});

it('makes no file where one should have been put, and takes none that holds no key', () => {
  const dataDir = folder();
  const file = join(dataDir, 'secret');
  const open = () => openOptionKeys({ optionKeys: { text: undefined, file }, dataDir });

  expect(open).toThrow(/OPTION_KEYS_FILE is ".*secret", which cannot be read \(ENOENT\)/);
  writeFileSync(file, 'hunter2');
  expect(open).toThrow(/Key 1 of .*secret is no key of 32 bytes/);
});
