import { isAbsolute } from 'node:path';
import type { DropReport, DropSummary } from '@contract/imports/schema';
import type { Command, Commands } from '../control/control';
import type { Feed } from './feed';
import type { ValidationIssue, ImportReport } from './report';
import type { RolledBack } from './rollback';

/** A drop as its record has it, with everything that was found in it. */
export interface KeptReport {
  readonly report: DropReport;
  readonly issues: readonly ValidationIssue[];
}

/** What each command answers. */
export interface FeedAnswers {
  readonly import: ImportReport;
  readonly preview: ImportReport;
  readonly approve: ImportReport;
  readonly dismiss: KeptReport;
  readonly rollback: RolledBack;
  readonly report: KeptReport;
  readonly drops: readonly DropSummary[];
}

/** Who decided what was decided on the machine itself. */
const BY = 'the command line';

type Act<R> = (given: Parameters<Command>[0], tell: Parameters<Command>[1]) => Promise<R>;

/** What is done for `{"command":"import","folder":"/absolute/path"}`, `{"command":"approve","dropId":7}` and their like. */
export function feedCommands(feed: Feed): Commands {
  const kept = async (dropId: number): Promise<KeptReport> => ({
    report: await feed.report(dropId),
    issues: await feed.issues(dropId),
  });
  const acts: { readonly [Name in keyof FeedAnswers]: Act<FeedAnswers[Name]> } = {
    import: ({ folder }, tell) => feed.import(absolute(folder), tell),
    preview: ({ folder }, tell) => feed.preview(absolute(folder), tell),
    approve: ({ dropId }, tell) => feed.approve(numbered(dropId), BY, tell),
    async dismiss({ dropId }) {
      await feed.dismiss(numbered(dropId), BY);
      return kept(numbered(dropId));
    },
    rollback: () => feed.rollBack(BY),
    report: ({ dropId }) => kept(numbered(dropId)),
    drops: () => feed.newest(),
  };
  // Each refuses at once, as a promise, what it was given wrongly.
  return new Map(
    Object.entries(acts).map(([name, act]): [string, Command] => [
      name,
      async (given, tell) => act(given, tell),
    ]),
  );
}

function absolute(folder: unknown): string {
  if (typeof folder === 'string' && isAbsolute(folder)) return folder;
  throw new Error('An import names its folder by an absolute path: "folder":"/absolute/path".');
}

function numbered(dropId: unknown): number {
  if (typeof dropId === 'number' && Number.isSafeInteger(dropId) && dropId > 0) return dropId;
  throw new Error('A drop is named by its number: "dropId":7.');
}
