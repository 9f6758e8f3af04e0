import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runnerImport } from 'vite';

/**
 * Asks Chromatic's own trace of the Storybook in dist/storybook which stories a change in two screens takes anew, and
 * compares that with their imports, which scripts/visual/storyReach.test.ts keeps within budgets.
 */
const screens = ['src/features/contact/ContactForm.tsx', 'src/features/queue/QueuePage.tsx'];

const { module: reach } = await runnerImport('./scripts/visual/storyReach.ts');
const reached = reach.reachedAtHand();

async function trace(screen) {
  const program = 'node_modules/chromatic/dist/bin.cjs';
  const args = ['trace', screen, '--stats-file', 'dist/storybook/preview-stats.json', '--mode', 'compact'];
  const env = { ...process.env, DISABLE_ERROR_MONITORING: '1' };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], { env });
  const stories = reach.storiesOf(screen, reached);
  const difference = reach.traceDifference(screen, stories, `${stdout}${stderr}`);
  console.log(difference ?? `${screen}: ${stories.join(', ')}`);
  return difference === undefined && stories.length > 0;
}

const agreed = await Promise.all(screens.map(trace));
process.exitCode = agreed.every(Boolean) ? 0 : 1;
