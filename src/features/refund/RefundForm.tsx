import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikErrors, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import * as common from '@locales/common';
import { texts } from '@locales/language';
import * as m from '@locales/refunds';
import { formatMoney } from '@contract/format/money';
import type { RefundOffer } from '@contract/refunds/schema';
import { deliveryWords, type RefundMethod, refundMethods } from '@contract/requests/labels';
import { bankWords, type CreditedBanks } from '@contract/rules/creditedBanks';
import type { IconName } from '@/components/icons';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { BankChoice } from '@/forms/BankChoice';
import { FormMoney } from '@/forms/FormMoney';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextArea } from '@/forms/FormTextArea';
import { addBankHref, type RefundAsked, refundFields, refundRules } from './refundValues';

interface RefundFormProps {
  readonly offer: RefundOffer;
  readonly banks: CreditedBanks;
  readonly initial: RefundAsked;
  /** What the server said of fields when this was sent. */
  readonly refused: FormikErrors<RefundAsked>;
  /** The bank account that somebody comes back with from adding it. */
  readonly addedBank: string | null;
  readonly onAddedTaken: () => void;
  readonly onChange: (asked: RefundAsked) => void;
  readonly onReview: (asked: RefundAsked) => void;
}

/** How much comes back, and in which way. Nothing is sent by it: the next page shows all of it once more. */
export function RefundForm(props: RefundFormProps) {
  const { offer, banks, initial, refused, onReview } = props;
  return (
    <Formik
      initialValues={initial}
      initialErrors={refused}
      initialTouched={Object.fromEntries(Object.keys(refused).map((name) => [name, true]))}
      validationSchema={refundRules(offer, banks.offered)}
      onSubmit={(asked) => onReview(asked)}
    >
      <Stack component={Form} noValidate spacing={3} sx={{ maxWidth: 560 }}>
        <ErrorSummary fields={refundFields} />
        <TakeAdded {...props} />
        <Fields {...props} />
        <FormSubmit sending={m.checking()}>{m.review()}</FormSubmit>
      </Stack>
    </Formik>
  );
}

const descriptions: Readonly<Record<RefundMethod, string>> = texts({
  ach: m.achNote,
  checkMail: m.checkNote,
});
const pictures: Readonly<Record<RefundMethod, IconName>> = { ach: 'bank', checkMail: 'email' };

/** Chooses the bank account that was added on the way. */
function TakeAdded({ addedBank, banks, onAddedTaken }: RefundFormProps) {
  const { values, resetForm } = useFormikContext<RefundAsked>();
  const taken = useRef<string | null>(null);
  useEffect(function chooseItOnce() {
    if (addedBank === taken.current) return;
    taken.current = addedBank;
    if (addedBank === null) return;
    const isOffered = banks.offered.some(({ id }) => id === addedBank);
    resetForm({
      values: { ...values, deliverymethod: 'ach', ...(isOffered && { paymentoption: addedBank }) },
    });
    onAddedTaken();
  });
  return null;
}

function Fields({ offer, banks, onChange }: RefundFormProps) {
  const { values, setFieldValue } = useFormikContext<RefundAsked>();
  const { mostCents, banksRest, payee, address } = offer;

  useEffect(
    function keepTheDraft() {
      onChange(values);
    },
    [onChange, values],
  );

  return (
    <>
      <Box>
        <FormMoney name="amount" label={common.amount()} hint={m.upTo({ most: formatMoney(mostCents) })} />
        <Button variant="outlined" onClick={() => void setFieldValue('amount', mostCents)} sx={{ mt: 1 }}>
          {m.allOfIt({ amount: formatMoney(mostCents) })}
        </Button>
      </Box>
      <FormRadioCards
        name="deliverymethod"
        label={m.howDoYouWantIt()}
        choices={refundMethods.map((id) => ({
          id,
          label: deliveryWords[id],
          description: descriptions[id],
          icon: pictures[id],
        }))}
      />
      {values.deliverymethod === 'ach' && banksRest !== null && <Alert severity="warning">{banksRest}</Alert>}
      {values.deliverymethod === 'ach' && (
        <BankChoice
          name="paymentoption"
          empty={m.chooseBank()}
          offered={banks.offered.map((bank) => ({ id: bank.id, label: bankWords(bank) }))}
          leftOut={banks.leftOut}
          addHref={addBankHref(offer.accountNo)}
        />
      )}
      {values.deliverymethod === 'checkMail' && (
        <Alert severity="info">
          {address.length > 0
            ? m.mailedTo({ payee, address: address.join(', ') })
            : m.mailedToPayee({ payee })}
        </Alert>
      )}
      <FormTextArea name="comments" label={common.comments()} optional />
    </>
  );
}
