import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../bank/nacha/testing/samples';
import type { BankAnswer } from '../bank/command';
import { tempFolders } from '../bank/transport/testing/tempFolders';
import {
  type Bank as FiledBank,
  openBank,
  originate,
  payable,
  rita,
} from '../modules/achBatches/testing/filed';
import { bai2Of, camt053Of } from '../bank/testing/statements';
import { bankAnswers } from '../modules/achReturns/testing/bankAnswers';
import { testNow } from '../testing/testApp';
import { testNumbers } from '../testing/testNumbers';
import { bankCommands } from './bankCommands';
import { type Bank, openBank as openWay } from './openBank';

let filed: FiledBank;
let folders: Awaited<ReturnType<typeof tempFolders>>;
beforeEach(async () => {
  filed = await openBank();
  folders = await tempFolders();
});
afterEach(() => filed.portal.close());

const ask = async (command: string, given: Record<string, unknown>, over: Partial<Bank> = {}) => {
  const commands = new Map<string, (typeof all)[number][1]>();
  const deps = { db: filed.db, numbers: testNumbers, clock: { now: () => new Date(testNow) } };
  const bank = await openWay({ place: undefined, pgp: undefined, send: 'released' }, deps);
  const all = bankCommands({
    ...deps,
    bank: { ...bank, place: folders.place, ...over },
    pause: async () => undefined,
  });
  for (const [name, act] of all) commands.set(name, act);
  return (await commands.get(command)!(given, () => undefined)) as BankAnswer[];
};
const make = async () => {
  await payable(filed.db);
  return filed.office.create();
};

