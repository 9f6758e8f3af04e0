import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { FieldArray, useField } from 'formik';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon';

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
  readonly children: (path: string) => ReactNode;
}

/** Rows of a branch, of which there may be any number. */
export function SettingsRows({ name, title, none, add, nameOf, fresh, children }: SettingsRowsProps) {
  const [{ value: rows }] = useField<readonly unknown[]>(name);
  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 1 }}>
        {title}
      </Typography>
      <FieldArray name={name}>
        {(list) => (
          <>
            {rows.length === 0 && <Typography variant="body2">{none}</Typography>}
            {rows.map((_, at) => (
              // A row has no name of its own, and none is ever moved.
              // oxlint-disable-next-line react/no-array-index-key
              <Box key={at} sx={row}>
                <Box sx={fields}>{children(`${name}.${at}`)}</Box>
                <IconButton aria-label={`Remove ${nameOf(at)}`} onClick={() => list.remove(at)}>
                  <Icon name="close" />
                </IconButton>
              </Box>
            ))}
            <Button onClick={() => list.push(fresh())}>{add}</Button>
          </>
        )}
      </FieldArray>
    </Box>
  );
}

const group = { gridColumn: '1 / -1', border: 0, p: 0, m: 0, minWidth: 0 } as const;
const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  pb: 2,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const fields = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
} as const;
