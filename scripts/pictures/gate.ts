import type { Browser } from 'playwright';
import type { Album } from './album';
import type { Comparison, Difference } from './compare';
import { moveOneColour } from './inPage';
import { pictureName, readStories, type Shot, shotsOf } from './shots';
import { openStudio, type Studio } from './studio';

/** What became of one shot. */
export interface Verdict {
  readonly shot: Shot;
  /** A failed play function, a broken accessibility rule, an uncaught error. */
  readonly faults: readonly string[];
  /** Absent where the story could not be shown. */
  readonly picture?: Buffer;
  /** "new" where no picture was accepted yet. */
  readonly difference?: Difference | 'new';
}

export interface Look {
  readonly browser: Browser;
  readonly origin: string;
  readonly album: Album;
  readonly compare: Comparison;
  /** Pages that work side by side. */
  readonly pages: number;
  /** How often, at most, a story that looks new or wrong is shown again in a page loaded anew. */
  readonly proofs: number;
  readonly onVerdict: (verdict: Verdict) => void;
}

/** The handbook is loaded anew after so many stories, so that none lives on what earlier ones left behind. */
const perLoad = 40;

/** So many stories in a row are one page's: neighbours are of one component, whose code is then fetched by one page. */
const perTurn = 6;

const desk = { mode: { theme: 'light', viewport: 'desktop' }, width: 1280, height: 860 } as const;

/** Everything that there is to be looked at in a served handbook. */
export async function listShots({ browser, origin }: Pick<Look, 'browser' | 'origin'>): Promise<Shot[]> {
  const studio = await openStudio(browser, origin);
  try {
    await studio.begin(desk);
    return shotsOf(await readStories(studio.page));
  } finally {
    await studio.close();
  }
}

/** Shows every story and compares its picture with the accepted one. */
export async function lookAtAll(shots: readonly Shot[], look: Look): Promise<void> {
  const queues = alike(shots);
  const work = async () => {
    const studio = await openStudio(look.browser, look.origin);
    try {
      for (let queue = longest(queues); queue; queue = longest(queues)) {
        await studio.begin(queue[0]!);
        for (let shown = 0; shown < perLoad && queue.length > 0; ) {
          const turn = queue.splice(0, Math.min(perTurn, perLoad - shown));
          for (const shot of turn) look.onVerdict(await judge(studio, shot, look));
          shown += turn.length;
        }
      }
    } finally {
      await studio.close();
    }
  };
  await Promise.all(Array.from({ length: look.pages }, work));
}

async function judge(studio: Studio, shot: Shot, { album, compare, proofs }: Look): Promise<Verdict> {
  const before = album.read(pictureName(shot));
  let last: Buffer | undefined;
  for (let proof = 1; ; proof += 1) {
    const faults = await studio.show(shot);
    const picture = await studio.shoot(shot, last ?? before);
    const difference = before ? compare(before, picture) : 'new';
    const right = faults.length === 0 && !difference;
    // A new look is believed when it came out twice, each time in a page loaded anew.
    const proven = last?.equals(picture) ?? false;
    if (right || proven || proof === proofs) return { shot, faults, picture, difference };
    last = picture;
    await studio.begin(shot);
  }
}

/** Whether the comparison sees a colour that is moved by one step. A gate that sees nothing passes everything. */
export async function seesOneStep(
  shot: Shot,
  { browser, origin, compare }: Pick<Look, 'browser' | 'origin' | 'compare'>,
): Promise<boolean> {
  const studio = await openStudio(browser, origin);
  try {
    await studio.begin(shot);
    await studio.show(shot);
    const before = await studio.shoot(shot);
    await studio.page.evaluate(moveOneColour);
    return compare(before, await studio.shoot(shot)) !== undefined;
  } finally {
    await studio.close();
  }
}

/** Shots of one mode and window together, since a page keeps both. */
function alike(shots: readonly Shot[]): Shot[][] {
  const kinds = new Map<string, Shot[]>();
  for (const shot of shots) {
    const kind = JSON.stringify([shot.mode, shot.width, shot.height]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), shot]);
  }
  return [...kinds.values()];
}

/** What has most left to be shown; pages share it, so that at the end none waits for another. */
const longest = (queues: readonly Shot[][]): Shot[] | undefined =>
  queues.filter(({ length }) => length > 0).toSorted((one, other) => other.length - one.length)[0];