describe('export', () => {
  it('delivers what is released, marks it as sent, and then has nothing to do', async () => {
    await make();
    const second = await make();
    expect(await ask('bank-export', {})).toMatchObject([
      { message: expect.stringContaining('ach_1.ach') as string, isTrouble: false },
      { message: expect.stringContaining('ach_2.ach') as string, isTrouble: false },
    ]);
    expect(await folders.sent()).toEqual(['ach_1.ach', 'ach_2.ach']);
    expect((await filed.office.one(second.batchNo)).status).toBe('sent');
    expect(await ask('bank-export', {})).toEqual([]);
    expect(await ask('bank-export', { batchNo: 2 })).toMatchObject([{ isTrouble: true }]);
  });

  it('delivers one file, before its time where an attempt has failed', async () => {
    await make();
    await make();
    await rename(folders.out, join(folders.home, 'away'));
    expect(await ask('bank-export', { batchNo: 2 })).toEqual([
      {
        message: expect.stringContaining('is not there') as string,
        isTrouble: true,
      },
    ]);
    await rename(join(folders.home, 'away'), folders.out);
    expect(await ask('bank-export', { batchNo: 2 })).toMatchObject([{ isTrouble: false }]);
    expect(await folders.sent()).toEqual(['ach_2.ach']);
  });

  it('saves into a folder for one reader, marks nothing as sent, and stands in the audit', async () => {
    const batch = await make();
    const folder = join(folders.home, 'mine');
    await mkdir(folder);
    for (const given of [{ to: folder }, { to: folder, batchNo: 1 }])
      expect(await ask('bank-export', given, { place: undefined })).toMatchObject([{ isTrouble: false }]);
    expect(await readdir(folder)).toEqual(['ach_1.ach']);
    expect((await stat(join(folder, 'ach_1.ach'))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(folder, 'ach_1.ach'))).equals(await filed.office.file(batch))).toBe(true);
    expect((await filed.office.one(1)).status).toBe('released');
    const events = await filed.db.sql
      .selectFrom('audit_event')
      .select(['actor', 'entity_id'])
      .where('action', '=', 'export.made')
      .where('entity', '=', 'achBatch')
      .execute();
    expect(events).toEqual([1, 2].map(() => ({ actor: 'the command line', entity_id: '1' })));
  });

  it('gives nobody a file that waits for its second person, or is void', async () => {
    await originate(filed.db, { releaseAboveCents: 0 });
    const waiting = await make();
    expect(await ask('bank-export', {})).toEqual([]);
    expect(await ask('bank-export', { to: folders.home })).toEqual([]);
    await expect(ask('bank-export', { to: folders.home, batchNo: 1 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await filed.office.move(waiting, 'void', { by: rita, reason: 'Wrong' });
    await expect(ask('bank-export', { to: folders.home, batchNo: 1 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await ask('bank-export', { batchNo: 1 })).toMatchObject([{ isTrouble: true }]);
    expect(await folders.sent()).toEqual([]);
  });

  it('does nothing without a way, or for what is asked wrongly', async () => {
    await expect(ask('bank-export', {}, { place: undefined })).rejects.toThrow('No way to the bank is set');
    await expect(ask('bank-import', {}, { place: undefined })).rejects.toThrow('No way from the bank is set');
    await expect(ask('bank-export', { batchNo: '1' })).rejects.toThrow('by its number');
    await expect(ask('bank-export', { to: 'here' })).rejects.toThrow('absolute path');
    await expect(ask('bank-import', { files: ['here'] })).rejects.toThrow('absolute path');
    await expect(ask('bank-import', { files: '/here' })).rejects.toThrow('absolute paths');
  });
});

describe('import', () => {
  it('takes what lies in the bank’s folder, and what comes again is known', async () => {
    const { requestNo } = await payable(filed.db);
    const ours = await filed.office.file(await filed.office.create());
    const returned = bankAnswers(ours, [{ requestNo, code: 'R01' }]);
    await writeFile(join(folders.in, 'returns.ach'), returned);
    await writeFile(join(folders.in, 'hello.txt'), 'hello');
    expect(await ask('bank-import', {})).toEqual(
      expect.arrayContaining([
        { message: 'returns.ach is file 1 of Returns, where it waits to be applied.', isTrouble: false },
        { message: expect.stringContaining('hello.txt was not taken') as string, isTrouble: true },
      ]) as BankAnswer[],
    );
    expect((await readdir(folders.in)).sort()).toEqual(['done', 'refused']);
    const rows = await filed.db.sql.selectFrom('ach_return_row').select(['code', 'match', 'state']).execute();
    expect(rows).toMatchObject([{ code: 'R01', match: 'trace', state: 'waiting' }]);

    await writeFile(join(folders.in, 'again.ach'), returned);
    expect(await ask('bank-import', {})).toEqual([
      { message: 'again.ach came before, as file 1 of Returns.', isTrouble: false },
    ]);
  });

  it('takes bank statements, whatever they are called, and refuses those whose totals do not hold', async () => {
    const statement = bai2Of([
      { day: '2026-04-14', accounts: [{ booked: [{ code: '166', cents: 10_000 }] }] },
    ]);
    await writeFile(join(folders.in, 'STMT.DAT'), statement);
    const broken = join(folders.home, 'broken.bai');
    await writeFile(broken, statement.replace('16,166,10000', '16,166,10001'));
    const camt = join(folders.home, 'camt.txt');
    await writeFile(camt, camt053Of([{ cents: 10_000 }]));
    expect(await ask('bank-import', {})).toEqual([
      { message: 'STMT.DAT is file 1 of Returns, where it waits to be applied.', isTrouble: false },
    ]);
    expect(await ask('bank-import', { files: [broken, camt] })).toMatchObject([
      {
        message: expect.stringContaining('Record 49 in line 5 has a control total') as string,
        isTrouble: true,
      },
      { isTrouble: false },
    ]);
    const files = await filed.db.sql
      .selectFrom('ach_return_file')
      .select('format')
      .orderBy('file_no')
      .execute();
    expect(files).toEqual([{ format: 'bai2' }, { format: 'camt053' }]);
  });

  it('takes files that somebody has, and leaves them where they are', async () => {
    const file = join(folders.home, 'returns.ach');
    await writeFile(file, sample('valid-return-WEB.ach'));
    expect(await ask('bank-import', { files: [file] }, { place: undefined })).toMatchObject([
      { isTrouble: false },
    ]);
    expect((await stat(file)).isFile()).toBe(true);
  });
});
