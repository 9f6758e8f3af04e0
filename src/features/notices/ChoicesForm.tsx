import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Form, Formik, useField } from 'formik';
import { useId, useState } from 'react';
import { emailTimes, emailTimeWords, groupAbout, groupWords, isAlwaysTold } from '@contract/notices/labels';
import type { ChosenNotices, NoticeChoice, NoticeChoices } from '@contract/notices/schema';
import { ApiError } from '@contract/problem';
import * as m from '@locales/notices';
import { Icon } from '@/components/Icon/Icon';
import { PartCard } from '@/entries/PartCard';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormMoney } from '@/forms/FormMoney';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import { type ChoiceEntries, chosenOf, entriesOf, zoneOptions } from './choiceEntries';

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
              <Box sx={{ gridColumn: '1 / -1' }}>
                {begun.choices.map((choice, at) => (
                  <GroupRow
                    key={choice.group}
                    choice={choice}
                    name={`choices[${at}]`}
                    canPush={choices.canPush}
                    canText={choices.canText}
                  />
                ))}
              </Box>
            </PartCard>
            <PartCard title={m.attachTitle()} about={m.attachAbout()}>
              <Box sx={{ gridColumn: '1 / -1' }}>
                <ChoiceSwitch name="attachStatements" label={m.attachLabel()} />
              </Box>
            </PartCard>
            <PartCard title={m.whenTitle()} about={m.whenAbout()}>
              <FormTextField name="quietFrom" label={m.quietFrom()} type="time" optional />
              <FormTextField name="quietUntil" label={m.quietUntil()} type="time" optional />
              <FormSelect name="zone" label={m.zone()} options={zoneOptions(begun.zone)} />
            </PartCard>
            <PartCard title={m.leastTitle()}>
              <FormMoney name="leastCents" label={m.leastLabel()} hint={m.leastHint()} />
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

interface GroupRowProps {
  readonly choice: NoticeChoice;
  /** Its path in the form's values. */
  readonly name: string;
  readonly canPush: boolean;
  readonly canText: boolean;
}

/** One group: what it is, when its emails come, and whether the bell counts it and devices show it. */
function GroupRow({ choice: { group }, name, canPush, canText }: GroupRowProps) {
  const id = useId();
  return (
    <Box component="fieldset" aria-labelledby={id} sx={{ ...bare, ...row }}>
      <Box>
        <Typography component="h3" variant="subtitle2" id={id}>
          {groupWords[group]}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {groupAbout[group]}
        </Typography>
      </Box>
      {isAlwaysTold(group) ? (
        <Box>
          <Chip icon={<Icon name="lock" />} label={m.alwaysOn()} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {m.alwaysOnWhy()}
          </Typography>
        </Box>
      ) : (
        <>
          <FormSelect
            name={`${name}.email`}
            label={m.emailOf({ group: groupWords[group] })}
            options={emailTimes.map((value) => ({ value, label: emailTimeWords[value] }))}
          />
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              ...((canPush || canText) && { gridColumn: '1 / -1' }),
            }}
          >
            <ChoiceSwitch name={`${name}.bell`} label={m.bellOf({ group: groupWords[group] })} />
            {canPush && <ChoiceSwitch name={`${name}.push`} label={m.pushOf({ group: groupWords[group] })} />}
            {canText && <ChoiceSwitch name={`${name}.text`} label={m.textOf({ group: groupWords[group] })} />}
          </Box>
        </>
      )}
    </Box>
  );
}

function ChoiceSwitch({ name, label }: { readonly name: string; readonly label: string }) {
  const [{ value, ...field }] = useField<boolean>(name);
  return (
    <FormControlLabel sx={{ minHeight: 44 }} label={label} control={<Switch {...field} checked={value} />} />
  );
}

const bare = { border: 0, p: 0, m: 0, minInlineSize: 0 } as const;

const row = {
  display: 'grid',
  // As many beside each other as fit, however large the letters are.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: { '@sm': 'center' },
  columnGap: 2,
  rowGap: 1,
  py: 2,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
