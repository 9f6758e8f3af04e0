import * as m from '@locales/achBatches';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import type { BatchMove } from '@contract/achBatches/labels';
import type { AchBatchDetail } from '@contract/achBatches/schema';
import { formatMoney } from '@contract/format/money';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { FormTextArea } from '@/forms/FormTextArea';

interface MoveBatchDialogProps {
  readonly batch: AchBatchDetail;
  readonly move: BatchMove;
  readonly busy: boolean;
  readonly failure: string | undefined;
  /** @param reason why it is void; '' for every other move */
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

const MOST_REASON = 300;

/** Asks before a file is moved, says what comes of it, and asks why where it is voided. */
export function MoveBatchDialog({ batch, move, onConfirm, ...dialog }: MoveBatchDialogProps) {
  const { title, about, action } = questions[move](batch);
  const asksWhy = move === 'void';
  return (
    <Formik
      initialValues={{ reason: '' }}
      validate={({ reason }) => (asksWhy && reason.trim() === '' ? { reason: m.reasonMissing() } : {})}
      onSubmit={({ reason }) => onConfirm(reason.trim())}
    >
      {({ submitForm }) => (
        <ConfirmDialog
          {...dialog}
          title={title}
          action={action}
          wayOut={m.keepFile()}
          destructive={asksWhy}
          onConfirm={() => void submitForm()}
        >
          <Typography sx={{ mb: asksWhy ? 2 : 0 }}>{about}</Typography>
          {asksWhy && <FormTextArea name="reason" label={m.reason()} max={MOST_REASON} rows={3} />}
        </ConfirmDialog>
      )}
    </Formik>
  );
}

const questions: Readonly<
  Record<
    BatchMove,
    (batch: AchBatchDetail) => { readonly title: string; readonly about: string; readonly action: string }
  >
> = {
  release: ({ batchNo, debitCents, creditCents, delivery }) => ({
    title: m.askRelease({ batch: String(batchNo) }),
    about: (delivery ? m.releaseGoes : m.releaseAbout)({
      debits: formatMoney(debitCents),
      credits: formatMoney(creditCents),
    }),
    action: m.releaseAction(),
  }),
  send: ({ batchNo, delivery }) => ({
    title: m.askSend({ batch: String(batchNo) }),
    about: delivery ? m.sendInstead() : m.sendAbout(),
    action: m.send(),
  }),
  void: ({ batchNo }) => ({
    title: m.askVoid({ batch: String(batchNo) }),
    about: m.voidAbout(),
    action: m.voidAction(),
  }),
};
