import * as m from '@locales/officeMessages';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Formik, useFormikContext } from 'formik';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatUsPhone } from '@contract/format/phone';
import type { MessageTemplate, OfficeMessageDetail } from '@contract/officeMessages/schema';
import { isBlank } from '@contract/rules/blank';
import { longestMessage } from '@contract/rules/contactMessage';
import type { MessageMove } from '@contract/rules/messageStates';
import { filledTemplate } from '@contract/rules/messageTemplate';
import { Section } from '@/components/Section/Section';
import type { MessageTemplates, MoveEntries, MovingMessage } from '@/data/officeMessages';
import { FormSelect } from '@/forms/FormSelect';
import { FormTextArea } from '@/forms/FormTextArea';
import type { TellDone } from './messageKeys';
import { accountOf } from './messageList';

const SaveTemplate = lazy(async () => ({ default: (await import('./SaveTemplate')).SaveTemplate }));

interface ReplyFormProps {
  readonly message: OfficeMessageDetail;
  readonly moving: MovingMessage;
  readonly templates: MessageTemplates;
  readonly onMove: (move: MessageMove, entries: MoveEntries, then: () => void) => void;
  readonly onDone: TellDone;
  readonly onLeave: () => void;
}

/** The field is not called `text`: that of a template is, and both stand on the page at once. */
interface Entries {
  readonly reply: string;
  /** The id of the one that was put in last; '' for none. */
  readonly template: string;
}

const nothing: Entries = { reply: '', template: '' };

const problems = ({ reply }: Entries) => ({
  ...(isBlank(reply) && { reply: m.textMissing() }),
  ...(reply.length > longestMessage && { reply: m.textTooLong({ most: longestMessage }) }),
});

/** Moves that take what is written. */
const writing: readonly (readonly [MessageMove, () => string])[] = [
  ['replyAndClose', m.replyAndClose],
  ['reply', m.reply],
  ['note', m.note],
];

/** What is written to the customer or noted for the office; a template is put in with its fields filled. */
export function ReplyForm({ message, moving, templates, onMove, onDone, onLeave }: ReplyFormProps) {
  const move = useRef<MessageMove>('note');
  const byKeys = useRef(false);
  const { replyBy: way, replyTo, moves } = message;
  const replies = moves.includes('reply');
  return (
    <Formik<Entries>
      initialValues={nothing}
      validate={problems}
      onSubmit={({ reply: text }, form) =>
        onMove(move.current, { text }, () => {
          form.resetForm();
          if (byKeys.current) onLeave();
        })
      }
    >
      {({ submitForm }) => (
        <Section title={replies ? m.replyField() : m.didNote()}>
          <Stack
            sx={{ gap: 2 }}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              const first = writing.find(([one]) => moves.includes(one))?.[0];
              if (key !== 'Enter' || !(ctrlKey || metaKey) || moving.pending || !first) return;
              move.current = first;
              byKeys.current = true;
              void submitForm();
            }}
          >
            {replies && way !== 'email' && (
              <Alert severity="info" role="note">
                {m.callThem({ way, to: formatUsPhone(replyTo) })}
              </Alert>
            )}
            {replies && <TemplateChoice message={message} templates={templates} onDone={onDone} />}
            <FormTextArea
              name="reply"
              label={replies ? m.replyField() : m.didNote()}
              max={longestMessage}
              rows={5}
              hint={replies ? m.sendKeys() : undefined}
            />
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
              {writing
                .filter(([one]) => moves.includes(one))
                .map(([one, words], place) => (
                  <Button
                    key={one}
                    variant={place === 0 ? 'contained' : 'outlined'}
                    loading={moving.move === one}
                    disabled={moving.pending}
                    onClick={() => {
                      move.current = one;
                      byKeys.current = false;
                      void submitForm();
                    }}
                  >
                    {words()}
                  </Button>
                ))}
            </Stack>
          </Stack>
        </Section>
      )}
    </Formik>
  );
}

/** Puts a template into the text, after what is written already; saves what is written as one. */
function TemplateChoice({
  message,
  templates,
  onDone,
}: Omit<ReplyFormProps, 'moving' | 'onMove' | 'onLeave'>) {
  const { values, setFieldValue } = useFormikContext<Entries>();
  const [saving, setSaving] = useState(false);
  const chosen = templates.templates?.find(({ id }) => id === values.template);
  const { reply: text } = values;
  useEffect(
    function putInTheTemplate() {
      if (!chosen) return;
      const { greeting: name, ticketNo: number } = message;
      const filled = filledTemplate(chosen.text, { name, number, account: accountOf(message) ?? null });
      void setFieldValue('reply', isBlank(text) ? filled : `${text.trimEnd()}\n\n${filled}`);
    },
    // Once for each choice, whatever is typed afterwards.
    // oxlint-disable-next-line react/exhaustive-deps
    [values.template],
  );
  const remove = async ({ id, name, text: words }: MessageTemplate) => {
    const again = async () => {
      await templates.save({ name, text: words });
      onDone(m.templateSaved({ name }));
    };
    await templates.remove(id);
    onDone(m.templateRemoved({ name }), () => void again());
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <FormSelect
        name="template"
        label={m.template()}
        empty={m.noTemplate()}
        options={(templates.templates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" onClick={() => setSaving(true)}>
          {m.saveAsTemplate()}
        </Button>
        {chosen && (
          <Button
            size="small"
            onClick={() => {
              void setFieldValue('template', '');
              void remove(chosen);
            }}
          >
            {m.removeTemplate()}
          </Button>
        )}
      </Stack>
      <Suspense>
        {saving && (
          <SaveTemplate
            initial={{ name: chosen?.name ?? '', text: chosen?.text ?? text }}
            onSave={async (entries) => {
              await templates.save(entries);
              onDone(m.templateSaved({ name: entries.name.trim() }));
              setSaving(false);
            }}
            onCancel={() => setSaving(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
