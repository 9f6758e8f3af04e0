import { expect, it } from 'vitest';
import { openTestDbForTest } from '@server/testing/testDb';
import { testNow } from '@server/testing/testApp';
import { readDirectory } from './directoryFile';
import { loadDirectory } from './loadDirectory';
import { findBank } from './routingRows';

const fedAchLine = (routing: string, name: string, city: string, state: string) =>
  `${routing}O0125000241082305000000000${name.padEnd(36)}${'1 Main Street'.padEnd(36)}${city.padEnd(20)}${state}` +
  '991630000509555010011'.padEnd(26);

it('reads CSV', () => {
  const text =
    '\uFEFFrouting_number,bank_name,city,state\r\n125100018,"Palouse, Bank ""One""",Colfax,WA\r\n323200011,Snake River,,\r\n';

  expect(readDirectory(text)).toEqual([
    { routing_number: '125100018', bank_name: 'Palouse, Bank "One"', city: 'Colfax', state: 'WA' },
    { routing_number: '323200011', bank_name: 'Snake River', city: null, state: null },
  ]);
});

it('reads the FedACH directory', () => {
  const line = fedAchLine('125100018', 'PALOUSE COMMUNITY BANK', 'COLFAX', 'WA');
  expect(line).toHaveLength(155);

  expect(readDirectory(`${line}\n${line}\n`)[1]).toEqual({
    routing_number: '125100018',
    bank_name: 'PALOUSE COMMUNITY BANK',
    city: 'COLFAX',
    state: 'WA',
  });
});

it.each([
  ['', 'no directory of banks'],
  ['bank,number\n', 'no directory of banks'],
  ['routing_number,bank_name,city,state\n12510001,Short,A,B\n', 'Line 2'],
  ['routing_number,bank_name,city,state\n\n125100018,,A,B\n', 'Line 3'],
  ['routing_number,bank_name,city,state\n125100018,A,B,C,D\n', 'Line 2'],
  [`${fedAchLine('125100018', 'A', 'B', 'WA')}\n125100018 A\n`, 'Line 2'],
])('refuses %j whole', (text, words) => {
  expect(() => readDirectory(text)).toThrow(words);
});

it('takes the place of the directory before', async () => {
  const db = await openTestDbForTest();
  const entry = { bank_name: 'Old', city: null, state: null };
  const at = new Date(testNow);
  await loadDirectory(db, [{ ...entry, routing_number: '125100018' }], at);
  const later = { routing_number: '323200011', city: null, state: null };
  const again = [
    { ...later, bank_name: 'Old' },
    { ...later, bank_name: 'New' },
  ];

  expect(await loadDirectory(db, again, at)).toBe(1);
  expect(await findBank(db.sql, '125100018')).toBeUndefined();
  expect(await findBank(db.sql, '323200011')).toEqual({ name: 'New', city: null, state: null });
});
