import { chmod, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from './fileStore';
import { bankFolders, folderStore } from './folderStore';
import { putWhole } from './putWhole';
import { tempFolders } from './testing/tempFolders';

let folders: Awaited<ReturnType<typeof tempFolders>>;
beforeEach(async () => {
  folders = await tempFolders();
});

const bytes = Buffer.from('101 125100018');
const file = { name: 'ach_1.ach', bytes };
const put = (over: Partial<FileStore> = {}, beforeMove?: () => Promise<void>) =>
  folders.place.visit((store) => putWhole({ ...store, ...over }, folders.out, file, beforeMove));
const breaks = async () => {
  throw new Error('broken');
};

describe('a file in a folder', () => {
  it('is put whole under its name, once, and not for everybody to read', async () => {
    expect(await put()).toBe('put');
    expect(await put()).toBe('there');
    expect(await folders.sent()).toEqual([file.name]);
    expect((await stat(join(folders.out, file.name))).mode & 0o007).toBe(0);
  });

  it('is never seen under its name before all of it is there', async () => {
    const seen: string[][] = [];
    const look = async () => void seen.push(await folders.sent());
    await put({}, look);
    expect(seen).toEqual([['.ach_1.ach.part']]);
  });

  it('is not put over another one', async () => {
    await writeFile(join(folders.out, file.name), 'another');
    await expect(put()).rejects.toMatchObject({ kind: 'otherFile' });
    // Of the same length, too.
    await writeFile(join(folders.out, file.name), Buffer.alloc(bytes.length));
    await expect(put()).rejects.toMatchObject({ kind: 'otherFile' });
    expect(await folders.sent()).toEqual([file.name]);
    const store = folderStore(0o600);
    await store.write(join(folders.out, 'b'), bytes);
    await expect(store.move(join(folders.out, 'b'), join(folders.out, file.name))).rejects.toMatchObject({
      kind: 'otherFile',
    });
  });

  it('is told where it did not arrive whole, and nothing of it stays', async () => {
    const short: Partial<FileStore> = {
      write: (path, all) => folderStore(0o600).write(path, all.subarray(0, 5)),
    };
    await expect(put(short)).rejects.toMatchObject({
      kind: 'incomplete',
      message: expect.stringContaining('5 of 13 bytes') as string,
    });
    expect(await folders.sent()).toEqual([]);
  });

  it('leaves nothing where it must not get its name, and its beginning where that is not known', async () => {
    await expect(put({}, breaks)).rejects.toThrow('broken');
    expect(await folders.sent()).toEqual([]);
    await expect(put({ move: breaks })).rejects.toThrow('broken');
    expect(await folders.sent()).toEqual(['.ach_1.ach.part']);
    expect(await put()).toBe('put');
    expect(await folders.sent()).toEqual([file.name]);
  });
});

describe('a folder', () => {
  it.each([
    ['is missing', async () => join(folders.home, 'nowhere'), 'is not there'],
    [
      'is a file',
      async () => {
        await writeFile(join(folders.home, 'file'), '');
        return join(folders.home, 'file');
      },
      'is in no folder',
    ],
  ])('that %s is told so, and is not made', async (_, folder, words) => {
    const out = await folder();
    await expect(
      bankFolders({ out, in: out }).visit((store) => putWhole(store, out, file)),
    ).rejects.toMatchObject({ kind: 'folder', message: expect.stringContaining(words) as string });
  });

  it('that is read-only takes nothing, and says so', async () => {
    await chmod(folders.out, 0o500);
    // Whom nothing is forbidden finds a folder that takes no files all the same.
    const out = process.getuid?.() === 0 ? '/sys' : folders.out;
    await expect(
      bankFolders({ out, in: out }).visit((store) => putWhole(store, out, file)),
    ).rejects.toMatchObject({
      kind: 'folder',
      message: expect.stringMatching(/may not be used|read-only/) as string,
    });
    await chmod(folders.out, 0o700);
    expect(await folders.sent()).toEqual([]);
  });

  it('lists plain files alone', async () => {
    await writeFile(join(folders.in, 'a'), 'one');
    await mkdir(join(folders.in, 'done'));
    await symlink(join(folders.in, 'a'), join(folders.in, 'link'));
    const listed = await folders.place.visit((store) => store.list(folders.in));
    expect(listed).toMatchObject([{ name: 'a', size: 3 }]);
    await folders.place.visit((store) => store.makeFolder(join(folders.in, 'done')));
    expect((await readFile(join(folders.in, 'a'))).toString()).toBe('one');
  });
});
