import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { inPieces } from '../testing/zipDrop';
import { storeUpload } from './storeUpload';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'uploads-'));
  return () => rm(dir, { recursive: true });
});

const text = strToU8('a,b\n');
const manifest = { 'manifest.csv': text };
const store = (zip: Uint8Array, name = 'night.zip') => storeUpload(dir, { name, chunks: inPieces(zip) });
const zipped = (files: Zippable) => store(zipSync(files));

describe('a ZIP with a drop', () => {
  it.each<[string, Zippable, string]>([
    ['with one folder is called as that', { drop_1: { ...manifest, docs: { 'a.pdf': text } } }, 'drop_1'],
    ['of plain files is called as the ZIP', { ...manifest, docs: { 'a.pdf': text } }, 'night'],
    [
      'may bring what systems put beside it',
      { drop_1: { ...manifest, '.DS_Store': text, docs: { 'a.pdf': text } }, __MACOSX: { x: text } },
      'drop_1',
    ],
  ])('%s', async (_, files, name) => {
    const { home, folder } = await zipped(files);

    expect(basename(folder)).toBe(name);
    expect((await readdir(folder)).sort()).toEqual(['docs', 'manifest.csv']);
    expect(await readdir(join(folder, 'docs'))).toEqual(['a.pdf']);
    expect(await readFile(join(folder, 'manifest.csv'), 'utf8')).toBe('a,b\n');
    expect(await readdir(home)).toEqual([name]);
  });

  it('is the same whether it was compressed or not', async () => {
    const bytes = strToU8('0123456789\n'.repeat(20_000));
    for (const level of [0, 9] as const) {
      // Longer pieces than one, which compress to less than any text does.
      const random = Uint8Array.from(bytes, (byte, at) => byte ^ ((at * 2_654_435_761) >>> 24));
      const { folder } = await zipped({ ...manifest, 'a.csv': [random, { level }] });
      expect(Buffer.compare(await readFile(join(folder, 'a.csv')), random)).toBe(0);
    }
  });
});

/** The first place of some bytes, to be written over. */
function patched(zip: Uint8Array, from: string, to: string): Uint8Array {
  let all = Buffer.from(zip).toString('latin1');
  all = all.replaceAll(from, to);
  return Buffer.from(all, 'latin1');
}

/** With other bytes in the directory's entry of the file that comes first. */
function inDirectory(zip: Uint8Array, at: number, value: number, size: 2 | 4 = 4): Uint8Array {
  const copy = Buffer.from(zip);
  const entry = copy.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  if (size === 4) copy.writeUInt32LE(value, entry + at);
  else copy.writeUInt16LE(value, entry + at);
  return copy;
}

const usual = () => zipSync(manifest);
const withOther = (name: string) => zipSync({ ...manifest, [name]: text });

describe('nothing is taken, nor left, of a ZIP', () => {
  it.each<[string, () => Uint8Array, string]>([
    [
      // What it says first, and nothing behind that: its directory is not read.
      'that says that it lists too many files',
      () => {
        const zip = Buffer.from(inDirectory(usual(), 0, 0));
        const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
        zip.writeUInt16LE(20_001, end + 8);
        zip.writeUInt16LE(20_001, end + 10);
        return zip;
      },
      'more than 20,000 files',
    ],
    ['that is none', () => strToU8('manifest.csv'), 'no ZIP file'],
    ['that was cut off', () => usual().subarray(0, -30), 'no ZIP file'],
    ['without a manifest', () => zipSync({ 'a.csv': text }), 'no manifest.csv'],
    ['with nothing in it', () => zipSync({}), 'empty'],
    ['with a path that goes up', () => withOther('../a.csv'), 'leads out'],
    ['with a path that goes up from within', () => withOther('docs/../../a.csv'), 'leads out'],
    ['with a path from the root', () => withOther('/a.csv'), 'leads out'],
    ['with a path of another system', () => withOther('docs\\a.pdf'), 'leads out'],
    ['with a path of a drive', () => withOther('C:a.csv'), 'no plain file name'],
    ['with a name that ends early', () => patched(withOther('aXb.csv'), 'aXb', 'a\0b'), 'no plain file name'],
    ['with two drops', () => zipSync({ a: manifest, b: manifest }), 'a folder of its own'],
    ['with papers in folders of their own', () => withOther('docs/2026/a.pdf'), 'a folder of its own'],
    ['with a file twice', () => patched(withOther('manifest.csw'), 'csw', 'csv'), 'twice'],
    ['with a file twice but for case', () => withOther('MANIFEST.csv'), 'twice'],
    ['with a link', () => inDirectory(usual(), 38, 0o120777 * 0x10000), 'is a link'],
    ['with a device', () => inDirectory(usual(), 38, 0o020666 * 0x10000), 'is a link'],
    ['that is encrypted', () => inDirectory(usual(), 8, 1, 2), 'encrypted'],
    ['that is compressed otherwise', () => inDirectory(usual(), 10, 12, 2), 'does not read'],
    ['that has another checksum', () => inDirectory(usual(), 16, 7), 'damaged'],
    ['that says that it is shorter', () => inDirectory(usual(), 24, 1), 'damaged'],
    ['that says that it is longer', () => inDirectory(usual(), 24, 9), 'damaged'],
    ['of which a file lies elsewhere', () => inDirectory(usual(), 42, 5), 'damaged'],
    ['that unpacks to more than 2 GB', () => inDirectory(usual(), 24, 0x90000000), 'more than 2 GB'],
    ['that is a bomb', () => zipSync({ ...manifest, 'a.csv': new Uint8Array(3_000_000) }), '200 times'],
    [
      'with too many files',
      () =>
        zipSync(
          Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}`, [text, { level: 0 }]])),
        ),
      'more than 20,000 files',
    ],
  ])('%s', async (_, zip, words) => {
    await expect(store(zip())).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(words),
    });
    await expect(store(zip())).rejects.toThrow(/Nothing was taken\. \p{Lu}/u);
    expect(await readdir(dir)).toEqual([]);
  });

  it('two entries of which share their bytes', async () => {
    const zip = Buffer.from(zipSync({ ...manifest, 'a.csv': [text, { level: 0 }] }));
    const second = zip.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    zip.writeUInt32LE(0, second + 42);
    await expect(store(zip)).rejects.toThrow('damaged');
    expect(await readdir(dir)).toEqual([]);
  });

  it('that breaks off while it arrives', async () => {
    async function* broken() {
      yield usual().subarray(0, 20);
      throw new Error('aborted');
    }
    await expect(storeUpload(dir, { name: 'a.zip', chunks: broken() })).rejects.toThrow('aborted');
    expect(await readdir(dir)).toEqual([]);
  });
});
