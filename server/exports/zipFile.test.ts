import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { contentOf, inPages } from './testing/content';
import { zipFile } from './zipFile';

const files = [
  { name: 'statements/2026-03.pdf', chunks: [new Uint8Array([37, 80, 68, 70])] },
  { name: 'Söhne.csv', chunks: ['\uFEFFa\r\n', 'b\r\n'] },
  { name: 'nothing.csv', chunks: [] },
];

it('holds every file as it was', async () => {
  const archive = unzipSync(await contentOf(zipFile(files)));

  expect(Object.keys(archive)).toEqual(files.map(({ name }) => name));
  expect(archive['statements/2026-03.pdf']).toEqual(files[0]!.chunks[0]);
  expect(Buffer.from(archive['Söhne.csv']!).toString()).toBe('\uFEFFa\r\nb\r\n');
});

it('is the same bytes each time', async () => {
  expect(await contentOf(zipFile(files))).toEqual(await contentOf(zipFile(files)));
});

it('reads a file no sooner than it is written', async () => {
  const asked: string[] = [];
  async function* later() {
    for (const name of ['a.txt', 'b.txt']) {
      asked.push(name);
      yield { name, chunks: inPages<never>() as AsyncIterable<never> };
    }
  }
  const archive = zipFile(later())[Symbol.asyncIterator]();
  await archive.next();

  expect(asked).toEqual(['a.txt']);
});
