import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { SuppressedAddress } from '@contract/email/schema';
import { formatInstant } from '@contract/format/date';
import * as m from '@locales/notices';
import { zoneHere } from '@/clock';
import { useToast } from '@/components/Toasts/Toasts';
import { type ConfirmAddress, useConfirmAddress } from '@/data/ownAddress';
import { useSource } from '@/data/DataProvider';
import { useSuppressedAddress } from '@/data/unread';
import { useDoing } from '@/data/useDoing';
import { FormCode } from '@/forms/FormCode';
import { FormSubmit } from '@/forms/FormSubmit';
import { submitting } from '@/forms/submit';

export interface MarkedOwnAddressProps {
  readonly mark: SuppressedAddress;
  /** Whether it is what they sign in with, which only the office changes. */
  readonly isName: boolean;
  /** Undefined for somebody who looks as the customer. */
  readonly confirm: ConfirmAddress | undefined;
  /** The IANA zone in which instants are told. */
  readonly zone: string;
}

const said = {
  bounced: m.markBounced,
  unreachable: m.markUnreachable,
  complained: m.markComplained,
} as const;

/** That emails do not reach somebody, and how they do again: docs/rules.md#returned-email. */
export function MarkedOwnAddress({ mark, isName, confirm, zone }: MarkedOwnAddressProps) {
  const { address, reason, since } = mark;
  const title = (reason === 'complained' ? m.markComplainedTitle : m.markTitle)({ address });
  return (
    <section aria-label={title}>
      <Alert severity="warning" role="note" sx={frame}>
        <AlertTitle sx={{ overflowWrap: 'anywhere' }}>{title}</AlertTitle>
        <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <Typography variant="body2">{said[reason]({ when: formatInstant(since, zone) })}</Typography>
          <Typography variant="body2">
            {isName ? m.markOtherCall() : m.markOtherChange()}{' '}
            {!isName && (
              <Link href="/security" color="inherit">
                {m.markSecurity()}
              </Link>
            )}
          </Typography>
          {confirm && <Confirm address={address} {...confirm} />}
        </Stack>
      </Alert>
    </section>
  );
}

const frame = { maxWidth: 760, '& .MuiAlert-message': { flex: 1, minWidth: 0 } } as const;

interface ConfirmProps extends ConfirmAddress {
  readonly address: string;
}

/** Has a code sent there, and takes it. */
function Confirm({ address, sendCode, enterCode }: ConfirmProps) {
  const [isSent, setSent] = useState(false);
  const sending = useDoing();
  const toast = useToast();
  const enter = async ({ code }: { readonly code: string }) => {
    await enterCode(code);
    toast({ message: m.markDone(), severity: 'success' });
  };
  return (
    <>
      {isSent && (
        <Formik initialValues={{ code: '' }} onSubmit={submitting(enter)}>
          <Stack component={Form} noValidate sx={{ gap: 1.5, width: 1, maxWidth: 360 }}>
            <Typography component="output" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {m.markCodeSent({ address })}
            </Typography>
            <FormCode name="code" label={m.markCode()} />
            <FormSubmit>{m.markEnter()}</FormSubmit>
          </Stack>
        </Formik>
      )}
      {sending.failure !== undefined && (
        <Typography variant="body2" role="alert">
          {sending.failure}
        </Typography>
      )}
      <Button
        variant="outlined"
        color="inherit"
        loading={sending.busy}
        onClick={() => sending.start(sendCode, () => setSent(true))}
      >
        {isSent ? m.markAgain() : m.markConfirm()}
      </Button>
    </>
  );
}

/** Where somebody would look for it: nothing where their emails arrive. */
export function OwnAddressNotice() {
  const mark = useSuppressedAddress();
  const { username } = useSource();
  const confirm = useConfirmAddress();
  return (
    mark && (
      <MarkedOwnAddress mark={mark} isName={mark.address === username} confirm={confirm} zone={zoneHere()} />
    )
  );
}
