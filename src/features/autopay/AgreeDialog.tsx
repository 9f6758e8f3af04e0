import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Form, Formik } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import type { Schema } from 'yup';
import * as m from '@locales/autopay';
import * as common from '@locales/common';
import type { AutopayAuthorization } from '@contract/autopay/schema';
import { masked } from '@contract/format/accountNumber';
import type { PaymentOption } from '@contract/paymentOptions/schema';
import { AgreedText } from '@/components/AgreedText/AgreedText';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { submitting } from '@/forms/submit';

interface AgreeDialogProps<V extends { readonly agreed: boolean }, A extends AutopayAuthorization> {
  readonly title: string;
  /** The page, to which adding a bank account leads back. */
  readonly here: string;
  /** Bank accounts that can be debited for the account. */
  readonly offered: readonly PaymentOption[];
  /** Asked where a bank account is offered. */
  readonly initial: () => V;
  /** Once the text was read, `agreed` has to be checked. */
  readonly rules: (isRead: boolean) => Schema;
  readonly fields: readonly string[];
  readonly onRead: (values: V) => Promise<A>;
  readonly onAgree: (values: V, read: A) => Promise<unknown>;
  /** What the button says that agrees. */
  readonly action: string;
  readonly onClose: () => void;
  /** The fields of the terms. */
  readonly children: ReactNode;
}

/** The terms, then the text that they are agreed to with. A term that is changed has to be read again. */
export function AgreeDialog<V extends { readonly agreed: boolean }, A extends AutopayAuthorization>(
  props: AgreeDialogProps<V, A>,
) {
  const { title, here, offered, onClose } = props;
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
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
      <DialogTitle component="h2" variant="h3" id={titleId}>
        {title}
      </DialogTitle>
      <DialogContent>
        {offered.length === 0 ? (
          <Stack sx={{ gap: 2 }}>
            <Typography>{m.noBank()}</Typography>
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
              <Button
                variant="contained"
                href={`/my-account/payments/payment-options?add=1&back=${encodeURIComponent(here)}`}
              >
                {m.addBank()}
              </Button>
              <Button onClick={onClose}>{common.cancel()}</Button>
            </Stack>
          </Stack>
        ) : (
          <Steps {...props} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Steps<V extends { readonly agreed: boolean }, A extends AutopayAuthorization>({
  initial,
  rules,
  fields,
  onRead,
  onAgree,
  action,
  onClose,
  children,
}: Omit<AgreeDialogProps<V, A>, 'title' | 'here' | 'offered'>) {
  const [read, setRead] = useState<A>();
  return (
    <Formik<V>
      initialValues={initial()}
      validationSchema={rules(read !== undefined)}
      onSubmit={submitting(async (values: V) => {
        if (read) await onAgree(values, read);
        else setRead(await onRead(values));
      })}
    >
      <Stack component={Form} noValidate spacing={2.5} sx={{ pt: 1 }}>
        <ErrorSummary fields={fields} />
        {read ? (
          <>
            <Typography component="h3" variant="h4">
              {m.agreeTitle()}
            </Typography>
            <AgreedText english={read.english}>{read.text}</AgreedText>
            <FormCheckbox name="agreed" required label={m.agree()} />
          </>
        ) : (
          children
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
          <FormSubmit sending={m.saving()}>{read ? action : m.readText()}</FormSubmit>
          <Button size="large" onClick={read ? () => setRead(undefined) : onClose}>
            {read ? m.goBack() : common.cancel()}
          </Button>
        </Stack>
      </Stack>
    </Formik>
  );
}

/** The bank accounts of somebody from which an account can be paid. */
export const offeredFor = (
  accountNo: string,
  banks: readonly PaymentOption[] | undefined,
): readonly PaymentOption[] =>
  (banks ?? []).filter(
    ({ status, accountIds, notDebitable }) =>
      status === 'active' && notDebitable === null && accountIds.includes(accountNo),
  );

/** The one that is used already, else the default one. */
export const bankToBegin = (offered: readonly PaymentOption[], used: string | undefined): string =>
  (offered.find(({ id }) => id === used) ?? offered.find(({ isDefault }) => isDefault) ?? offered[0]!).id;

/** From which bank account. */
export const BankField = ({ offered }: { readonly offered: readonly PaymentOption[] }) => (
  <FormSelect
    name="optionId"
    label={m.from()}
    options={offered.map(({ id, nickname, accountLast }) => ({
      value: id,
      label: `${nickname} ${masked(accountLast)}`,
    }))}
  />
);
