import { useField } from 'formik';
import type { ReactNode } from 'react';

/** What every field of a form is told. */
export interface FieldProps {
  /** The field's path in the form's values. */
  readonly name: string;
  readonly label: string;
  /** What helps to fill it in; what is wrong takes its place. */
  readonly hint?: ReactNode;
  /** What is known of the present value. It stays beside what is wrong. */
  readonly note?: ReactNode;
  /** May be left empty, and says so. Every other field has to be filled in. */
  readonly optional?: boolean;
  readonly disabled?: boolean;
}

/** The id that an error summary links to. */
export const fieldId = (name: string) => `field-${name}`;

/** The ids of the words below a field. */
export const wordsId = (name: string) => `${fieldId(name)}-words`;
export const noteId = (name: string) => `${fieldId(name)}-note`;

/** A field of the Formik form around it, what is wrong with it, and how its control is tied to its words. */
export function useRow<Value>({ name, hint, note, optional = false }: FieldProps) {
  const [field, meta, { setValue, setTouched }] = useField<Value>(name);
  const error = meta.touched ? meta.error : undefined;
  const describedBy = [(error ?? hint) && wordsId(name), note && noteId(name)].filter(Boolean).join(' ');
  return {
    field,
    setValue,
    setTouched,
    error,
    control: {
      id: fieldId(name),
      'aria-describedby': describedBy || undefined,
      // The word and not the attribute: a browser calls an empty required field wrong before it is touched.
      'aria-required': optional ? undefined : true,
    },
  } as const;
}
