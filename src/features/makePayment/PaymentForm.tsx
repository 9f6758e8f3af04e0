import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '@locales/makePayment';
import { listOf } from '@locales/language';
import type { PayableAccount } from '@contract/payable/schema';
import type { Owed } from '@contract/rules/owed';
import type { PayWindow } from '@contract/rules/payDates';
import { OwedHero } from '@/domain/OwedHero/OwedHero';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { paymentErrors, planOf, sourceIn } from './paymentCheck';
import { dueNow, type MissedByLink, type PaymentValues, rowsOf } from './paymentValues';
import type { PaySource } from './paySources';
import { PayFrom } from './PayFrom';
import { PaySummary } from './PaySummary';
import { PayWhat } from './PayWhat';
import { PayWhen } from './PayWhen';

interface PaymentFormProps {
  readonly account: PayableAccount;
  /** What is owed on it. */
  readonly owed: Owed;
  readonly sources: readonly PaySource[];
  readonly windowOf: (source: PaySource | undefined) => PayWindow;
  /** As they were kept or begun. */
  readonly values: PaymentValues;
  readonly online: boolean;
  /** What the link that led here asked for in vain. */
  readonly missed?: MissedByLink;
  /** Somebody comes back from adding a bank account: its source, unless it cannot pay for this account. */
  readonly added?: { readonly source: string | undefined };
  readonly onAddedTaken?: () => void;
  readonly onChange: (values: PaymentValues) => void;
  /** Everything is filled in: on to the check. */
  readonly onReview: (values: PaymentValues) => void;
}

/** What, from where and when: one page with what it comes to beside it. */
export function PaymentForm({
  account,
  owed,
  sources,
  windowOf,
  values,
  online,
  missed,
  added,
  onAddedTaken,
  onChange,
  onReview,
}: PaymentFormProps) {
  const [everyWay, setEveryWay] = useState(values.mode !== 'selected');
  return (
    <Formik
      initialValues={values}
      validate={(entered) => paymentErrors(entered, { account, sources, windowOf })}
      onSubmit={(entered) => onReview(entered)}
    >
      {(form) => {
        const source = sourceIn(form.values, sources);
        const window = windowOf(source);
        const plan = planOf(account, form.values, window.min);
        return (
          <Form noValidate>
            <Remember onChange={onChange} />
            <TakeAdded added={added} onAddedTaken={onAddedTaken} />
            <WhatIsOwed account={account} owed={owed} onChosen={() => setEveryWay(false)} />
            <Box sx={columns}>
              <Stack sx={{ gap: 4, minWidth: 0 }}>
                <ErrorSummary fields={fieldsOf(form.values)} />
                {missed && <Missed {...missed} />}
                {!online && <Alert severity="warning">{m.offline()}</Alert>}
                <PayWhat
                  account={account}
                  payDate={plan.payDate}
                  everyWay={everyWay}
                  onEveryWay={() => setEveryWay(true)}
                />
                <Part title={m.fromPart()}>
                  <PayFrom sources={sources} account={account} />
                </Part>
                <Part title={m.whenPart()}>
                  <PayWhen
                    account={account}
                    plan={plan}
                    window={window}
                    fromBank={source?.internal !== true}
                  />
                </Part>
              </Stack>
              <PaySummary account={account} plan={plan} source={source}>
                <Button type="submit" variant="contained" size="large">
                  {m.reviewPayment()}
                </Button>
              </PaySummary>
            </Box>
          </Form>
        );
      }}
    </Formik>
  );
}

/** The link asked for more than can be paid by now. */
const Missed = ({ invoices, statement }: MissedByLink) => (
  <Alert severity="info">
    {[
      ...(statement
        ? [(statement.why === 'paid' ? m.linkNotLeft : m.linkOldStatement)({ number: statement.number })]
        : []),
      ...(invoices.length > 0 ? [m.linkLeftOut({ count: invoices.length, numbers: listOf(invoices) })] : []),
    ].join(' ')}
  </Alert>
);

interface WhatIsOwedProps extends Pick<PaymentFormProps, 'account' | 'owed'> {
  /** What the main action asks for is chosen. */
  readonly onChosen: () => void;
}

function WhatIsOwed({ account, owed, onChosen }: WhatIsOwedProps) {
  const { values, setValues } = useFormikContext<PaymentValues>();
  return (
    <Box sx={{ mb: { xs: 1, '@sm': 3 } }}>
      <OwedHero
        compact
        owed={owed}
        today={account.asOf?.today ?? ''}
        selected={account.accountNo}
        onPay={(what) => {
          onChosen();
          void setValues({ ...values, mode: 'selected', rows: rowsOf(account, dueNow(account, what)) });
        }}
      />
    </Box>
  );
}

/** Hands on whatever is entered, so that it is kept. */
function Remember({ onChange }: Pick<PaymentFormProps, 'onChange'>) {
  const { values } = useFormikContext<PaymentValues>();
  useEffect(
    function keepWhatIsEntered() {
      onChange(values);
    },
    [values, onChange],
  );
  return null;
}

/** Chooses the bank account that was added on the way. What was wrong before is looked for again at the next try. */
function TakeAdded({ added, onAddedTaken }: Pick<PaymentFormProps, 'added' | 'onAddedTaken'>) {
  const { values, resetForm } = useFormikContext<PaymentValues>();
  const taken = useRef(false);
  useEffect(function chooseItOnce() {
    if (!added) taken.current = false;
    if (!added || taken.current) return;
    taken.current = true;
    resetForm({ values: { ...values, source: added.source ?? values.source } });
    onAddedTaken?.();
  });
  return null;
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <Box component="section">
    <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const fieldsOf = ({ rows }: PaymentValues): string[] => [
  'mode',
  'dueBy',
  'amount',
  'prepayAmount',
  'contractNo',
  'rows',
  ...rows.flatMap((_, at) => ['amount', 'reason', 'note'].map((part) => `rows[${at}].${part}`)),
  'source',
  'payDate',
];

/** One below the other on a phone, where the total stays in view and nothing that has the focus is under it. */
const columns = {
  display: { xs: 'flex', '@md': 'grid' },
  flexDirection: 'column',
  gap: { xs: 3, '@md': 4 },
  alignItems: { xs: 'stretch', '@md': 'start' },
  gridTemplateColumns: { '@md': 'minmax(0, 7.5fr) minmax(0, 4.5fr)' },
  '& :focus-visible': { scrollMarginBottom: { xs: 112, '@md': 0 } },
} as const;
