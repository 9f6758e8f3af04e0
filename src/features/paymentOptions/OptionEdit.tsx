import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { object } from 'yup';
import * as common from '@locales/common';
import * as m from '@locales/paymentOptions';
import type { PaymentOption, PaymentOptionChange } from '@contract/paymentOptions/schema';
import { ApiError } from '@contract/problem';
import { holderName, optionNickname } from '@contract/rules/paymentOption';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import { accountsProblem, chosenOf, OptionAccounts } from './OptionAccounts';
import { notDone, type PayableAccount } from './optionFacts';

interface OptionEditProps {
  readonly option: PaymentOption;
  readonly accounts: readonly PayableAccount[];
  readonly onSave: (change: Omit<PaymentOptionChange, 'username'>) => Promise<unknown>;
  readonly onClose: () => void;
}

const rules = object({
  nickname: optionNickname().required(m.enterNickname),
  holderName: holderName(),
});

/** Changes what may be changed: other numbers are another bank account. */
export function OptionEdit({ option, accounts, onSave, onClose }: OptionEditProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const { id, nickname, isDefault, accountIds } = option;
  return (
    <Dialog
      open
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onClose();
      }}
    >
      <DialogTitle component="h2" variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {m.editNamed({ nickname })}
      </DialogTitle>
      <DialogContent>
        <Formik
          initialValues={{
            nickname,
            holderName: option.holderName,
            isDefault,
            accounts: accounts.map(({ accountNo }) => accountIds.includes(accountNo)),
          }}
          validationSchema={rules}
          validate={({ accounts: marks }) => accountsProblem(marks)}
          onSubmit={submitting(({ accounts: marks, ...values }) =>
            onSave({ id, ...values, accountIds: chosenOf(accounts, marks) }).catch((error: unknown) => {
              throw withoutWhy(error);
            }),
          )}
        >
          <Stack component={Form} noValidate spacing={2.5} sx={{ pt: 1 }}>
            <ErrorSummary
              fields={['nickname', 'holderName', ...accounts.map((_, at) => `accounts[${at}]`)]}
            />
            <FormTextField name="nickname" label={m.nickname()} autoComplete="off" />
            <FormTextField name="holderName" label={m.holderName()} autoComplete="off" />
            <OptionAccounts accounts={accounts} />
            <FormCheckbox
              name="isDefault"
              label={m.useByDefault()}
              disabled={isDefault}
              hint={isDefault ? m.defaultHint() : undefined}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {m.numbersStay()}
            </Typography>
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
              <FormSubmit sending={m.saving()}>{m.saveChanges()}</FormSubmit>
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

/** What the server says of fields stands under them; all else is told by the portal's alert. */
const withoutWhy = (error: unknown): unknown =>
  error instanceof ApiError && Object.keys(error.fields).length === 0
    ? new ApiError({ code: error.code, message: notDone.change })
    : error;
