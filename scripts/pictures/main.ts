import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { openAlbum } from './album';
import { byShape, toThePixel } from './compare';
import { listShots, lookAtAll, seesOneStep, type Verdict } from './gate';
import { launchOptions } from './launch';
import { pinDifference, pinOf } from './pin';
import { writeReport } from './report';
import { serveFolder } from './serve';
import { pictureName } from './shots';

/**
 * Shows every story of the built handbook in Chromium and compares its picture with the accepted one:
 * `pictures compare`. `pictures accept` takes the new pictures over. Further words narrow both to the stories
 * whose id holds one of them. Leaves {passed, failed} in dist/pictures/counts.json.
 */
const [command = 'compare', ...narrowed] = process.argv.slice(2);
const accepting = command === 'accept';

const album = openAlbum(resolve('pictures'));
const browser = await chromium.launch(launchOptions(findChromium()));
const { origin, close } = await serveFolder(resolve('dist/storybook'));
const running = await pinOf(browser);
const accepted = album.pin();
const foreign = accepted && pinDifference(accepted, running);
if (foreign && accepting && narrowed.length > 0) {
  throw new Error(`All pictures have to be taken anew, because ${foreign}: run npm run visual:accept alone.`);
}
const compare = foreign && !accepting ? byShape : toThePixel;
const how = foreign
  ? `Compared by shape only, because ${foreign}. Small changes of colour pass unseen here.`
  : `Compared to the pixel, with Chromium ${running.chromium}.`;

const all = await listShots({ browser, origin });
const shots = all.filter(
  ({ storyId }) => narrowed.length === 0 || narrowed.some((word) => storyId.includes(word)),
);
const verdicts: Verdict[] = [];
const [, sees] = await Promise.all([
  lookAtAll(shots, {
    browser,
    origin,
    album,
    compare,
    // Twice as many as there are processors: half of a story's time is waiting for animations to be over.
    pages: availableParallelism() * 2,
    proofs: 4,
    onVerdict: (verdict) => void verdicts.push(verdict),
  }),
  compare === byShape || seesOneStep(all[0]!, { browser, origin, compare }),
]);
const blind = !sees;
await browser.close();
await close();

const names = new Set(all.map(pictureName));
const orphans = album.names().filter((name) => !names.has(name));
const failed = accepting ? accept() : tell();
mkdirSync(resolve('dist/pictures'), { recursive: true });
writeFileSync(
  resolve('dist/pictures/counts.json'),
  JSON.stringify({ passed: shots.length - failed, failed }),
);
process.exitCode = failed > 0 ? 1 : 0;

/** Takes over what differs, drops what belongs to no story. Answers how many stories are broken all the same. */
function accept(): number {
  for (const { shot, picture, difference } of verdicts) {
    if (picture && difference) album.write(pictureName(shot), picture);
  }
  for (const name of orphans) album.remove(name);
  album.setPin(running);
  const changed = verdicts.filter(({ difference }) => difference).length;
  console.log(`${changed} pictures taken over, ${orphans.length} dropped, of ${names.size}.`);
  return tellFaults();
}

function tell(): number {
  const file = writeReport(resolve('dist/pictures'), album, { how, verdicts, orphans });
  console.log(how);
  const broken = tellFaults();
  const differing = verdicts.filter(({ faults, difference }) => difference && faults.length === 0);
  for (const { shot, difference } of differing) {
    const words = difference === 'new' ? 'no picture was accepted yet' : difference!.reason;
    console.log(`✗ ${shot.storyId} ${shot.modeName}: ${words}`);
  }
  for (const name of orphans) console.log(`✗ ${name}: the story of this picture is gone`);
  if (blind) console.log('✗ A colour moved by one step was not seen: the comparison is blind.');
  if (differing.length + orphans.length > 0) {
    console.log('Meant? Then take the pictures over with: npm run visual:accept');
  }
  console.log(`Report: ${file}`);
  return broken + differing.length + orphans.length + (blind ? 1 : 0);
}

function tellFaults(): number {
  const broken = verdicts.filter(({ faults }) => faults.length > 0);
  for (const { shot, faults } of broken) {
    console.log(`✗ ${shot.storyId} ${shot.modeName}\n    ${faults.join('\n    ')}`);
  }
  return broken.length;
}
