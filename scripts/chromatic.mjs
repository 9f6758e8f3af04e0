import { spawn } from 'node:child_process';

// Sends Storybook to Chromatic, where there is a project for it. Without a token nothing is sent: at a desk that is usual,
// but a CI that was told to send it must not look as if it had.
const notSent = 'Nothing was sent to Chromatic, because CHROMATIC_PROJECT_TOKEN is not set.';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const child = spawn(process.execPath, ['node_modules/chromatic/dist/bin.cjs', ...process.argv.slice(2)], {
    stdio: 'inherit',
    // It would tell a third company of its errors.
    env: { ...process.env, DISABLE_ERROR_MONITORING: '1' },
  });
  child.on('exit', (code) => process.exit(code ?? 1));
} else if (process.env.CI) {
  console.error(`${notSent} Give this job the secret, as docs/chromatic.md shows, or leave the job out.`);
  process.exitCode = 1;
} else {
  console.log(
    `${notSent} The screenshots are compared by npm test without it; docs/chromatic.md says how to set it up.`,
  );
}
