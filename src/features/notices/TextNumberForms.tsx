import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { toTextNumber } from '@contract/rules/textMessages';
import type { TextStatus } from '@contract/textMessages/schema';
import * as m from '@locales/textMessages';
import { useToast } from '@/components/Toasts/Toasts';
import type { TextCalls } from '@/data/textMessages';
import { useDoing } from '@/data/useDoing';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormCode } from '@/forms/FormCode';
import { FormPhone } from '@/forms/FormPhone';
import { FormSubmit } from '@/forms/FormSubmit';
import { submitting } from '@/forms/submit';

interface NumberFormProps {
  readonly status: TextStatus;
  readonly onAdd: TextCalls['onAdd'];
  readonly onClose: () => void;
}

interface NumberEntries {
  readonly number: string;
  readonly agreed: boolean;
}

const problemsOf = ({ number, agreed }: NumberEntries) => ({
  ...(!toTextNumber(number) && { number: m.numberWrong() }),
  ...(!agreed && { agreed: m.agreeMissing() }),
});

/** A number and what is agreed to with it; a code is sent there. */
export function NumberForm({ status: { consent, consentVersion }, onAdd, onClose }: NumberFormProps) {
  return (
    <Formik<NumberEntries>
      initialValues={{ number: '', agreed: false }}
      validate={problemsOf}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={submitting(({ number }: NumberEntries) => onAdd(number, consentVersion))}
    >
      <Stack component={Form} noValidate sx={{ gap: 2, width: 1, alignItems: 'flex-start' }}>
        <ErrorSummary fields={['number', 'agreed']} />
        <FormPhone name="number" label={m.number()} hint={m.numberHint()} />
        <FormCheckbox required name="agreed" label={`${consent} ${m.agree()}`} />
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <FormSubmit>{m.sendCode()}</FormSubmit>
          <Button variant="text" onClick={onClose}>
            {m.close()}
          </Button>
        </Stack>
      </Stack>
    </Formik>
  );
}

/** The code that came to the number, or another one. */
export function CodeForm({ onConfirm, onCode }: Pick<TextCalls, 'onConfirm' | 'onCode'>) {
  const sending = useDoing();
  const toast = useToast();
  const enter = async ({ code }: { readonly code: string }) => {
    await onConfirm(code);
    toast({ message: m.confirmed(), severity: 'success' });
  };
  return (
    <Formik initialValues={{ code: '' }} onSubmit={submitting(enter)}>
      <Stack component={Form} noValidate sx={{ gap: 2, width: 1, maxWidth: 360, alignItems: 'flex-start' }}>
        <ErrorSummary fields={['code']} />
        <FormCode name="code" label={m.code()} />
        {sending.failure !== undefined && <Alert severity="error">{sending.failure}</Alert>}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <FormSubmit>{m.enter()}</FormSubmit>
          <Button
            variant="text"
            loading={sending.busy}
            onClick={() =>
              sending.start(onCode, () => toast({ message: m.codeComes(), severity: 'success' }))
            }
          >
            {m.again()}
          </Button>
        </Stack>
      </Stack>
    </Formik>
  );
}
