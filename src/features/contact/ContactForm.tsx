import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { lazy, Suspense, useEffect } from 'react';
import {
  attachmentKinds,
  attachmentProblem,
  beginningBytes,
  maxAttachments,
} from '@contract/rules/attachments';
import { contactAbout } from '@contract/rules/contactAbout';
import { isDispute, longestMessage, replyWays, replyWords } from '@contract/rules/contactMessage';
import { contactTopics, topicWords } from '@contract/contact/labels';
import * as common from '@locales/common';
import * as m from '@locales/contact';
import { rich } from '@/components/rich';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormFiles } from '@/forms/FormFiles';
import { FormPhone } from '@/forms/FormPhone';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextArea } from '@/forms/FormTextArea';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import { type Entries, entryFields, entryProblems } from './contactEntries';
import type { DisputedLine } from './DisputeFields';

// Most messages dispute nothing.
const DisputeFields = lazy(async () => ({ default: (await import('./DisputeFields')).DisputeFields }));

/** An account that a message may be about. */
interface ContactAccount {
  readonly accountNo: string;
  readonly name: string;
}

export interface ContactFormProps {
  readonly initial: Entries;
  readonly accounts: readonly ContactAccount[];
  /** Of the invoice that is disputed; empty for anything else. */
  readonly disputedLines: readonly DisputedLine[];
  /** Called whenever something was changed, so that it outlives a reload. */
  readonly onChange: (entries: Entries) => void;
  readonly onSend: (entries: Entries) => Promise<unknown>;
}

/** Writes to the company. */
export function ContactForm({ initial, accounts, disputedLines, onChange, onSend }: ContactFormProps) {
  return (
    <Card component="section" aria-labelledby="write" sx={{ p: { xs: 2, '@sm': 3 } }}>
      <Typography component="h2" variant="h2" id="write" sx={{ mb: 0.5 }}>
        {m.writeToUs()}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {m.whenAnswered()}
      </Typography>
      <Formik
        initialValues={initial}
        enableReinitialize
        validate={entryProblems}
        onSubmit={submitting(onSend)}
      >
        {({ values }) => (
          <Stack component={Form} noValidate spacing={2.5}>
            <ErrorSummary fields={entryFields} />
            <FormSelect name="topic" label={m.whatAbout()} empty={m.chooseTopic()} options={topics()} />
            <About />
            <Suspense>{isDispute(values.about) && <DisputeFields lines={disputedLines} />}</Suspense>
            {accounts.length > 1 && (
              <FormSelect
                name="account"
                label={common.account()}
                optional
                empty={m.noAccount()}
                options={accounts.map(({ accountNo, name }) => ({
                  value: accountNo,
                  label: `${name} (${accountNo})`,
                }))}
              />
            )}
            <FormTextArea name="message" label={common.message()} max={longestMessage} rows={7} />
            <FormFiles
              name="attachments"
              label={m.attachments()}
              optional
              hint={m.attachmentsHint({ count: maxAttachments })}
              accept={Object.values(attachmentKinds).join(',')}
              most={maxAttachments}
              check={problemOf}
            />
            <FormSelect name="replyBy" label={m.howToAnswer()} options={ways()} />
            {values.replyBy === 'email' ? (
              <FormTextField
                name="email"
                label={m.emailAddress()}
                type="email"
                inputMode="email"
                autoComplete="email"
              />
            ) : (
              <FormPhone name="phone" label={m.phoneNumber()} />
            )}
            <FormSubmit sending={m.sending()}>{m.sendMessage()}</FormSubmit>
            <Keep onChange={onChange} />
          </Stack>
        )}
      </Formik>
    </Card>
  );
}

const topics = () => contactTopics.map((value) => ({ value, label: topicWords[value] }));
const ways = () => replyWays.map((value) => ({ value, label: replyWords[value] }));

const problemOf = async (file: File): Promise<string | undefined> =>
  attachmentProblem(file.name, file.size, await bytesOf(file.slice(0, beginningBytes)));

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** What another screen sent the customer here to talk about. */
function About() {
  const { values, setFieldValue } = useFormikContext<Entries>();
  const about = contactAbout(values.about);
  if (!about) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {rich(m.about(), { what: <b>{about.words}</b> })}
      </Typography>
      <Button onClick={() => void setFieldValue('about', '')}>{m.leaveOut()}</Button>
    </Stack>
  );
}

function Keep({ onChange }: Pick<ContactFormProps, 'onChange'>) {
  const { values, dirty } = useFormikContext<Entries>();
  useEffect(
    function keepWhatWasWritten() {
      if (dirty) onChange(values);
    },
    [values, dirty, onChange],
  );
  return null;
}
