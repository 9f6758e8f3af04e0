import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import type { CompanySettings, DecidedSettings } from '@contract/settings/schema';
import { formatInstant } from '@contract/format/date';
import { instantOf } from '@contract/format/zonedTime';
import { ApiError } from '@contract/problem';
import { FormSubmit } from '@/forms/FormSubmit';
import { submitting } from '@/forms/submit';
import { fieldId } from '@/forms/useRow';
import { BranchCards } from './BranchCards';
import { PartCard } from './PartCard';
import { PartFold } from './PartFold';
import { type Change, settingsChanges } from './settingsChanges';
import { SettingsEntry } from './SettingsEntry';
import { type BranchRows, emptyFields } from './settingsFields';
import { HolidaysPart } from './HolidaysPart';
import { effectiveEntries, parts } from './settingsParts';
import { SettingsProblems } from './SettingsProblems';
import { SettingsReview } from './SettingsReview';
import { fromValues, type SettingsValues, toValues } from './settingsValues';
import { noWish, Unfolding } from './unfolding';

export interface SettingsFormProps {
  readonly decided: DecidedSettings;
  /** @param effectiveFrom an ISO instant; null: at once */
  readonly onDecide: (settings: CompanySettings, effectiveFrom: string | null) => Promise<unknown>;
}

interface Values extends SettingsValues {
  readonly branches: readonly BranchRows[];
  readonly effectiveFrom: string;
  readonly effectiveTime: string;
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

  async function save({ effectiveFrom: day, effectiveTime: time, ...values }: Values) {
    const empty = emptyFields(values);
    if (Object.keys(empty).length > 0) throw notFilledIn(empty);
    const next = fromValues(values);
    const changes = settingsChanges(settings, next, nameOf);
    if (changes.length === 0) throw nothingDiffers();
    const from = day === '' ? null : instantOf(day, time || '00:00', booksZone).toISOString();
    const words = from === null ? 'at once' : `from ${formatInstant(from, booksZone)} on`;
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
          {parts.map(({ title, about, entries }) => (
            <PartFold
              key={title}
              title={title}
              summary={about}
              holds={(field) => entries.some(({ path }) => path === field)}
            >
              {entries.map((entry) => (
                <SettingsEntry key={entry.path} entry={entry} />
              ))}
            </PartFold>
          ))}
          <HolidaysPart />
          <BranchCards branches={branches} />
          <PartCard
            title="From when on"
            about={`Empty: at once. The time is meant in ${booksZone}. Until then the settings in force stay as they are.`}
          >
            {effectiveEntries.map((entry) => (
              <SettingsEntry key={entry.path} entry={entry} />
            ))}
          </PartCard>
          <FormSubmit sending="Saving the settings…">Review changes</FormSubmit>
          {review && (
            <SettingsReview
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

const nothingDiffers = () =>
  new ApiError({ code: 'invalid', message: 'Nothing differs from the version that you opened.' });

const notFilledIn = (fields: Readonly<Record<string, string>>) =>
  new ApiError({ code: 'invalid', message: 'Some entries are empty that may not be.', fields });

/** The server speaks of the call's body; the form of the settings in it. */
function byEntry(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = Object.entries(error.fields).map(
    ([path, words]) => [path.replace(/^settings\./, ''), words] as const,
  );
  const { code, message, requestId, status, cause } = error;
  return new ApiError({ code, message, fields: Object.fromEntries(fields), requestId, status, cause });
}
