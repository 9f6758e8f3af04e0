import { parseArgs } from 'node:util';
import { deprecate } from './deprecation';

// Puts one component in the place of another: `npm run deprecate:component -- Old --use New --props old=new`.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { use: { type: 'string' }, props: { type: 'string', multiple: true } },
});
try {
  const { written, left } = await deprecate(process.cwd(), {
    from: positionals[0] ?? '',
    to: values.use ?? '',
    props: (values.props ?? []).flatMap((pairs) => pairs.split(',')),
    today: new Date().toISOString().slice(0, 10),
  });
  process.stdout.write(`${written.join('\n')}\n\n`);
  process.stdout.write(
    left.length > 0 ? `Left to do by hand:\n${left.join('\n')}\n` : 'Nothing is left to do by hand.\n',
  );
  process.stdout.write('Next: npm run check, then npm run visual.\n');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nNothing was written.\n`);
  process.exitCode = 1;
}
