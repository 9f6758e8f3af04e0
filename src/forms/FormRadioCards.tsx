import Box from '@mui/material/Box';
import type { FocusEvent } from 'react';
import * as m from '@locales/forms';
import { type Choice, ChoiceCards } from '../components/ChoiceCards/ChoiceCards';
import { type FieldProps, useRow } from './useRow';

export interface FormRadioCardsProps<Id extends string> extends Omit<FieldProps, 'hint' | 'note'> {
  /** What helps to answer. */
  readonly hint?: string;
  /** The answers, in their order. */
  readonly choices: readonly Choice<Id>[];
}

/** One of a few choices that need a word of explanation each. The form's value is '' until one is chosen. */
export function FormRadioCards<Id extends string>(props: FormRadioCardsProps<Id>) {
  const { label, hint, optional, disabled, choices } = props;
  const { field, setValue, setTouched, error, control } = useRow<Id | ''>(props);
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void setTouched(true);
  };
  return (
    <Box onBlur={left}>
      <ChoiceCards
        label={optional ? m.optional({ label }) : label}
        hint={hint}
        error={error}
        required={!optional}
        firstId={control.id}
        choices={disabled ? choices.map((choice) => ({ ...choice, disabled })) : choices}
        selected={field.value || undefined}
        onSelect={(id) => void setValue(id)}
      />
    </Box>
  );
}
