import type { Source } from '../boundaries/source';
import { checkDocs, listDocs } from './docs';
import { isAsked, type Looked, type Run, tellSkipped, tellWrongRecord } from './lookAtStories';
import { chooseStories, docsAfter, docsKey } from './passed';
import { checkQuality, usualStories } from './quality';
import type { Screenshot } from './screenshots';
import { docsInputs } from './storyInputs';

/** Opens the pages of the handbook, and tells what is wrong with them. */
export async function lookAtPages(
  run: Run,
  files: readonly string[],
  sources: readonly Source[],
): Promise<Looked> {
  const pages = await listDocs(run.origin);
  const inputs = docsInputs([...new Set(pages.map(({ file }) => file))], files, sources);
  const byKey = new Map(pages.map((page) => [docsKey(page), page]));
  const { skipped, sample } = chooseStories([...byKey.keys()], run.baselines.passed(), {
    ...run,
    entryOf: (key) => inputs.get(byKey.get(key)!.file)!,
  });
  tellSkipped('pages of the handbook', pages.length, skipped.size, sample.size);
  const asked = pages.filter((page) => !skipped.has(docsKey(page)) && isAsked(page.id, run));
  const verdicts = await checkDocs(asked, { ...run, browser: run.shell });
  const bad = verdicts.filter(({ faults }) => faults.length > 0);
  for (const { page, how, faults } of bad) console.log(`✗ ${page.id}, ${how}\n    ${faults.join('\n    ')}`);
  tellWrongRecord([...new Set(bad.map(({ page }) => docsKey(page)))].filter((key) => sample.has(key)));
  return {
    counts: {
      passed: verdicts.length - bad.length,
      failed: bad.length,
      unchanged: skipped.size,
      files: pages.length,
    },
    record: (before) => docsAfter(before, pages, verdicts, inputs),
  };
}

/** Shows components as people need them who use them otherwise, screens at each width, and tells what is wrong then. */
export async function lookAtComponents(run: Run, screenshots: readonly Screenshot[]): Promise<Looked> {
  const { components, screens } = usualStories(screenshots);
  const asked = (ids: readonly string[]) => ids.filter((id) => isAsked(id, run));
  const verdicts = await checkQuality(
    { components: asked(components), screens: asked(screens) },
    { ...run, browser: run.shell },
  );
  const bad = verdicts.filter(({ faults }) => faults.length > 0);
  for (const { storyId, how, faults } of bad)
    console.log(`✗ ${storyId}, ${how}\n    ${faults.join('\n    ')}`);
  return {
    counts: { passed: verdicts.length - bad.length, failed: bad.length, unchanged: 0, files: 0 },
  };
}
