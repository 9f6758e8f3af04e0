import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { object } from 'yup';
import * as m from '@locales/autopay';
import * as common from '@locales/common';
import type { AutopayRun } from '@contract/autopay/schema';
import { formatDate } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { money } from '@contract/rules/money';
import { FormMoney } from '@/forms/FormMoney';
import { FormSubmit } from '@/forms/FormSubmit';
import { submitting } from '@/forms/submit';
import { ErrorSummary } from '@/forms/ErrorSummary';

interface LimitRunProps {
  readonly run: AutopayRun;
  /** @param amount the limit in words */
  readonly onSave: (
    change: { readonly skipped: boolean; readonly capCents: number },
    amount: string,
  ) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The most of one payment alone. */
export function LimitRun({ run, onSave, onClose }: LimitRunProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {m.lower()}
      </DialogTitle>
      <DialogContent>
        <Formik
          initialValues={{ capCents: run.capCents ?? run.plan.totalCents }}
          validationSchema={object({ capCents: money({ min: 1 }).required(m.enterLimit) })}
          onSubmit={submitting(({ capCents }) => onSave({ skipped: false, capCents }, formatMoney(capCents)))}
        >
          <Stack component={Form} noValidate spacing={2.5} sx={{ pt: 1 }}>
            <ErrorSummary fields={['capCents']} />
            <Typography>{m.lowerSays({ day: formatDate(run.plan.payDay) })}</Typography>
            <FormMoney name="capCents" label={m.lowerField()} />
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
              <FormSubmit sending={m.saving()}>{m.save()}</FormSubmit>
              <Button size="large" onClick={onClose}>
                {common.cancel()}
              </Button>
            </Stack>
          </Stack>
        </Formik>
      </DialogContent>
    </Dialog>
  );
}
