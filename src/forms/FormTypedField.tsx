import { useState } from 'react';
import { TextRow, type TextProps } from './TextRow';
import { useRow } from './useRow';

/** How a value is typed: what is read becomes the value, what is not stays text for the form's rule to refuse. */
export interface Typing<Value> {
  /** Undefined for what cannot be read. */
  readonly read: (typed: string) => Value | undefined;
  /** The value as people read it; text that was not read comes back as it is. */
  readonly words: (value: Value | string) => string;
}

export interface FormTypedFieldProps<Value> extends TextProps {
  readonly typing: Typing<Value>;
}

/** A field that shows what is typed until it is left, and then the value as people read it. */
export function FormTypedField<Value>({ typing, ...props }: FormTypedFieldProps<Value>) {
  const { field, setValue, control, error } = useRow<Value | string>(props);
  const [draft, setDraft] = useState<{ readonly typed: string; readonly value: Value | string }>();

  function take(typed: string) {
    const value = typing.read(typed) ?? typed;
    setDraft({ typed, value });
    void setValue(value);
  }

  // A value that came from elsewhere, as when the form is emptied, is shown at once.
  const shown = draft && draft.value === field.value ? draft.typed : typing.words(field.value);
  return (
    <TextRow
      {...props}
      control={control}
      error={error}
      input={{
        value: shown,
        onChange: (event) => take(event.target.value),
        onBlur(event) {
          setDraft(undefined);
          field.onBlur(event);
        },
      }}
    />
  );
}
