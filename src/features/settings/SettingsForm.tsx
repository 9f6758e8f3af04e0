import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { CompanySettings, DecidedSettings } from '../../../contract/companySettings';
import { formatInstant } from '../../../contract/format/date';
import { instantOf } from '../../../contract/format/zonedTime';
import { Refusal } from '../../../contract/problem';
import { ErrorSummary } from '../../forms/ErrorSummary';
import { FormDate } from '../../forms/FormDate';
import { FormSubmit } from '../../forms/FormSubmit';
import { FormTextField } from '../../forms/FormTextField';
import { submitting } from '../../forms/submit';
import { BranchCards } from './BranchCards';
import { PartCard } from './PartCard';
import { type Change, settingsChanges } from './settingsChanges';
import { SettingsEntry } from './SettingsEntry';
import { parts } from './settingsParts';
import { SettingsReview } from './SettingsReview';
import { fromValues, type SettingsValues, toValues } from './settingsValues';

export interface SettingsFormProps {
  readonly decided: DecidedSettings;
  /** @param effectiveFrom an ISO instant; null: at once */
  readonly onDecide: (settings: CompanySettings, effectiveFrom: string | null) => Promise<unknown>;
}

interface Values extends SettingsValues {
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
  const nameOf = (code: string) => branches.find((branch) => branch.code === code)?.name ?? code;

  async function save({ effectiveFrom: day, effectiveTime: time, ...values }: Values) {
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

  const initial: Values = { ...toValues(settings), effectiveFrom: '', effectiveTime: '00:00' };
  return (
    <Formik initialValues={initial} enableReinitialize onSubmit={submitting(save)}>
      <Stack component={Form} noValidate spacing={3}>
        <ErrorSummary fields={parts.flatMap(({ entries }) => entries.map(({ path }) => path))} />
        {parts.map(({ title, about, entries }) => (
          <PartCard key={title} title={title} about={about}>
            {entries.map((entry) => (
              <SettingsEntry key={entry.path} entry={entry} />
            ))}
          </PartCard>
        ))}
        <BranchCards branches={branches} />
        <PartCard
          title="From when on"
          about="Empty: at once. Until then the settings in force stay as they are."
        >
          <FormDate name="effectiveFrom" label="Day" optional />
          <FormTextField name="effectiveTime" label="Time" type="time" hint={`In ${booksZone}`} optional />
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
    </Formik>
  );
}

const nothingDiffers = () =>
  new Refusal({ code: 'invalid', message: 'Nothing differs from the version that you opened.' });

/** The server speaks of the call's body; the form of the settings in it. */
function byEntry(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const fields = Object.entries(error.fields).map(
    ([path, words]) => [path.replace(/^settings\./, ''), words] as const,
  );
  const { code, message, requestId, status, cause } = error;
  return new Refusal({ code, message, fields: Object.fromEntries(fields), requestId, status, cause });
}
