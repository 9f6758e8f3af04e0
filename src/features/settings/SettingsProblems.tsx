import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type MouseEvent, useContext, useEffect, useRef } from 'react';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { inOrder, problemsOf } from '@/forms/problems';
import { fieldId } from '@/forms/useRow';
import { type FormRows, settingsFields } from './settingsFields';
import { Unfolding } from './unfolding';

/** What is wrong after a try to save, as in every form; every fold around a mistake opens. */
export function SettingsProblems() {
  const { values, errors, touched, submitCount, isSubmitting } = useFormikContext<FormRows>();
  const { unfold } = useContext(Unfolding);
  const shownTry = useRef(0);
  const fields = settingsFields(values).map(({ path }) => path);
  const { listed, others } = inOrder(problemsOf(errors, touched), fields);
  const endedTry = isSubmitting ? 0 : submitCount;

  useEffect(function leadToTheMistakes() {
    const wrong = [...listed, ...others].map(({ name }) => name);
    if (endedTry > shownTry.current && wrong.length > 0) unfold({ fields: wrong, focus: false });
    shownTry.current = Math.max(endedTry, shownTry.current);
  });

  /** The summary's own link finds no field that was folded away again. */
  function unfoldAround({ target }: MouseEvent) {
    const address = (target as Element).getAttribute('href');
    const field = fields.find((name) => address === `#${fieldId(name)}`);
    if (field !== undefined) unfold({ fields: [field], focus: true });
  }

  return (
    <Box onClick={unfoldAround} sx={{ '&:empty': { display: 'none' } }}>
      <ErrorSummary fields={fields} />
    </Box>
  );
}
