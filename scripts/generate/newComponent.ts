import { parseArgs } from 'node:util';
import { writeComponent } from './componentFiles';

// Writes a component with its stories, test and docs: `npm run new:component -- QrCode --purpose Data`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { purpose: { type: 'string' } },
});
try {
  const paths = await writeComponent(process.cwd(), {
    name: positionals[0] ?? '',
    purpose: values.purpose,
    today: new Date().toISOString().slice(0, 10),
  });
  process.stdout.write(`${paths.join('\n')}

Types, lint, format and tests pass as it is; its screenshots have to be accepted. Next:
1. Replace what it shows, its props and its texts. Texts of the portal belong into locales/.
2. Write a story for each state, and test what a person would look for.
3. Replace what the docs say: docs/recipes.md#add-a-component.
4. npm run check, then npm run visual -- ${(positionals[0] ?? '').toLowerCase()}, look, npm run visual:accept.
5. Say in docs/library.md#changelog what it is for.
`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nNothing was written.\n`);
  process.exitCode = 1;
}
