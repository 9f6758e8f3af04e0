import { describe, expect, it } from 'vitest';
import { dropNameOf, dropUploadProblem, maxUploadBytes } from './dropUpload';

describe('a file that shall be uploaded', () => {
  it.each([
    ['drop_20260413_0155.zip', 1, undefined],
    ['DROP.ZIP', maxUploadBytes, undefined],
    ['drop.rar', 1, 'drop.rar isn’t a ZIP file'],
    ['drop.zip', 0, 'drop.zip is empty'],
    ['drop.zip', maxUploadBytes + 1, 'drop.zip is larger than 100 MB'],
  ])('%s of %i bytes: %s', (name, bytes, problem) => {
    const said = dropUploadProblem(name, bytes);
    expect(said === undefined ? undefined : said.slice(0, problem?.length)).toBe(problem);
  });
});

it.each([
  ['drop_20260413_0155.zip', 'drop_20260413_0155'],
  ['C:\\Users\\ann\\My drop.zip', 'My_drop'],
  ['../../etc/passwd.ZIP', 'passwd'],
  ['..zip', 'drop'],
  ['.hidden.zip', 'hidden'],
  [`${'a'.repeat(200)}.zip`, 'a'.repeat(100)],
])('a drop that came as %s is called %s', (zip, name) => {
  expect(dropNameOf(zip)).toBe(name);
});
