import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { TransportError } from './fileStore';
import type { IncomingFile, IncomingFiles, Taken } from './incoming';
import type { Pgp } from './pgp';
import { watchIncoming } from './takeWhole';
import { tempFolders } from './testing/tempFolders';

let folders: Awaited<ReturnType<typeof tempFolders>>;
let taken: IncomingFile[];
let said: string[];
beforeEach(async () => {
  folders = await tempFolders();
  taken = [];
  said = [];
});

const clock = { now: () => new Date('2026-04-13T15:00:00.000Z') };
const say = (facts: object, message: string) => void said.push(`${JSON.stringify(facts)} ${message}`);
const log = { info: say, warn: say };

const takes = (
  answer: (file: IncomingFile) => Taken | Promise<Taken> = () => ({ outcome: 'taken', message: 'Taken.' }),
): IncomingFiles => ({
  async take(file) {
    taken.push(file);
    return answer(file);
  },
});
const watch = (incoming: IncomingFiles = takes(), pgp?: Pgp) =>
  watchIncoming({ place: folders.place, pgp, incoming, clock }, log);
const drop = (name: string, content: string | Uint8Array = name) =>
  writeFile(join(folders.in, name), content);
const files = async (folder = '') =>
  (await readdir(join(folders.in, folder)).catch(() => [])).filter((name) => name.includes('.')).sort();
/** Two looks: what lies still between them is taken at the second. */
const twice = async (watching: ReturnType<typeof watch>) => {
  expect(await watching.round()).toEqual([]);
  return watching.round();
};

describe('a file of the bank', () => {
  it('is taken once nobody writes to it any more, and then lies with those that are done', async () => {
    await drop('returns.ach', 'whole');
    expect(await twice(watch())).toEqual([{ name: 'returns.ach', outcome: 'taken', message: 'Taken.' }]);
    expect(taken).toMatchObject([{ name: 'returns.ach', at: clock.now(), by: 'portal' }]);
    expect(Buffer.from(taken[0]!.bytes).toString()).toBe('whole');
    expect(await files()).toEqual([]);
    expect(await files('done')).toEqual(['2026-04-13T150000.000Z-returns.ach']);
  });

  it('waits as long as it grows', async () => {
    const watching = watch();
    for (const content of ['w', 'who', 'whole']) {
      await drop('returns.ach', content);
      expect(await watching.round()).toEqual([]);
    }
    // The same size, and written anew.
    await utimes(join(folders.in, 'returns.ach'), 1, 1);
    expect(await watching.round()).toEqual([]);
    expect(await watching.round()).toHaveLength(1);
    expect(Buffer.from(taken[0]!.bytes).toString()).toBe('whole');
  });

  it.each([
    '.returns.ach',
    'returns.ach.part',
    'returns.ach.tmp',
    'returns.ach.filepart',
    'returns.ach~',
    '~returns.ach',
  ])('is left alone as long as it is called %s', async (name) => {
    await drop(name);
    expect(await twice(watch())).toEqual([]);
    expect(taken).toEqual([]);
  });

  it.each([
    ['known', 'done'],
    ['refused', 'refused'],
  ] as const)('that is %s lies in %s, and is not deleted', async (outcome, folder) => {
    await drop('returns.ach');
    await twice(watch(takes(() => ({ outcome, message: 'Because.' }))));
    expect(await files(folder)).toEqual(['2026-04-13T150000.000Z-returns.ach']);
    expect(said).toEqual([expect.stringContaining('Because.')]);
  });

  it('that could not be taken stays, holds up no other, and is told once', async () => {
    await drop('a.ach');
    await drop('b.ach');
    let isBroken = true;
    const watching = watch(
      takes(({ name }) => {
        if (name === 'a.ach' && isBroken) throw new Error('The database is busy');
        return { outcome: 'taken', message: 'Taken.' };
      }),
    );
    await watching.round();
    for (let turn = 0; turn < 3; turn++) await watching.round();
    expect(await files()).toEqual(['a.ach']);
    expect(said.filter((line) => line.includes('a.ach'))).toHaveLength(1);
    isBroken = false;
    expect(await watching.round()).toMatchObject([{ name: 'a.ach', outcome: 'taken' }]);
    expect(await files()).toEqual([]);
  });

  it('is handed over again where the portal ended before it was moved', async () => {
    await drop('returns.ach');
    const place = {
      ...folders.place,
      visit: (work: Parameters<typeof folders.place.visit>[0]) =>
        folders.place.visit((store) =>
          work({
            ...store,
            move: async () => {
              throw new TransportError('unreachable', 'gone');
            },
          }),
        ),
    } as typeof folders.place;
    const dying = watchIncoming({ place, pgp: undefined, incoming: takes(), clock }, log);
    await dying.round();
    await expect(dying.round()).rejects.toThrow('gone');
    await twice(watch(takes(() => ({ outcome: 'known', message: 'It came before.' }))));
    expect(taken).toHaveLength(2);
    expect(await files('done')).toHaveLength(1);
  });

  it('is opened first, and refused where it cannot be', async () => {
    await drop('good.pgp');
    await drop('bad.pgp');
    const pgp: Pgp = {
      encrypts: true,
      seal: async (bytes) => bytes,
      async open({ name }, isTrusted) {
        expect(isTrusted).toBe(false);
        if (name === 'bad.pgp') throw new TransportError('pgp', 'bad.pgp is not signed by the bank.');
        return { name: 'good', bytes: Buffer.from('opened') };
      },
    };
    await twice(watch(takes(), pgp));
    expect(taken.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()])).toEqual([
      ['good', 'opened'],
    ]);
    expect(await files('refused')).toEqual(['2026-04-13T150000.000Z-bad.pgp']);
    expect(said.join()).toContain('bad.pgp is not signed by the bank.');
  });
});
