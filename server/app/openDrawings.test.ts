import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '@contract/problem';
import { inLanguage } from '@locales/inLanguage';
import { languages } from '@locales/language';
import { aCheckDetail } from '@stories/support/checkBuilders';
import { aPlan } from '@stories/support/depositBuilders';
import { aRequestDetail } from '@stories/support/requestBuilders';
import { aSnapshot } from '@stories/support/statementBuilders';
import { openLog } from '../http/logLines';
import { type Drawings, drawings } from './drawings';
import { type SpanStart, within } from '../telemetry/span';
import { type OpenDrawings, openDrawings, paceOf } from './openDrawings';

const company = { name: 'Larkspur Basin Ag Supply', phone: '509-555-0190' };
const today = '2026-11-24';
const zone = 'America/Los_Angeles';
const letterhead = {
  words: '#123456',
  ground: '#654321',
  mark: { size: 8, paths: [{ d: 'M1 1h6v6z', fill: '#ffffff' }] },
};

/** Each kind of paper, with all that a call may give it. */
const papers: { [Name in keyof Drawings]: Parameters<Drawings[Name]> } = {
  statement: [aSnapshot(), 'a'.repeat(64), { letterhead, portalUrl: 'https://portal.example.com' }],
  depositStatement: [
    {
      plan: aPlan(),
      owner: { name: 'Ada Farms LLC', address: ['1 Ridge Road', 'Pullman, WA 99163'] },
      company: { ...company, letterhead },
      from: '2026-01-01',
      to: '2026-03-31',
      asOf: today,
      sums: { rows: 0, inCents: 0, outCents: 0, openingCents: 0, closingCents: 0, kinds: [] },
      entries: [],
      disclaimer: 'Money in the plan is no bank account.',
    },
  ],
  receipt: [{ request: aRequestDetail(), company: { ...company, letterhead }, today, zone }],
  slip: [{ request: aCheckDetail(), company: { ...company, phone: undefined }, today }],
};
const names = Object.keys(papers) as (keyof Drawings)[];

/** Draws one of each kind. */
const drawWith = async (one: Drawings, name: keyof Drawings): Promise<Buffer> =>
  (one[name] as (...given: readonly unknown[]) => Promise<Buffer>)(...papers[name]);

let open: OpenDrawings;
const complaints: string[] = [];
const log = openLog({ level: 'error', to: { write: (line) => void complaints.push(line) } });
beforeAll(async () => {
  const outDir = join('node_modules', '.cache', 'drawing-thread');
  await build({
    logLevel: 'error',
    configFile: false,
    resolve: { tsconfigPaths: true },
    build: {
      ssr: true,
      outDir,
      rollupOptions: { input: { drawingThread: join(import.meta.dirname, 'drawings.ts') } },
    },
  });
  open = openDrawings({
    thread: join(process.cwd(), outDir, 'drawingThread.js'),
    threads: 1,
    perSecond: 50,
    log,
  });
});
afterAll(() => open.close());

describe('a thread that draws', () => {
  it.each(names.flatMap((name) => languages.map((language) => ({ name, language }))))(
    'draws a $name in $language as it is drawn here, byte for byte',
    async ({ name, language }) => {
      const [there, here] = await inLanguage(language, () =>
        Promise.all([drawWith(open.drawings, name), drawWith(drawings, name)]),
      );

      expect(there).toBeInstanceOf(Buffer);
      expect(there.subarray(0, 5).toString()).toBe('%PDF-');
      expect(there.equals(here)).toBe(true);
    },
  );

  it('tells whoever asked why a paper cannot be drawn, and draws the next', async () => {
    const broken = open.drawings.receipt({ ...papers.receipt[0], zone: 'Nowhere/Else' });
    const next = open.drawings.slip(...papers.slip);

    await expect(broken).rejects.toThrow('Nowhere/Else');
    expect((await next).length).toBeGreaterThan(1_000);
    expect(complaints).toEqual([]);
  });

  it('is a part of the trace of the call that asked', async () => {
    const begun: SpanStart[] = [];
    const call = {
      begin(start: SpanStart) {
        begun.push(start);
        return undefined;
      },
    };

    await within(call, () => open.drawings.slip(...papers.slip));
    expect(begun).toEqual([{ name: 'draw slip' }]);
  });

  it('64 wait, and the one after them is asked to come again', async () => {
    const asked = Array.from({ length: 1 + 64 + 1 }, () => open.drawings.slip(...papers.slip));
    const outcomes = await Promise.allSettled(asked);

    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 65 }, () => 'fulfilled'),
      'rejected',
    ]);
    const last = outcomes.at(-1) as PromiseRejectedResult;
    expect(last.reason).toBeInstanceOf(ApiError);
    expect(last.reason).toMatchObject({ code: 'unavailable' });
    expect((await open.drawings.slip(...papers.slip)).length).toBeGreaterThan(1_000);
  });
});

it('who waits for a thread that ends is drawn by the next', async () => {
  const dying = openDrawings({
    thread: join(import.meta.dirname, 'testing/dyingThread.mjs'),
    threads: 1,
    perSecond: 50,
    log,
  });
  const [first, second] = ['dies', 'lives'].map((zoneOfIt) =>
    dying.drawings.receipt({ ...papers.receipt[0], zone: zoneOfIt }),
  );

  await expect(first).rejects.toThrow('out of memory');
  expect(String(await second)).toBe('%PDF-drawn');
  await dying.close();
});

describe('the pace of what nobody waits for', () => {
  it.each([
    { perSecond: 50, at: [0, 0, 0], waits: [20, 40] },
    { perSecond: 50, at: [0, 19, 40], waits: [1] },
    { perSecond: 50, at: [0, 20, 40], waits: [] },
    { perSecond: 1, at: [0, 500, 500], waits: [500, 1_500] },
  ])('$perSecond a second, asked at $at ms: waits $waits', async ({ perSecond, at, waits }) => {
    const waited: number[] = [];
    let now = 0;
    const pace = paceOf(
      perSecond,
      () => now,
      async (ms) => void waited.push(ms),
    );
    for (const instant of at) {
      now = instant;
      await pace();
    }

    expect(waited).toEqual(waits);
  });
});
