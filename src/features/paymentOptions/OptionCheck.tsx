import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { object } from 'yup';
import * as m from '@locales/accountCheck';
import * as common from '@locales/common';
import { formatDate } from '@contract/format/date';
import type { DepositAmounts, OptionValidation, PaymentOption } from '@contract/paymentOptions/schema';
import { ApiError } from '@contract/problem';
import { MAX_TRIES } from '@contract/rules/accountValidation';
import { money } from '@contract/rules/money';
import { Fold } from '@/components/Fold/Fold';
import { useToast } from '@/components/Toasts/Toasts';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormMoney } from '@/forms/FormMoney';
import { FormSubmit } from '@/forms/FormSubmit';
import { submitting } from '@/forms/submit';

export interface OptionCheckCalls {
  readonly onConfirmDeposits: (asked: DepositAmounts & { readonly id: string }) => Promise<unknown>;
  readonly onAskAgain: (id: string) => Promise<unknown>;
}

interface OptionCheckProps extends OptionCheckCalls {
  readonly option: PaymentOption;
  readonly check: OptionValidation;
  /** Whose name the bank shows beside the deposits. */
  readonly companyName: string;
}

/** How far the check of a bank account has come, and what its owner can do about it. */
export function OptionCheck({ option, check, companyName, onConfirmDeposits, onAskAgain }: OptionCheckProps) {
  const [entering, setEntering] = useState(false);
  const { title, about } = wordsOf(check);
  const isToDo = check.state === 'arrived' || check.state === 'lapsed';
  return (
    <Alert severity={isToDo ? 'warning' : 'info'} role="note">
      <AlertTitle>{title}</AlertTitle>
      {about}
      {check.state === 'arrived' && (
        <>
          {check.triesLeft < MAX_TRIES && <> {m.triesLeft({ left: check.triesLeft })}</>}
          <Button variant="contained" sx={below} onClick={() => setEntering(true)}>
            {m.arrived()}
          </Button>
        </>
      )}
      {check.mayAskAgain && <AskAgain id={option.id} onAskAgain={onAskAgain} />}
      {entering && (
        <DepositsDialog
          option={option}
          arrivedOn={check.arrivesOn!}
          companyName={companyName}
          onConfirmDeposits={onConfirmDeposits}
          onClose={() => setEntering(false)}
        />
      )}
    </Alert>
  );
}

const below = { display: 'flex', mt: 1.5 } as const;

/** What is told of a check, by how far it has come. */
function wordsOf({ kind, state, arrivesOn, decidedOn, mayAskAgain }: OptionValidation) {
  const day = (date: string | null) => (date === null ? '' : formatDate(date));
  if (state === 'lapsed') {
    return { title: m.lapsed(), about: mayAskAgain ? m.lapsedAgain() : m.lapsedCall() };
  }
  if (kind === 'prenote') {
    return state === 'preparing'
      ? { title: m.preparingPrenote(), about: m.preparingPrenoteWhy() }
      : { title: m.prenoteOnTheWay(), about: m.prenoteOnTheWayWhy({ day: day(decidedOn) }) };
  }
  if (state === 'preparing') return { title: m.preparingDeposits(), about: m.preparingDepositsWhy() };
  return state === 'arrived'
    ? { title: m.arrived(), about: m.arrivedWhy({ arrived: day(arrivesOn), until: day(decidedOn) }) }
    : { title: m.depositsOnTheWay(), about: m.depositsOnTheWayWhy({ day: day(arrivesOn) }) };
}

function AskAgain({ id, onAskAgain }: Pick<OptionCheckProps, 'onAskAgain'> & { readonly id: string }) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const toast = useToast();
  async function ask() {
    setBusy(true);
    try {
      await onAskAgain(id);
      toast({ message: m.askedAgain(), severity: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="contained" sx={below} loading={busy} onClick={() => void ask()}>
        {busy ? m.asking() : m.askAgain()}
      </Button>
      {refused && <Typography role="alert">{refused}</Typography>}
    </>
  );
}

const deposit = () => money().required(m.enterAmount).max(99, m.belowADollar);

const rules = object({ first: deposit(), second: deposit() });

/** In cents once they are typed. */
const empty: Readonly<Record<'first' | 'second', number | ''>> = { first: '', second: '' };

interface DepositsDialogProps extends Pick<OptionCheckProps, 'option' | 'companyName' | 'onConfirmDeposits'> {
  readonly arrivedOn: string;
  readonly onClose: () => void;
}

/** Asks for the amounts of the two deposits. Which of two wrong ones was right is never said. */
function DepositsDialog({ option, arrivedOn, companyName, onConfirmDeposits, onClose }: DepositsDialogProps) {
  const titleId = useId();
  const [unseen, setUnseen] = useState(false);
  const toast = useToast();
  const { id, nickname } = option;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle component="h2" variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {m.confirmTitle({ nickname })}
      </DialogTitle>
      <DialogContent>
        <Formik
          initialValues={empty}
          validationSchema={rules}
          onSubmit={submitting(async ({ first, second }) => {
            await onConfirmDeposits({ id, first: Number(first), second: Number(second) });
            toast({ message: m.confirmed({ nickname }), severity: 'success' });
            onClose();
          })}
        >
          <Stack component={Form} noValidate spacing={2.5}>
            <Typography>{m.confirmAbout({ company: companyName })}</Typography>
            <ErrorSummary fields={['first', 'second']} />
            <FormMoney name="first" label={m.firstAmount()} hint={m.centsHint()} />
            <FormMoney name="second" label={m.secondAmount()} />
            <Fold variant="row" title={m.notSeen()} open={unseen} onToggle={() => setUnseen(!unseen)}>
              <Typography>{m.notSeenWhy({ arrived: formatDate(arrivedOn) })}</Typography>
            </Fold>
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
              <FormSubmit sending={m.confirming()}>{m.confirmAccount()}</FormSubmit>
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
