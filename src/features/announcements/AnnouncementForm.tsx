import * as m from '@locales/announcements';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, setIn } from 'formik';
import {
  balanceKinds,
  balanceWords,
  channels,
  channelWords,
  severities,
  severityWords,
} from '@contract/announcements/labels';
import type {
  AnnouncementChoices,
  AnnouncementDetail,
  AnnouncementEntries,
  Segment,
} from '@contract/announcements/schema';
import { languages } from '@locales/language';
import { zoneName } from '@contract/format/zoneName';
import { announcementProblems, longestAnnouncement } from '@contract/rules/announcement';
import { Section } from '@/components/Section/Section';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormDate } from '@/forms/FormDate';
import { FormMoney } from '@/forms/FormMoney';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextArea } from '@/forms/FormTextArea';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import { useRow } from '@/forms/useRow';
import { languageLabel } from './segmentLine';

interface AnnouncementFormProps {
  /** What it begins with; undefined for a new one. */
  readonly announcement: AnnouncementDetail | undefined;
  readonly choices: AnnouncementChoices;
  /** 'YYYY-MM-DD' in the books zone. */
  readonly today: string;
  readonly onSave: (entries: AnnouncementEntries) => Promise<void>;
}

/** The entries as fields hold them: '' is nothing. */
interface Values extends Omit<AnnouncementEntries, 'segment'> {
  readonly segment: {
    readonly [Name in keyof Segment]: null extends Segment[Name]
      ? NonNullable<Segment[Name]> | ''
      : Segment[Name];
  };
}

const nothing: Values['segment'] = {
  branches: [],
  balance: '',
  minCents: '',
  groups: [],
  boughtSince: '',
  depositPlan: '',
  language: '',
};

const fields = [
  'title',
  'text',
  'spanishTitle',
  'spanishText',
  'from',
  'fromTime',
  'through',
  'segment.branches',
  'segment.balance',
  'segment.minCents',
  'segment.groups',
  'segment.boughtSince',
];

/** What is told, when and to whom. Nothing is sent by saving it. */
export function AnnouncementForm({ announcement, choices, today, onSave }: AnnouncementFormProps) {
  const validate = (values: Values) =>
    Object.entries(announcementProblems(entriesOf(values), today)).reduce<object>(
      (errors, [path, message]) => setIn(errors, path, message) as object,
      {},
    );
  return (
    <Formik<Values>
      initialValues={valuesOf(announcement, today)}
      validate={validate}
      onSubmit={submitting((values) => onSave(entriesOf(values)))}
    >
      <Stack component={Form} noValidate autoComplete="off" spacing={2.5}>
        <ErrorSummary fields={fields} />
        <FormTextField name="title" label={m.title()} />
        <FormTextArea
          name="text"
          label={m.text()}
          hint={m.textHint()}
          max={longestAnnouncement.text}
          rows={6}
        />
        <FormTextField name="spanishTitle" label={m.spanishTitle()} hint={m.spanishHint()} optional />
        <FormTextArea
          name="spanishText"
          label={m.spanishText()}
          max={longestAnnouncement.text}
          rows={4}
          optional
        />
        <FormSelect
          name="severity"
          label={m.severity()}
          hint={m.importantHint()}
          options={severities.map((value) => ({ value, label: severityWords[value] }))}
        />
        <FormSelect
          name="channel"
          label={m.channel()}
          options={channels.map((value) => ({ value, label: channelWords[value] }))}
        />
        <FormDate name="from" label={m.fromDay()} />
        <FormTextField
          name="fromTime"
          label={m.fromTime()}
          hint={m.fromTimeHint({ zone: zoneName(choices.booksZone) })}
        />
        <FormDate name="through" label={m.throughDay()} rule={{ min: today }} />
        <SegmentFields choices={choices} />
        <FormSubmit>{m.saveDraft()}</FormSubmit>
      </Stack>
    </Formik>
  );
}

/** From today on, to everyone, unless it says something else. */
function valuesOf(announcement: AnnouncementDetail | undefined, today: string): Values {
  if (!announcement)
    return {
      title: '',
      text: '',
      spanishTitle: '',
      spanishText: '',
      severity: 'info',
      channel: 'portal',
      from: today,
      fromTime: '08:00',
      through: '',
      segment: nothing,
    };
  const { title, text, spanishTitle, spanishText, severity, channel, from, fromTime, through } = announcement;
  const { branches, groups, ...segment } = announcement.segment;
  const said = Object.entries(segment).map(([name, value]) => [name, value ?? '']);
  return {
    title,
    text,
    spanishTitle,
    spanishText,
    severity,
    channel,
    from,
    fromTime,
    through,
    segment: { ...nothing, ...(Object.fromEntries(said) as object), branches, groups },
  };
}

function entriesOf({ segment, ...values }: Values): AnnouncementEntries {
  const { branches, groups, balance, minCents, boughtSince, depositPlan, language } = segment;
  return {
    ...values,
    segment: {
      branches,
      groups,
      balance: balance || null,
      minCents: minCents === '' ? null : minCents,
      boughtSince: boughtSince || null,
      depositPlan: depositPlan || null,
      language: language || null,
    },
  };
}

const SegmentFields = ({ choices }: Pick<AnnouncementFormProps, 'choices'>) => (
  <Section title={m.segmentHeading()}>
    <Stack spacing={2.5}>
      <Typography variant="body2">{m.segmentLead()}</Typography>
      <Codes name="segment.branches" label={m.branches()} choices={choices.branches} />
      <FormSelect
        name="segment.balance"
        label={m.balance()}
        empty={m.anyBalance()}
        options={balanceKinds.map((value) => ({ value, label: balanceWords[value] }))}
        optional
      />
      <FormMoney name="segment.minCents" label={m.minimum()} optional />
      <Codes name="segment.groups" label={m.groups()} choices={choices.groups} />
      <FormDate name="segment.boughtSince" label={m.boughtSince()} optional />
      <FormSelect
        name="segment.depositPlan"
        label={m.planYes()}
        empty={m.planAny()}
        options={[
          { value: 'yes', label: m.planYes() },
          { value: 'no', label: m.planNo() },
        ]}
        optional
      />
      <FormSelect
        name="segment.language"
        label={m.reads()}
        empty={m.anyLanguage()}
        options={languages.map((value) => ({ value, label: languageLabel(value) }))}
        optional
      />
    </Stack>
  </Section>
);

interface CodesProps {
  readonly name: string;
  readonly label: string;
  readonly choices: AnnouncementChoices['branches'];
}

/** Any of several; none of them narrows nothing. */
function Codes({ name, label, choices }: CodesProps) {
  const { field, setValue, error, control } = useRow<readonly string[]>({ name, label, optional: true });
  const chosen = new Set(field.value);
  const toggle = (code: string) =>
    void setValue(choices.map((one) => one.code).filter((one) => (one === code) !== chosen.has(one)));
  return (
    <FormControl component="fieldset" error={error !== undefined} id={control.id} tabIndex={-1}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {choices.map(({ code, name: words }) => (
          <FormControlLabel
            key={code}
            label={words}
            control={<Checkbox checked={chosen.has(code)} onChange={() => toggle(code)} />}
          />
        ))}
      </FormGroup>
      {error !== undefined && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
