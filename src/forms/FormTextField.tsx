import { TextRow, type TextProps } from './TextRow';
import { useRow } from './useRow';

/** A text that belongs to the Formik form around it. */
export function FormTextField(props: TextProps) {
  const { field, control, error } = useRow<string>(props);
  return <TextRow {...props} input={field} control={control} error={error} />;
}
