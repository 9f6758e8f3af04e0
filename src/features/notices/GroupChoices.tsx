import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import { emailTimes, emailTimeWords, groupAbout, groupWords, isAlwaysTold } from '@contract/notices/labels';
import type { NoticeChoice } from '@contract/notices/schema';
import * as m from '@locales/notices';
import { Icon } from '@/components/Icon/Icon';
import { FormMoney } from '@/forms/FormMoney';
import { FormSelect } from '@/forms/FormSelect';

interface GroupChoicesProps {
  readonly choices: readonly NoticeChoice[];
  /** Where the form's values have them. Two forms of a page must not have the same names, which are ids too. */
  readonly name: string;
  /** Whether devices are chosen too. */
  readonly canPush: boolean;
  /** Whether text messages are. */
  readonly canText: boolean;
}

/** A row for each group. */
export const GroupChoices = ({ choices, name, ...can }: GroupChoicesProps) => (
  <Box sx={{ gridColumn: '1 / -1' }}>
    {choices.map((choice, at) => (
      <GroupRow key={choice.group} choice={choice} name={`${name}[${at}]`} {...can} />
    ))}
  </Box>
);

interface GroupRowProps extends Omit<GroupChoicesProps, 'choices'> {
  readonly choice: NoticeChoice;
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

interface NamedProps {
  /** Its path in the form's values. */
  readonly name: string;
}

function ChoiceSwitch({ name, label }: NamedProps & { readonly label: string }) {
  const [{ value, ...field }] = useField<boolean>(name);
  return (
    <FormControlLabel sx={{ minHeight: 44 }} label={label} control={<Switch {...field} checked={value} />} />
  );
}

export const AttachChoice = ({ name }: NamedProps) => <ChoiceSwitch name={name} label={m.attachLabel()} />;

export const MinAmountChoice = ({ name }: NamedProps) => (
  <FormMoney name={name} label={m.leastLabel()} hint={m.leastHint()} />
);

/** A fieldset that looks like none. */
export const bare = { border: 0, p: 0, m: 0, minInlineSize: 0 } as const;

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
