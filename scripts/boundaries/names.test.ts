import { expect, it } from 'vitest';
import { oldNames } from './names';
import { domainWords, oldWords, wordsOf } from './vocabulary';
import { plant } from './testing/plant';

it.each([
  ['e2e/walks/pay.spec.ts', '', 'The folder e2e/walks says "walks"; say: e2e test.'],
  ['server/aws/surroundings.ts', '', 'The file server/aws/surroundings.ts says "surroundings"'],
  ['src/features/home/parts.tsx', '', 'say: a name by content'],
  ['src/features/home/homeKind.ts', '', 'say: list definition'],
  [
    'src/data/x.ts',
    'export type { UserView } from "./y";',
    'The export UserView of src/data/x.ts says "view"',
  ],
  ['server/http/x.ts', 'export class Refusal extends Error {}', 'say: ApiError'],
  ['server/feed/x.ts', 'export const heldRowsOf = 1;', 'say: quarantinedRows'],
  ['server/feed/x.ts', 'export async function takenIn() {}', 'say: runImport'],
  ['server/db/x.ts', 'export const MOST_ROWS = 1;', 'say: max'],
  ['src/app/x.tsx', 'export function Portal() {}', 'say: SignedInApp'],
  ['package.json', '{"scripts":{"rooms":"vitest"}}', 'The npm script rooms says "rooms"'],
  ['docs/x.md', '# The walks\n\n## Rooms\n', 'The heading "The walks" of docs/x.md'],
])('catches in %s: %j', (path, text, words) => {
  expect(oldNames(plant({ [path]: text }))[0]).toContain(words);
});

it.each([
  ['demo/household.ts', 'export const warehouse = 1; export const householdOf = 2;'],
  ['contract/statements.ts', 'export const paperless = true; export type LedgerKind = 1;'],
  ['server/http/x.ts', 'export const portalConfig = 1; export const remark = 2; const rooms = 3;'],
  ['server/db/migrations/012_findings.ts', 'export const findings = 1;'],
  ['docs/words.md', '# Words of the domain\n\n## What needs most of the view\n\n```sh\n# the rooms\n```\n'],
  ['src/app/A.stories.tsx', 'export const Loaded = {};'],
])('lets pass in %s: %j', (path, text) => {
  expect(oldNames(plant({ [path]: text }))).toEqual([]);
});

it('takes no word for old that stays', () => {
  const words = Object.keys(domainWords);
  expect(words.length).toBeGreaterThan(0);
  for (const word of words) expect(oldWords.filter((old) => old.word.test(word))).toEqual([]);
});

it.each([
  ['takenIn', 'taken in'],
  ['taken-in', 'taken in'],
  ['TAKEN_IN', 'taken in'],
  ['PDFDoorOf', 'pdf door of'],
  ['rooms.test', 'rooms test'],
])('takes %s apart: %s', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});
