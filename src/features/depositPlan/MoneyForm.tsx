import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikErrors, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import * as common from '@locales/common';
import * as m from '@locales/depositPlan';
import { texts } from '@locales/language';
import type { MoneyOffer } from '@contract/depositPlan/schema';
import { formatWeekday } from '@contract/format/date';
import { formatMoney } from '@contract/format/money';
import { deliveryWords, type DeliveryMethod } from '@contract/requests/labels';
import { bankWords, type CreditedBanks } from '@contract/rules/creditedBanks';
import { zoneName } from '@contract/format/zoneName';
import type { IconName } from '@/components/icons';
import { rich } from '@/components/rich';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { BankChoice } from '@/forms/BankChoice';
import { FormMoney } from '@/forms/FormMoney';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextArea } from '@/forms/FormTextArea';
import { FormTextField } from '@/forms/FormTextField';
import { linkTo } from './linkTo';
import { slotWords } from './moneyLabels';
import { branchOf, type MoneyAsked, moneyFields, moneyRules, maxOf } from './moneyRequest';

interface MoneyFormProps {
  readonly offer: MoneyOffer;
  /** Saved bank accounts that money can be sent to, and those that it cannot. */
  readonly banks: CreditedBanks;
  readonly initial: MoneyAsked;
  /** What the server said of fields when this was sent. */
  readonly refused: FormikErrors<MoneyAsked>;
  readonly payHref: string;
  readonly addBankHref: string;
  /** The bank account that somebody comes back with from adding it. */
  readonly addedBank: string | null;
  readonly onAddedTaken: () => void;
  readonly onChange: (asked: MoneyAsked) => void;
  readonly onReview: (asked: MoneyAsked) => void;
  readonly onCancel: () => void;
}

/** What is asked for, how and where. Nothing is sent by it: the next page shows all of it once more. */
export function MoneyForm(props: MoneyFormProps) {
  const { offer, banks, initial, refused, onReview, onCancel } = props;
  const touched = Object.fromEntries(Object.keys(refused).map((name) => [name, true]));
  return (
    <Formik
      initialValues={initial}
      initialErrors={refused}
      initialTouched={touched}
      validationSchema={moneyRules(offer, banks.offered)}
      onSubmit={(asked) => onReview(asked)}
    >
      <Stack component={Form} noValidate spacing={3} sx={{ maxWidth: 560 }}>
        <ErrorSummary fields={moneyFields} />
        <TakeAdded {...props} />
        <Fields {...props} />
        <Stack sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5 }}>
          <FormSubmit sending={m.checking()}>{m.reviewRequest()}</FormSubmit>
          <Button size="large" onClick={onCancel}>
            {common.cancel()}
          </Button>
        </Stack>
      </Stack>
    </Formik>
  );
}

const descriptions: Readonly<Record<DeliveryMethod, string>> = texts({
  checkPickup: m.checkPickupNote,
  checkMail: m.checkMailNote,
  ach: m.bankNote,
  transfer: m.transferNote,
});

const pictures: Readonly<Record<DeliveryMethod, IconName>> = {
  checkPickup: 'account',
  checkMail: 'email',
  ach: 'bank',
  transfer: 'receipt',
};

/** Chooses the bank account that was added on the way. What was wrong before is looked for again at the next try. */
function TakeAdded({ addedBank, banks, onAddedTaken }: MoneyFormProps) {
  const { values, resetForm } = useFormikContext<MoneyAsked>();
  const taken = useRef<string | null>(null);
  useEffect(function chooseItOnce() {
    if (addedBank === taken.current) return;
    taken.current = addedBank;
    if (addedBank === null) return;
    const isOffered = banks.offered.some(({ id }) => id === addedBank);
    resetForm({ values: isOffered ? { ...values, deliverymethod: 'ach', toaccount: addedBank } : values });
    onAddedTaken();
  });
  return null;
}

function Fields({ offer, banks, payHref, addBankHref, onChange }: MoneyFormProps) {
  const { values, setFieldValue } = useFormikContext<MoneyAsked>();
  const most = maxOf(offer, values);

  useEffect(
    function keepTheDraft() {
      onChange(values);
    },
    [onChange, values],
  );

  return (
    <>
      <FormRadioCards
        name="deliverymethod"
        label={m.howDoYouWantIt()}
        choices={offer.methods.map((id) => ({
          id,
          label: deliveryWords[id],
          description: descriptions[id],
          icon: pictures[id],
        }))}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {rich(m.payInstead(), { link: linkTo(payHref) })}
      </Typography>
      <Box>
        <FormMoney
          name="amount"
          label={common.amount()}
          hint={m.upTo({ most: formatMoney(most), available: formatMoney(offer.availableCents) })}
        />
        <Button variant="outlined" onClick={() => void setFieldValue('amount', most)} sx={{ mt: 1 }}>
          {m.allOfIt({ amount: formatMoney(most) })}
        </Button>
      </Box>
      {values.deliverymethod === 'checkPickup' && <PickupFields offer={offer} />}
      {values.deliverymethod === 'checkMail' && (
        <Alert severity="info">{m.checkMadeOutTo({ payee: offer.payee })}</Alert>
      )}
      {values.deliverymethod === 'ach' && (
        <BankChoice
          name="toaccount"
          empty={m.chooseBank()}
          offered={banks.offered.map((bank) => ({ id: bank.id, label: bankWords(bank) }))}
          leftOut={banks.leftOut}
          addHref={addBankHref}
        />
      )}
      {values.deliverymethod === 'transfer' && (
        <FormSelect
          name="toaccount"
          label={m.toTradeAccount()}
          empty={m.chooseAccount()}
          options={offer.tradeAccounts.map(({ accountNo, name }) => ({
            value: accountNo,
            label: common.nameAndNumber({ name, number: accountNo }),
          }))}
        />
      )}
      <FormTextArea name="comments" label={common.comments()} optional />
    </>
  );
}

/** Where, when and by whom a check is picked up: only what the branch offers can be chosen. */
function PickupFields({ offer }: { readonly offer: MoneyOffer }) {
  const { values } = useFormikContext<MoneyAsked>();
  const branch = branchOf(offer, values);
  const day = branch?.days.find((one) => one.day === values.pickupdate);
  return (
    <>
      <FormSelect
        name="branch"
        label={common.branch()}
        empty={m.chooseBranch()}
        options={offer.branches.map(({ code, name, timeZone, maxCents }) => ({
          value: code,
          label: [
            name,
            zoneName(timeZone),
            maxCents !== null && m.upToAmount({ amount: formatMoney(maxCents) }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        note={branch && m.checkTakes({ n: branch.leadHours })}
      />
      {branch && (
        <FormSelect
          name="pickupdate"
          label={common.day()}
          empty={m.chooseDay()}
          options={branch.days.map((one) => ({ value: one.day, label: formatWeekday(one.day) }))}
        />
      )}
      {branch && day && (
        <FormSelect
          name="pickuptime"
          label={m.timeIn({ zone: zoneName(branch.timeZone) })}
          empty={m.chooseTime()}
          options={day.times.map((time) => ({ value: time, label: slotWords(time, branch.slotMinutes) }))}
        />
      )}
      <FormTextField
        name="pickupperson"
        label={m.whoPicksUpTheCheck()}
        hint={m.photoId()}
        autoComplete="name"
      />
    </>
  );
}
