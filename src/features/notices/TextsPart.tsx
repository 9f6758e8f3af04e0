import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { noticeKindWords } from '@contract/notices/labels';
import type { AskedPreview, TextDecision, TextPreview, TextVersion } from '@contract/noticeSettings/schema';
import { ApiError } from '@contract/problem';
import {
  longestNoticeText,
  noticeFields,
  noticeTextProblems,
  type OwnNoticeText,
  type WrittenKind,
  writtenKinds,
} from '@contract/rules/noticeText';
import { type Language, texts } from '@locales/language';
import * as m from '@locales/noticeSettings';
import { useDoing } from '@/data/useDoing';
import { PartCard } from '@/entries/PartCard';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextArea } from '@/forms/FormTextArea';
import { submitting } from '@/forms/submit';

export interface TextDoing {
  /** Keeps a version; rejects with what it was refused with. */
  readonly decide: (text: TextDecision) => Promise<unknown>;
  readonly preview: (asked: AskedPreview) => Promise<TextPreview>;
}

interface TextsPartProps {
  /** The newest first: of each kind, the first is in force. */
  readonly versions: readonly TextVersion[];
  readonly doing: TextDoing;
}

const sentences = ['opening', 'closing', 'spanishOpening', 'spanishClosing'] as const;
const empty: OwnNoticeText = { opening: '', closing: '', spanishOpening: '', spanishClosing: '' };

const labels = texts({
  opening: m.opening,
  closing: m.closing,
  spanishOpening: m.spanishOpening,
  spanishClosing: m.spanishClosing,
});

interface Entries extends OwnNoticeText {
  readonly kind: WrittenKind;
}

/** What the emails of one kind say, with a look at them before it is kept. */
export function TextsPart({ versions, doing }: TextsPartProps) {
  const newest = (kind: WrittenKind) => versions.find((version) => version.kind === kind);
  const entriesOf = (kind: WrittenKind): Entries => {
    const { opening, closing, spanishOpening, spanishClosing } = newest(kind) ?? empty;
    return { kind, opening, closing, spanishOpening, spanishClosing };
  };

  const save = async (entries: Entries) => {
    const fields = noticeTextProblems(entries.kind, sentencesOf(entries));
    if (Object.keys(fields).length > 0)
      throw new ApiError({
        code: 'invalid',
        message: m.fixEntries(),
        fields,
      });
    await doing.decide({ ...entries, basedOn: newest(entries.kind)?.version ?? null });
  };

  return (
    <Formik
      initialValues={entriesOf(writtenKinds[0])}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submitting(save)}
    >
      <Form noValidate>
        <ErrorSummary fields={sentences} />
        <PartCard title={m.texts()} about={m.textsAbout()}>
          <Sentences entriesOf={entriesOf} />
          <Preview onPreview={doing.preview} />
          <Box sx={whole}>
            <FormSubmit sending={m.savingText()}>{m.saveText()}</FormSubmit>
          </Box>
        </PartCard>
      </Form>
    </Formik>
  );
}

const sentencesOf = ({ opening, closing, spanishOpening, spanishClosing }: OwnNoticeText): OwnNoticeText => ({
  opening,
  closing,
  spanishOpening,
  spanishClosing,
});

/** The entries of the kind that is chosen: another kind begins with what it says now. */
function Sentences({ entriesOf }: { readonly entriesOf: (kind: WrittenKind) => Entries }) {
  const { values, setValues } = useFormikContext<Entries>();
  const before = useRef(values.kind);
  useEffect(() => {
    if (before.current === values.kind) return;
    before.current = values.kind;
    void setValues(entriesOf(values.kind), false);
  }, [values.kind, setValues, entriesOf]);
  const fields = noticeFields(values.kind)
    .map((field) => `{${field}}`)
    .join(', ');
  return (
    <>
      <Box sx={whole}>
        <FormSelect
          name="kind"
          label={m.textKind()}
          options={writtenKinds.map((value) => ({ value, label: noticeKindWords[value] }))}
        />
      </Box>
      <Box sx={pairs}>
        {sentences.map((name) => (
          <FormTextArea
            key={name}
            name={name}
            label={labels[name]}
            hint={m.fieldsHint({ fields })}
            max={longestNoticeText}
            rows={3}
            optional
          />
        ))}
      </Box>
    </>
  );
}

interface Shown extends TextPreview {
  readonly language: Language;
}

function Preview({ onPreview }: { readonly onPreview: TextDoing['preview'] }) {
  const { values } = useFormikContext<Entries>();
  const [shown, setShown] = useState<Shown>();
  const { busy, failure, start } = useDoing();
  const look = (language: Language) =>
    start(async () => setShown({ ...(await onPreview({ ...values, language })), language }));
  return (
    <Box sx={whole}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={busy} onClick={() => look('en')}>
          {m.previewEnglish()}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => look('es')}>
          {m.previewSpanish()}
        </Button>
      </Box>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      {shown && !failure && (
        <Card component="section" aria-label={m.preview()} sx={{ p: 2, mt: 2, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.preview()}
          </Typography>
          <Box lang={shown.language}>
            <Typography sx={{ fontWeight: 600 }}>{shown.subject}</Typography>
            {shown.blocks.map(({ kind, text }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place
              <Typography key={at} sx={{ mt: 1, ...(kind === 'link' && { textDecoration: 'underline' }) }}>
                {text}
              </Typography>
            ))}
          </Box>
        </Card>
      )}
    </Box>
  );
}

const whole = { gridColumn: '1 / -1', minWidth: 0 } as const;

/** A language in a row. */
const pairs = { ...whole, display: 'grid', gap: 2, gridTemplateColumns: { '@sm': '1fr 1fr' } } as const;
