import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useField } from 'formik';
import { useEffect } from 'react';
import { boolean, type InferType, mixed, object } from 'yup';
import * as common from '@locales/common';
import * as m from '@locales/paymentOptions';
import type { NewPaymentOption } from '@contract/paymentOptions/schema';
import { isBankRoutingNumber, routingDoubt } from '@contract/format/bankNumbers';
import { bankAccountNumber, bankRoutingNumber, sameAccountNumber } from '@contract/rules/bank';
import {
  bankAccountTypes,
  holderName,
  holderTypes,
  optionConsent,
  optionNickname,
} from '@contract/rules/paymentOption';
import { AgreedText } from '@/components/AgreedText/AgreedText';
import { CheckDiagram } from '@/forms/CheckDiagram';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormAccountNumber } from '@/forms/FormAccountNumber';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormRadioCards } from '@/forms/FormRadioCards';
import { FormRoutingNumber } from '@/forms/FormRoutingNumber';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextField } from '@/forms/FormTextField';
import type { BankLookup } from '@/forms/RoutingNote';
import { submitting } from '@/forms/submit';
import { accountsProblem, chosenOf, OptionAccounts } from './OptionAccounts';
import type { PayableAccount } from './optionFacts';

export interface OptionFormProps {
  readonly accounts: readonly PayableAccount[];
  /** Whether it would be the only one, and so the default. */
  readonly isFirst: boolean;
  readonly companyName: string;
  /** What is known of the bank behind the number that stands in the field. */
  readonly lookup: BankLookup;
  readonly onRouting: (number: string) => void;
  readonly onAdd: (asked: Omit<NewPaymentOption, 'username'>) => Promise<unknown>;
  readonly onCancel: () => void;
}

/** Asks for a bank account. What is typed stays in the page: no draft, no address, no storage. */
export function OptionForm(props: OptionFormProps) {
  const { accounts, isFirst, companyName, lookup, onRouting, onAdd, onCancel } = props;
  const consent = optionConsent(companyName);
  const send = (values: OptionValues) => onAdd({ ...asAsked(values, accounts), consent: consent.version });
  return (
    <Card
      component="section"
      aria-label={common.bankAccount()}
      sx={{ p: { xs: 2, '@sm': 3 }, maxWidth: 1040 }}
    >
      <Formik
        initialValues={emptyValues(accounts, isFirst)}
        validationSchema={optionRules}
        validate={({ accounts: marks }) => accountsProblem(marks)}
        onSubmit={submitting(send)}
      >
        <Stack component={Form} noValidate autoComplete="off" spacing={2.5}>
          <ErrorSummary fields={optionFields(accounts)} />
          <Box sx={halves}>
            <Stack spacing={2.5}>
              <FormTextField
                name="holderName"
                label={m.holderName()}
                hint={m.holderNameHint()}
                autoComplete="off"
              />
              <FormRadioCards name="holderType" label={m.whoseAccount()} choices={holders()} />
              <FormRadioCards name="accountType" label={m.whichKind()} choices={kinds()} />
              <OptionRouting lookup={lookup} onRouting={onRouting} />
              <FormAccountNumber name="accountNumber" confirmName="accountNumberAgain" />
            </Stack>
            <CheckDiagram />
          </Box>
          <Stack spacing={2.5} sx={{ maxWidth: 560 }}>
            <FormTextField
              name="nickname"
              label={m.nickname()}
              optional
              hint={m.nicknameHint()}
              autoComplete="off"
            />
            <OptionAccounts accounts={accounts} />
            <FormCheckbox
              name="isDefault"
              label={m.useByDefault()}
              disabled={isFirst}
              hint={isFirst ? m.firstIsDefault() : undefined}
            />
            <AgreedText english={consent.english}>
              <FormCheckbox required name="consent" label={consent.text} />
            </AgreedText>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {m.sealedNote()}
            </Typography>
            <Stack sx={{ flexDirection: { xs: 'column', '@sm': 'row' }, gap: 1.5 }}>
              <FormSubmit sending={m.savingBankAccount()}>{m.saveBankAccount()}</FormSubmit>
              <Button size="large" onClick={onCancel}>
                {common.cancel()}
              </Button>
            </Stack>
          </Stack>
        </Stack>
      </Formik>
    </Card>
  );
}

