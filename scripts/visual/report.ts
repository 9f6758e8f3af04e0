import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Baselines } from './baselines';
import type { Verdict } from './runner';
import { baselineName } from './screenshots';

/** What a run found, beside the verdicts. */
interface RunResult {
  /** "Compared to the pixel with Chromium 156…" */
  readonly how: string;
  readonly verdicts: readonly Verdict[];
  /** Baselines that belong to no story any more. */
  readonly orphans: readonly string[];
  /** What accepting all of it would add to the repository. */
  readonly growth: string;
}

/**
 * Writes `report.html` into the folder, with every image that differs: before, after, difference. It opens
 * from disk, without a server and without a script.
 */
export async function writeReport(
  folder: string,
  baselines: Baselines,
  { how, verdicts, orphans, growth }: RunResult,
): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const keep = (kind: string, name: string, image: Buffer) => {
    const path = join(folder, kind, `${name}.png`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, image);
    return `${kind}/${name}.png`;
  };
  const entries: string[] = [];
  const counts = new Map<string, number>();
  const byTitle = verdicts.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  for (const { screenshot, faults, image, difference } of byTitle) {
    if (faults.length === 0 && !difference) continue;
    const name = baselineName(screenshot);
    const before = await baselines.read(name);
    const changed = difference && difference !== 'new' ? difference : undefined;
    const figures = [
      before && figure('Before', keep('before', name, before)),
      image && figure(before ? 'After' : 'New', keep('after', name, image)),
      changed?.image && figure('Difference', keep('difference', name, changed.image)),
    ];
    const words = [...faults, difference === 'new' ? 'There is no baseline yet.' : changed?.reason];
    const { title } = screenshot;
    const count = counts.get(title) ?? 0;
    counts.set(title, count + 1);
    // The list at the top leads to the first of each.
    const anchor = count === 0 ? anchorOf(title) : undefined;
    entries.push(section(`${title} / ${screenshot.name}`, screenshot.modeName, words, figures, anchor));
  }
  for (const name of orphans) {
    const path = keep('before', name, (await baselines.read(name))!);
    entries.push(section(name, '', ['The story of this baseline is gone.'], [figure('Before', path)]));
  }
  const file = join(folder, 'report.html');
  const all = linkTo(folder, writeBaselinesPage(folder, baselines));
  const lead = `<p>${escaped(how)}</p><p>Accepted: ${escaped(growth)}</p><p>${all}</p>${contentsOf(counts)}`;
  writeFileSync(file, page('Visual tests', lead, entries));
  return file;
}

/** Screenshots of one component or screen stand together. */
const placeOf = ({ screenshot: { title, name, modeName } }: Verdict) => `${title} / ${name} ${modeName}`;

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** A list of what differs, with how many images of each. */
function contentsOf(counts: ReadonlyMap<string, number>): string {
  if (counts.size === 0) return '';
  const items = [...counts].map(
    ([title, count]) => `<li><a href="#${anchorOf(title)}">${escaped(title)}</a> ${count}</li>`,
  );
  return `<nav aria-label="What differs"><ul>${items.join('')}</ul></nav>`;
}

/** Every baseline on one page, story by story. */
function writeBaselinesPage(folder: string, baselines: Baselines): string {
  const stories = new Map<string, string[]>();
  for (const name of baselines.names()) {
    const story = name.split('.')[0]!;
    stories.set(story, [...(stories.get(story) ?? []), name]);
  }
  const sections = [...stories].map(([story, names]) => {
    const figures = names.map((name) => {
      const [first, second] = baselines
        .filesOf(name)
        .map((path) => relative(folder, join(baselines.folder, path)));
      return figure(name.slice(story.length + 1), first!, second);
    });
    return section(story, '', [], figures);
  });
  const file = join(folder, 'baselines.html');
  writeFileSync(file, page('Every baseline', '', sections));
  return file;
}

const linkTo = (folder: string, file: string) => `<a href="${relative(folder, file)}">Every baseline</a>`;

/** One image, or one that is drawn over another. */
function figure(words: string, first: string, second?: string) {
  const shown = (src: string) => `<img loading="lazy" src="${src}" alt="">`;
  const images = second
    ? `<span class="over">${shown(first)}${shown(second)}</span>`
    : `<a href="${first}" target="_blank">${shown(first)}</a>`;
  return `<figure><figcaption>${escaped(words)}</figcaption>${images}</figure>`;
}

const section = (
  title: string,
  mode: string,
  words: readonly (string | undefined)[],
  figures: readonly (string | undefined)[],
  anchor?: string,
) => `<section${anchor ? ` id="${anchor}"` : ''}><h2>${escaped(title)} <small>${escaped(mode)}</small></h2>
${words
  .filter(isThere)
  .map((word) => `<p>${escaped(word)}</p>`)
  .join('')}
<div class="row">${figures.filter(isThere).join('')}</div></section>`;

const page = (title: string, lead: string, sections: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color: CanvasText; background: Canvas; color-scheme: light dark }
h1 { font-size: 28px } h2 { font-size: 18px; margin: 32px 0 4px } small { font-weight: 400 } p { margin: 4px 0; white-space: pre-wrap }
nav ul { columns: 260px; padding: 0; list-style: none }
.row { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 16px; align-items: start } figure { margin: 8px 0 }
img { max-width: 100%; border: 1px solid GrayText }
.over { display: block; position: relative; overflow: hidden; width: fit-content; max-width: 100%; border: 1px solid GrayText }
.over img { display: block; border: 0 } .over img:first-child { position: absolute; top: 0; left: 0; width: 100% }
.over img:last-child { position: relative }
</style><h1>${title}</h1>${lead}
${sections.length > 0 ? sections.join('\n') : '<p>Nothing differs.</p>'}
</html>
`;

const isThere = (text: string | undefined): text is string => text !== undefined && text !== '';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
