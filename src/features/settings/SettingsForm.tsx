import * as m from '@locales/settings';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Form, Formik, useFormikContext } from 'formik';
import { type MouseEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { CompanySettings, DecidedSettings } from '@contract/settings/schema';
import { formatInstant } from '@contract/format/date';
import { loosenedLimits } from '@contract/rules/consent';
import {
  byEntry,
  chosenInstant,
  effectiveEntries,
  type EffectiveValues,
  emptyEntries,
  EntryField,
  notFilledIn,
  nothingDiffers,
} from '@/entries/Entry';
import { type Change, ChangesDialog } from '@/entries/entryChanges';
import { PartCard } from '@/entries/PartCard';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormSubmit } from '@/forms/FormSubmit';
import { inOrder, problemsOf } from '@/forms/problems';
import { submitting } from '@/forms/submit';
import { fieldId } from '@/forms/useRow';
import { BranchCards } from './BranchCards';
import { HolidaysPart } from './HolidaysPart';
import { PartFold } from './PartFold';
import { settingsChanges } from './settingsChanges';
import {
  type BranchRows,
  type FormRows,
  fromValues,
  settingsFields,
  type SettingsValues,
  toValues,
} from './settingsValues';
import { parts } from './settingsSections';
import { noWish, Unfolding } from './unfolding';

export interface SettingsFormProps {
  readonly decided: DecidedSettings;
  /** @param effectiveFrom an ISO instant; null: at once */
  readonly onDecide: (settings: CompanySettings, effectiveFrom: string | null) => Promise<unknown>;
}

interface Values extends SettingsValues, EffectiveValues {
  readonly branches: readonly BranchRows[];
}

interface Review {
  readonly changes: readonly Change[];
  readonly from: string;
  readonly answer: (sure: boolean) => void;
}

/** Every setting, to be changed and decided as another version. */
export function SettingsForm({ decided, onDecide }: SettingsFormProps) {
  const { settings, booksZone, branches } = decided;
  const [review, setReview] = useState<Review>();
  const [wish, unfold] = useState(noWish);
  const unfolding = useMemo(() => ({ wish, unfold }), [wish]);
  const nameOf = (code: string) => branches.find((branch) => branch.code === code)?.name ?? code;

  useEffect(
    function focusTheMostWanted() {
      const [first] = wish.fields;
      if (wish.focus && first !== undefined) document.getElementById(fieldId(first))?.focus();
    },
    [wish],
  );

  async function save({ effectiveFrom, effectiveTime, ...values }: Values) {
    const empty = emptyEntries(settingsFields(values), values);
    if (Object.keys(empty).length > 0) throw notFilledIn(empty);
    const next = fromValues(values);
    const changes = settingsChanges(settings, next, nameOf);
    if (changes.length === 0) throw nothingDiffers();
    const from = chosenInstant({ effectiveFrom, effectiveTime }, booksZone);
    const at = from === null ? m.holdAtOnce() : m.holdFrom({ when: formatInstant(from, booksZone) });
    const words = loosenedLimits(settings, next).length > 0 ? m.holdOnceConfirmed() : at;
    const sure = await new Promise<boolean>((answer) => setReview({ changes, from: words, answer }));
    setReview(undefined);
    if (!sure) return;
    try {
      await onDecide(next, from);
    } catch (error) {
      throw byEntry(error);
    }
  }

  const initial = { ...toValues(settings), effectiveFrom: '', effectiveTime: '00:00' } as Values;
  return (
    <Formik
      initialValues={initial}
      enableReinitialize
      // What is wrong stays said until the form is sent again: no key waits for a verdict.
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submitting(save)}
    >
      <Unfolding value={unfolding}>
        <Stack component={Form} noValidate useFlexGap spacing={2}>
          <SettingsProblems />
          <Parts />
          <HolidaysPart />
          <BranchCards branches={branches} />
          <PartCard title={m.effective()} about={m.effectiveAbout({ zone: booksZone })}>
            {effectiveEntries().map((entry) => (
              <EntryField key={entry.path} entry={entry} />
            ))}
          </PartCard>
          <FormSubmit sending={m.savingSettings()}>{m.reviewChanges()}</FormSubmit>
          {review && (
            <ChangesDialog
              title={m.askSave({ n: review.changes.length })}
              action={m.saveSettings()}
              {...review}
              onConfirm={() => review.answer(true)}
              onCancel={() => review.answer(false)}
            />
          )}
        </Stack>
      </Unfolding>
    </Formik>
  );
}

/** The settings of the whole company, one fold beside the other. */
const Parts = () =>
  parts().map(({ title, about, entries }) => (
    <PartFold
      key={title}
      title={title}
      summary={about}
      holds={(field) => entries.some(({ path }) => path === field)}
    >
      {entries.map((entry) => (
        <EntryField key={entry.path} entry={entry} />
      ))}
    </PartFold>
  ));

/** What is wrong after a try to save, as in every form; every fold around a mistake opens. */
function SettingsProblems() {
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
