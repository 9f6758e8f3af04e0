import * as common from '@locales/common';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FieldArray, useField } from 'formik';
import { useContext, useRef, useState } from 'react';
import { Fold } from '@/components/Fold/Fold';
import { type Entry, EntryField } from '@/entries/Entry';
import { rowPath } from './settingsValues';
import { Unfolding, useFold } from './unfolding';

interface SettingsRowsProps {
  /** Path of the list in the form's values. */
  readonly name: string;
  readonly title: string;
  /** What is said while there is no row. */
  readonly none: string;
  /** What the button does: "Add hours". */
  readonly add: string;
  /** What the button does that takes a row away: "Remove hours 2 of Pullman". */
  readonly removal: (at: number) => string;
  readonly fresh: () => unknown;
  /** What is typed in each row. */
  readonly entries: readonly Entry[];
  /** A row in a line, from what is typed in it. */
  readonly words: (row: unknown) => string;
}

/** Rows of a list, of which there may be any number. */
export function SettingsRows(props: SettingsRowsProps) {
  const { name, title, none, add, removal, fresh, entries, words } = props;
  const [{ value: rows }] = useField<readonly unknown[]>(name);
  const { unfold } = useContext(Unfolding);
  const adding = useRef<HTMLButtonElement>(null);
  // A row has no name of its own, and stays as open as it was when one before it is taken away.
  const [keys, setKeys] = useState(() => rows.map((_, at) => at));
  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1 }}>
        {title}
      </Typography>
      <FieldArray name={name}>
        {(list) => (
          <>
            {rows.length === 0 && <Typography variant="body2">{none}</Typography>}
            {rows.map((row, at) => (
              <SettingsRow
                key={keys[at]}
                path={rowPath(name, at)}
                words={words(row)}
                entries={entries}
                removal={removal(at)}
                onRemove={() => {
                  setKeys(keys.toSpliced(at, 1));
                  list.remove(at);
                  adding.current?.focus();
                }}
              />
            ))}
            <Button
              ref={adding}
              sx={{ mt: 1 }}
              onClick={() => {
                setKeys([...keys, Math.max(-1, ...keys) + 1]);
                list.push(fresh());
                unfold({ fields: [`${rowPath(name, rows.length)}.${entries[0]!.path}`], focus: true });
              }}
            >
              {add}
            </Button>
          </>
        )}
      </FieldArray>
    </Box>
  );
}

const group = { gridColumn: '1 / -1', border: 0, p: 0, m: 0, minWidth: 0 } as const;

interface SettingsRowProps {
  readonly path: string;
  /** What is in it, in a line. */
  readonly words: string;
  readonly entries: readonly Entry[];
  /** What the button does that takes it away: "Remove hours 2 of Pullman". */
  readonly removal: string;
  readonly onRemove: () => void;
}

/** One row of a list: a line that opens to be changed. */
function SettingsRow({ path, words, entries, removal, onRemove }: SettingsRowProps) {
  const fold = useFold((field) => field.startsWith(`${path}.`));
  return (
    <Fold variant="row" title={words} {...fold}>
      <Box sx={fields}>
        {entries.map((entry) => (
          <EntryField key={entry.path} entry={entry} below={path} />
        ))}
      </Box>
      <Button color="error" aria-label={removal} onClick={onRemove} sx={{ mt: 1 }}>
        {common.remove()}
      </Button>
    </Fold>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
} as const;
