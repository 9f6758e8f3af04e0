import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FormRow } from './FormRow';
import { type FieldProps, useRow } from './useRow';

interface Option {
  readonly value: string;
  readonly label: string;
  /** Options of one group stand together under its name. */
  readonly group?: string;
  readonly disabled?: boolean;
}

export interface FormSelectProps extends FieldProps {
  /** In their order; those of one group beside each other. */
  readonly options: readonly Option[];
  /** What stands there until something is chosen: "Choose a branch". Its value is ''. */
  readonly empty?: string;
}

/**
 * One of many, where a card for each would fill the page. The browser's own list: a phone turns it into a
 * wheel, a long one can be searched by typing, and no page has to download it.
 */
export function FormSelect({ options, empty, ...props }: FormSelectProps) {
  const { field, control, error } = useRow<string | number>(props);
  const { 'aria-required': required, ...ties } = control;
  // A number from the server is chosen by its digits.
  const present = String(field.value);
  const isOffered = (present === '' && empty !== undefined) || options.some(({ value }) => value === present);
  return (
    <FormRow {...props} error={error}>
      <NativeSelect
        {...field}
        input={<OutlinedInput {...ties} />}
        inputProps={{ 'aria-required': required, 'aria-invalid': error !== undefined }}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {/* A browser would show the first option in place of a value that is none of them. */}
        {!isOffered && (
          <option value={field.value} disabled hidden>
            {'\u00A0'}
          </option>
        )}
        {groupsOf(options).map(([group, members]) =>
          group === undefined ? (
            optionsOf(members)
          ) : (
            <optgroup key={group} label={group}>
              {optionsOf(members)}
            </optgroup>
          ),
        )}
      </NativeSelect>
    </FormRow>
  );
}

const optionsOf = (options: readonly Option[]) =>
  options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));

function groupsOf(options: readonly Option[]) {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) {
    groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  }
  return [...groups];
}
