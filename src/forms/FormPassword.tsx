import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import * as m from '@locales/forms';
import { TextRow, type TextProps } from './TextRow';
import { useRow } from './useRow';

export type FormPasswordProps = Omit<
  TextProps,
  'type' | 'slotProps' | 'endAdornment' | 'multiline' | 'rows'
> & {
  /** Tells password managers whether to fill one in or to suggest one. */
  readonly autoComplete: 'current-password' | 'new-password';
};

/** A password that its owner may look at, with a word when caps lock is on. Pasting is welcome. */
export function FormPassword({ note, ...props }: FormPasswordProps) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const { field, control, error } = useRow<string>({ ...props, note: caps || note });
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const named = { field: props.label.toLowerCase() };
  const warning = (
    <Box component="output" htmlFor={control.id} sx={{ display: 'block' }}>
      {caps && m.capsLock()}
    </Box>
  );
  const button = (
    <Button
      size="small"
      disabled={props.disabled}
      // A page may have two of them.
      aria-label={shown ? m.hideField(named) : m.showField(named)}
      onClick={() => setShown(!shown)}
      // Focus stays in the field, so a phone's keyboard does not fold away.
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown ? m.hide() : m.show()}
    </Button>
  );
  return (
    <TextRow
      {...props}
      control={control}
      error={error}
      input={{
        ...field,
        onBlur(event) {
          setCaps(false);
          field.onBlur(event);
        },
      }}
      type={shown ? 'text' : 'password'}
      note={note ? beside(note, warning) : warning}
      onKeyUp={watchCaps}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      endAdornment={<InputAdornment position="end">{button}</InputAdornment>}
    />
  );
}

/** Not right below the row's note, which would give up its margin for a warning that is to come. */
const beside = (note: ReactNode, warning: ReactNode) => (
  <>
    {note}
    <div>{warning}</div>
  </>
);
