import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FieldArray, useField } from 'formik';
import { useContext, useRef, useState } from 'react';
import { rowPath } from './settingsFields';
import type { Entry } from './settingsParts';
import { SettingsRow } from './SettingsRow';
import { Unfolding } from './unfolding';

interface SettingsRowsProps {
  /** Path of the list in the form's values. */
  readonly name: string;
  readonly title: string;
  /** What is said while there is no row. */
  readonly none: string;
  /** What the button does: "Add hours". */
  readonly add: string;
  /** Names the row for whoever takes it away: "hours 2". */
  readonly nameOf: (at: number) => string;
  readonly fresh: () => unknown;
  /** What is typed in each row. */
  readonly entries: readonly Entry[];
  /** A row in a line, from what is typed in it. */
  readonly words: (row: unknown) => string;
}

/** Rows of a list, of which there may be any number. */
export function SettingsRows(props: SettingsRowsProps) {
  const { name, title, none, add, nameOf, fresh, entries, words } = props;
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
                name={nameOf(at)}
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
