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
  const left = batches(shots);
  const work = async () => {
    const studio = await openStudio(look.browser, look.origin);
    try {
      for (let batch = left.shift(); batch; batch = left.shift()) {
        await studio.begin(batch[0]!);
        for (const shot of batch) look.onVerdict(await judge(studio, shot, look));
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
function batches(shots: readonly Shot[]): Shot[][] {
  const kindOf = ({ mode, width, height }: Shot) => JSON.stringify([mode, width, height]);
  const kinds = [...new Set(shots.map(kindOf))].map((kind) => shots.filter((shot) => kindOf(shot) === kind));
  return kinds.flatMap((alike) =>
    Array.from({ length: Math.ceil(alike.length / perLoad) }, (_, n) =>
      alike.slice(n * perLoad, (n + 1) * perLoad),
    ),
  );
}
