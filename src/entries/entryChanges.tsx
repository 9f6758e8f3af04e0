import * as common from '@locales/common';
import * as m from '@locales/settings';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { formatWallTime } from '@contract/format/zonedTime';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Facts } from '@/components/Facts/Facts';
import type { Entry } from './Entry';

/** One thing that differs between two versions, in the words of the page. */
export interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What of these entries differs, in their order, each under the title of its part. */
export const entryChanges = (
  entries: readonly Entry[],
  before: object | undefined,
  after: object | undefined,
  title: string,
): readonly Change[] =>
  entries.flatMap((entry) =>
    changed(`${title}: ${entry.label}`, valueWords(entry, before), valueWords(entry, after)),
  );

export const changed = (what: string, before: string, after: string): readonly Change[] =>
  before === after ? [] : [{ what, before, after }];

/** A value as settings hold it, where it is no list. */
type Told = string | number | boolean | null | undefined;

const valueAt = (settings: object | null | undefined, path: string): Told =>
  path
    .split('.')
    .reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | null | undefined)?.[name],
      settings,
    ) as Told;

/** The value of an entry as the page tells it; of settings that are not there, that nothing is set. */
export const valueWords = (entry: Entry, settings: object | null | undefined): string =>
  entryWords(entry, valueAt(settings, entry.path));

function entryWords({ kind, choices }: Entry, value: Told): string {
  if (value === null || value === undefined || value === '') return m.nothingSet();
  if (typeof value === 'boolean') return value ? common.yes() : common.no();
  if (kind === 'money') return formatMoney(Number(value));
  if (kind === 'time') return formatWallTime(String(value));
  if (kind === 'date') return formatDate(String(value));
  return choices?.find((choice) => choice.value === value)?.label ?? String(value);
}

export const ChangeFacts = ({ changes }: { readonly changes: readonly Change[] }) => (
  <Facts facts={changes.map(({ what, before, after }) => ({ label: what, value: `${before} → ${after}` }))} />
);

interface ChangesDialogProps {
  /** The question, with how many there are. */
  readonly title: string;
  readonly action: string;
  readonly changes: readonly Change[];
  /** From when on they hold, as a sentence. */
  readonly from: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What differs, before somebody decides it. */
export function ChangesDialog({ title, action, changes, from, onConfirm, onCancel }: ChangesDialogProps) {
  return (
    <ConfirmDialog
      title={title}
      action={action}
      wayOut={m.keepEditing()}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography sx={{ mb: 2 }}>{from}</Typography>
      <ChangeFacts changes={changes} />
    </ConfirmDialog>
  );
}
