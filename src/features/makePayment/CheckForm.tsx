import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import * as m from '@locales/checks';
import * as payment from '@locales/makePayment';
import type { CheckPayable } from '@contract/checks/schema';
import { formatMoney } from '@contract/format/money';
import type { PayableAccount } from '@contract/payable/schema';
import { unsentWords } from '@contract/requests/labels';
import { checkDays, checkNotices } from '@contract/rules/announcedCheck';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import type { failureOf } from '@/data/notifications';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormDate } from '@/forms/FormDate';
import { FormMoney } from '@/forms/FormMoney';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextField } from '@/forms/FormTextField';
import { fieldId } from '@/forms/useRow';
import {
  checkErrors,
  checkFields,
  type CheckFormWords,
  type CheckValues,
  newCheck,
  planOfCheck,
} from './checkValues';
import { PayDocuments } from './PayDocuments';

interface CheckFormProps {
  readonly account: PayableAccount;
  /** In the books zone. */
  readonly today: string;
  readonly words: CheckFormWords;
  /** Invoices that are chosen from the start. */
  readonly chosen?: readonly string[];
  /** Where a check may have been handed over; left out where it was mailed. */
  readonly branches?: CheckPayable['branches'];
  readonly online: boolean;
  /** How a try that failed ended; why it did is told by the portal's alert. */
  readonly failure?: ReturnType<typeof failureOf>;
  /** Sends it; answers what has to be confirmed before it is sent again, if anything. */
  readonly onSend: (values: CheckValues, confirmed: boolean) => Promise<string | undefined>;
}

/** A check that was written: its number, its amount, its day, and what it is for. */
export function CheckForm(props: CheckFormProps) {
  const { account, today, words, chosen, branches, online, failure, onSend } = props;
  const [asked, setAsked] = useState<{ readonly ask: string; readonly values: CheckValues }>();
  async function send(values: CheckValues, confirmed: boolean) {
    setAsked(undefined);
    const ask = await onSend(values, confirmed);
    if (ask !== undefined) setAsked({ ask, values });
  }
  return (
    <>
      <Formik
        initialValues={newCheck(account, today, chosen)}
        validate={(values) => checkErrors(values, { account, today, atBranch: branches !== undefined })}
        onSubmit={(values) => send(values, false)}
      >
        {({ values }) => (
          <Stack component={Form} noValidate sx={{ gap: 3, maxWidth: 760 }}>
            <ErrorSummary fields={checkFields(values)} />
            <Box sx={fields}>
              <FormTextField
                name="checkNo"
                label={m.checkNumber()}
                hint={m.checkNumberHint()}
                inputMode="numeric"
                autoComplete="off"
              />
              <FormMoney name="amount" label={m.amount()} />
              <FormDate name="payDate" label={words.day} rule={checkDays(today)} />
              {branches && (
                <FormSelect
                  name="branch"
                  label={m.branch()}
                  empty={m.chooseBranch()}
                  options={branches.map(({ code, name }) => ({ value: code, label: name }))}
                />
              )}
            </Box>
            <Invoices account={account} today={today} />
            {!online && <Alert severity="warning">{m.offline()}</Alert>}
            {failure && <Alert severity="warning">{unsentWords[failure]}</Alert>}
            <div>
              <FormSubmit sending={words.sending}>{words.send}</FormSubmit>
            </div>
          </Stack>
        )}
      </Formik>
      {asked && (
        <ConfirmDialog
          title={words.askTitle}
          action={words.askSend}
          wayOut={payment.goBack()}
          onConfirm={() => void send(asked.values, true)}
          onCancel={() => setAsked(undefined)}
        >
          {asked.ask}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What the check is for, and what it leaves without an invoice. */
function Invoices({ account, today }: Pick<CheckFormProps, 'account' | 'today'>) {
  const { values, errors, submitCount } = useFormikContext<CheckValues>();
  const plan = planOfCheck(account, values, today);
  const problem = submitCount > 0 && typeof errors.rows === 'string' ? errors.rows : undefined;
  return (
    <section>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {m.whichInvoices()}
      </Typography>
      {account.documents.length > 0 ? (
        <PayDocuments account={account} payDate={plan.payDate} asksWhy={false} />
      ) : (
        <Typography>{m.noInvoices()}</Typography>
      )}
      <Stack sx={{ gap: 1.5, mt: 1.5 }}>
        {problem && (
          <Typography id={fieldId('rows')} tabIndex={-1} variant="body2" sx={{ color: 'error.main' }}>
            {problem}
          </Typography>
        )}
        {plan.onAccountCents > 0 && account.documents.length > 0 && (
          <Typography component="output">
            {m.restOnAccount({ amount: formatMoney(plan.onAccountCents) })}
          </Typography>
        )}
        {checkNotices(account, plan).map(({ message, confirm }) => (
          <Alert key={message} severity={confirm ? 'warning' : 'info'}>
            {message}
          </Alert>
        ))}
      </Stack>
    </section>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@sm': 'repeat(2, minmax(0, 1fr))' },
} as const;
