import { type FormikErrors, type FormikTouched, getIn } from 'formik';

/** What is wrong with one field. */
interface FieldProblem {
  /** The field's path: "lines[0].amount". */
  readonly name: string;
  readonly message: string;
}

/** Every message in a form's errors that its owner has been shown the field of, however deep. */
export function problemsOf<Values>(
  errors: FormikErrors<Values>,
  touched: FormikTouched<Values>,
): readonly FieldProblem[] {
  return leaves(errors, '').filter(({ name }) => getIn(touched, name));
}

function leaves(errors: unknown, path: string): readonly FieldProblem[] {
  if (typeof errors === 'string') return [{ name: path, message: errors }];
  if (Array.isArray(errors)) return errors.flatMap((one, at) => leaves(one, `${path}[${at}]`));
  return Object.entries(errors ?? {}).flatMap(([key, one]) => leaves(one, path ? `${path}.${key}` : key));
}

/** The problems of these fields in their order, and those that no field of the page can be blamed for. */
export function inOrder(problems: readonly FieldProblem[], fields: readonly string[]) {
  return {
    listed: fields.flatMap((field) => problems.filter(({ name }) => name === field)),
    others: problems.filter(({ name }) => !fields.includes(name)),
  };
}
