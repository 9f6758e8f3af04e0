import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { ChosenNotices, NoticeChoices } from '@contract/notices/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/notices';
import { PartCard } from '@/entries/PartCard';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import { type ChoiceEntries, chosenOf, entriesOf, zoneOptions } from './choiceEntries';
import { AttachChoice, bare, GroupChoices, MinAmountChoice } from './GroupChoices';

/** Keeps choices and answers their version; rejects with what it was refused with. */
export type ChooseNotices = (chosen: ChosenNotices) => Promise<Pick<NoticeChoices, 'version'>>;

interface ChoicesFormProps {
  readonly choices: NoticeChoices;
  readonly zone: string;
  readonly onChoose: ChooseNotices | undefined;
}

/**
 * All choices, saved together. Where somebody saved others meanwhile, what was entered stays, and the next try says from
 * the newest version.
 */
export function ChoicesForm({ choices, zone, onChoose }: ChoicesFormProps) {
  const [begun] = useState(() => entriesOf(choices, zone));
  // What was entered is of this version, whatever comes meanwhile; undefined: somebody was told of the newest.
  const [from, setFrom] = useState<number | undefined>(choices.version);

  async function save(entries: ChoiceEntries): Promise<void> {
    if (!onChoose) return;
    try {
      const { version } = await onChoose(chosenOf(entries, from ?? choices.version));
      setFrom(version);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      setFrom(undefined);
      throw new ApiError({ code: 'conflict', message: m.choicesMoved(), requestId: error.requestId });
    }
  }

  return (
    <Formik initialValues={begun} validateOnChange={false} validateOnBlur={false} onSubmit={submitting(save)}>
      <Form noValidate>
        <ErrorSummary fields={fieldsOf(begun)} />
        {/* The browser turns off every control in it. */}
        <Box component="fieldset" disabled={!onChoose} sx={bare}>
          <Stack sx={{ gap: 2.5 }}>
            <PartCard title={m.groupsTitle()} about={m.groupsAbout()}>
              <GroupChoices
                name="choices"
                choices={begun.choices}
                canPush={choices.canPush}
                canText={choices.canText}
              />
            </PartCard>
            <PartCard title={m.attachTitle()} about={m.attachAbout()}>
              <Box sx={{ gridColumn: '1 / -1' }}>
                <AttachChoice name="attachStatements" />
              </Box>
            </PartCard>
            <PartCard title={m.whenTitle()} about={m.whenAbout()}>
              <FormTextField name="quietFrom" label={m.quietFrom()} type="time" optional />
              <FormTextField name="quietUntil" label={m.quietUntil()} type="time" optional />
              <FormSelect name="zone" label={m.zone()} options={zoneOptions(begun.zone)} />
            </PartCard>
            <PartCard title={m.leastTitle()}>
              <MinAmountChoice name="leastCents" />
            </PartCard>
            {onChoose && (
              <Box>
                <FormSubmit sending={m.savingChoices()}>{m.saveChoices()}</FormSubmit>
              </Box>
            )}
          </Stack>
        </Box>
      </Form>
    </Formik>
  );
}

/** In the order of the page. */
const fieldsOf = ({ choices }: ChoiceEntries): readonly string[] => [
  ...choices.flatMap((_, at) => [
    `choices[${at}].email`,
    `choices[${at}].bell`,
    `choices[${at}].push`,
    `choices[${at}].text`,
  ]),
  'attachStatements',
  'quietFrom',
  'quietUntil',
  'zone',
  'leastCents',
];
