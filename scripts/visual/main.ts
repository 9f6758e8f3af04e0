import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { findChromium, findShell } from '../chromium.mjs';
import { readRepository } from '../boundaries/repository';
import { filesAtHand } from '../fileHashes';
import { baselinesFolder, openBaselines, type Passed } from './baselines';
import { sizeFault } from './growth';
import { launchOptions, serveFolder } from './launch';
import { lookAtComponents, lookAtPages } from './lookAtPages';
import { type Counts, lookAtStories, type Looked } from './lookAtStories';
import { pinDifference, pinOf } from './pin';
import { listScreenshots } from './runner';
import { storyInputs } from './storyInputs';

/**
 * Shows every story of the built Storybook in Chromium and compares its screenshot with the baseline:
 * `visual compare`. `visual accept` makes the new screenshots the baselines. Both write into
 * .baselines/passed.json what passed. `visual check` is for the tests: it writes nothing into the repository, looks at
 * what every run looks at (tiers.ts), and skips what that file says has passed; `--all` skips nothing, `--deep` takes
 * every screenshot, opens every page in the dark and on a phone, and shows each component as people need it who use it
 * otherwise. `visual docs` and `visual quality` do one of these alone. Further words narrow each to the stories and pages
 * whose id holds one of them; `--storybook=FOLDER` is another built Storybook. Leaves {passed, failed, unchanged, files}
 * in dist/visual/counts.json.
 */
const commands = ['compare', 'accept', 'check', 'docs', 'quality'];
const [command = 'compare', ...given] = process.argv.slice(2);
if (!commands.includes(command)) throw new Error(`No such command: ${command}. ${commands.join(', ')}`);
const usual = 'dist/storybook';
const checking = command === 'check';
const deep = given.includes('--deep');
const narrowed = given.filter((word) => !word.startsWith('--'));
const built = given.find((word) => word.startsWith('--storybook='))?.split('=')[1] ?? usual;

// Before anything is shown: what is changed meanwhile has not been looked at.
const files = filesAtHand();
const { sources } = readRepository(process.cwd());
const inputs = storyInputs(files, sources);
const baselines = openBaselines(resolve(baselinesFolder));
const browser = await chromium.launch(launchOptions(findChromium()));
const shell = await chromium.launch(launchOptions(findShell()));
const { origin, close } = await serveFolder(resolve(built));
const running = await pinOf(browser);
const accepted = baselines.pin();
const run = {
  browser,
  shell,
  origin,
  baselines,
  deep,
  checking,
  narrowed,
  running,
  foreign: accepted && pinDifference(accepted, running),
  commit: execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  everything: !checking || deep || given.includes('--all'),
  // Twice as many as there are processors: half of a story's time is waiting for animations to be over.
  windows: availableParallelism() * 2,
};

const looked: Looked[] = [];
if (command === 'quality' || (deep && checking))
  looked.push(await lookAtComponents(run, await listScreenshots(run)));
if (command === 'docs' || checking) looked.push(await lookAtPages(run, files, sources));
if (command !== 'quality' && command !== 'docs')
  looked.push(await lookAtStories({ ...run, accepting: command === 'accept' }, inputs));
await Promise.all([browser.close(), shell.close(), close()]);

// What another Storybook shows says nothing of the files at hand.
if (!checking && built === usual) record();
const fault = sizeFault(baselines);
if (fault) console.log(`✗ ${fault}`);
const counts = looked.reduce<Counts>(add, { passed: 0, failed: fault ? 1 : 0, unchanged: 0, files: 0 });
mkdirSync(resolve('dist/visual'), { recursive: true });
writeFileSync(resolve('dist/visual/counts.json'), JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed.`);
process.exitCode = counts.failed > 0 ? 1 : 0;

/** Notes what passed in the browser of the baselines. */
function record() {
  const now = looked.reduce<Passed>(
    (passed, { record: note }) => note?.(passed) ?? passed,
    baselines.passed(),
  );
  if (!baselines.setPassed(now)) return;
  console.log(
    `${baselinesFolder}/passed.json has changed: commit it. It has ${Object.keys(now).length} story files and pages.`,
  );
}

function add(sum: Counts, { counts: { passed, failed, unchanged, files: all } }: Looked): Counts {
  return {
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    unchanged: sum.unchanged + unchanged,
    files: sum.files + all,
  };
}
