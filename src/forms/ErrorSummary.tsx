import { useFormikContext } from 'formik';
import * as common from '@locales/common';
import { ErrorSummary as Summary } from '../components/ErrorSummary/ErrorSummary';
import { inOrder, problemsOf } from './problems';
import type { FormStatus } from './submit';
import { fieldId } from './useRow';

export interface ErrorSummaryProps {
  /** The form's fields in their order on the page. */
  readonly fields: readonly string[];
}

/**
 * Says at the top of a form what is wrong after a try to send it, and takes the focus there. A word about
 * something that is no field of the page is said without a link, but said.
 */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const { errors, touched, status, submitCount, isSubmitting } = useFormikContext<object>();
  const { listed, others } = inOrder(problemsOf(errors, touched), fields);
  const { error, reference } = (status as FormStatus | undefined) ?? {};
  const words = [
    error,
    ...others.map(({ message }) => message),
    reference && common.referenceNumber({ reference }),
  ];
  const said = words.filter((word) => word !== undefined);
  return (
    <Summary
      attempt={isSubmitting ? 0 : submitCount}
      problems={listed.map(({ name, message }) => ({ id: fieldId(name), message }))}
      error={said.length > 0 ? said.map((word) => <div key={word}>{word}</div>) : undefined}
    />
  );
}