const holders = () =>
  [
    { id: 'business', label: m.business(), description: m.businessHint(), icon: 'document' },
    { id: 'personal', label: m.personal(), description: m.personalHint(), icon: 'account' },
  ] as const;

const kinds = () =>
  [
    { id: 'checking', label: m.checking(), description: m.checkingHint(), icon: 'receipt' },
    { id: 'savings', label: m.savings(), description: m.savingsHint(), icon: 'deposit' },
  ] as const;

/** The picture stands beside the numbers where there is room, and below them on a phone. */
const halves = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@md': 'minmax(0, 560px) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

interface OptionRoutingProps {
  readonly lookup: BankLookup;
  readonly onRouting: (number: string) => void;
}

/** The bank's number; one that looks wrong has to be confirmed, each anew. */
function OptionRouting({ lookup, onRouting }: OptionRoutingProps) {
  const [{ value }] = useField<string>('routingNumber');
  const [, , { setValue: confirm }] = useField<boolean>('routingConfirmed');
  useEffect(
    function askForItsBank() {
      onRouting(value);
      void confirm(false);
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what Formik hands out is new at each paint
    [value, onRouting],
  );
  const isDoubtful = isBankRoutingNumber(value) && routingDoubt(value) !== undefined;
  return (
    <>
      <FormRoutingNumber
        name="routingNumber"
        label={m.routingNumber()}
        hint={m.nineDigits()}
        lookup={lookup}
      />
      {isDoubtful && (
        <FormCheckbox required name="routingConfirmed" label={m.routingConfirmed({ number: value })} />
      )}
    </>
  );
}

/** What holds for each field of the form; the server holds the same against it. */
const optionRules = object({
  holderName: holderName(),
  holderType: mixed<(typeof holderTypes)[number] | ''>()
    .required(m.chooseHolder)
    .oneOf([...holderTypes]),
  accountType: mixed<(typeof bankAccountTypes)[number] | ''>()
    .required(m.chooseKind)
    .oneOf([...bankAccountTypes]),
  routingNumber: bankRoutingNumber(),
  routingConfirmed: boolean().when('routingNumber', ([routing], confirmed) =>
    isBankRoutingNumber(routing) && routingDoubt(routing as string) !== undefined
      ? confirmed.oneOf([true], m.confirmRouting)
      : confirmed,
  ),
  accountNumber: bankAccountNumber(),
  accountNumberAgain: sameAccountNumber('accountNumber'),
  nickname: optionNickname(),
  isDefault: boolean(),
  consent: boolean().oneOf([true], m.agree),
});

type OptionValues = Required<InferType<typeof optionRules>> & {
  readonly accounts: readonly boolean[];
};

/** The form before anything was typed: every account is marked, and the first bank account is the default. */
const emptyValues = (accounts: readonly PayableAccount[], isFirst: boolean): OptionValues => ({
  holderName: '',
  holderType: '',
  accountType: '',
  routingNumber: '',
  routingConfirmed: false,
  accountNumber: '',
  accountNumberAgain: '',
  nickname: '',
  accounts: accounts.map(() => true),
  isDefault: isFirst,
  consent: false,
});

/** The fields in their order on the page. */
const optionFields = (accounts: readonly PayableAccount[]): string[] => [
  'holderName',
  'holderType',
  'accountType',
  'routingNumber',
  'routingConfirmed',
  'accountNumber',
  'accountNumberAgain',
  'nickname',
  ...accounts.map((_, at) => `accounts[${at}]`),
  'isDefault',
  'consent',
];

/** What is sent. The number again stays here. */
const asAsked = (
  values: OptionValues,
  accounts: readonly PayableAccount[],
): Omit<NewPaymentOption, 'username' | 'consent'> => ({
  nickname: values.nickname,
  holderName: values.holderName,
  holderType: values.holderType as NewPaymentOption['holderType'],
  accountType: values.accountType as NewPaymentOption['accountType'],
  routingNumber: values.routingNumber,
  routingConfirmed: values.routingConfirmed,
  accountNumber: values.accountNumber,
  isDefault: values.isDefault,
  accountIds: chosenOf(accounts, values.accounts),
});
