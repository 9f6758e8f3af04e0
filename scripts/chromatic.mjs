import { spawn } from 'node:child_process';

// Sends Storybook to Chromatic, where there is a project for it; without one, says so and does nothing.
// The program asks for a newer Node.js than the portal, so it is fetched where it is used and is no dependency.
const program = 'chromatic@18.14.3';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const child = spawn('npx', ['--yes', program, ...process.argv.slice(2)], { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  console.log(
    'Nothing was sent to Chromatic, because CHROMATIC_PROJECT_TOKEN is not set. ' +
      'The screenshots are compared by npm test without it; docs/chromatic.md says how to set it up.',
  );
}
