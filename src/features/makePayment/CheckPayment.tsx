import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { boolean, object } from 'yup';
import { formatInstant, formatWeekday } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import { paymentModeWords, shortReasonWords } from '@contract/requests/labels';
import type { PayableAccount } from '@contract/payable/schema';
import type { AuthorizationText } from '@contract/requests/schema';
import { bankHours } from '@contract/rules/payDates';
import type { PayPlan, PlanLine } from '@contract/rules/payPlan';
import { payNotices } from '@contract/rules/payProblems';
import { paySchedule } from '@contract/rules/paySchedule';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Money } from '@/components/Money/Money';
import { type ReviewGroup, ReviewList } from '@/components/ReviewList/ReviewList';
import type { AsyncResult } from '@/data/asyncResult';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormSubmit } from '@/forms/FormSubmit';
import { documentName } from './payDocumentLabels';
import { requestsHref } from './paymentAddress';
import { type PaySource, planFigures } from './paySources';

interface CheckPaymentProps {
  readonly account: PayableAccount;
  readonly plan: PayPlan;
  readonly source: PaySource;
  /** Who authorizes it. */
  readonly username: string;
  readonly authorization: AsyncResult<AuthorizationText>;
  /** Why it cannot be sent as it is: something has changed since it was filled in. */
  readonly problems: readonly string[];
  readonly online: boolean;
  /** How things stand after a try that failed; why it did is told by the portal's alert. */
  readonly failure?: string;
  /** What has to be confirmed before it is sent again. */
  readonly ask?: string;
  /** Back to the form, which is as it was. */
  readonly onChange: () => void;
  readonly onSubmit: (authorization: AuthorizationText) => Promise<void>;
  /** Sends it again as confirmed, or not at all. */
  readonly onAnswer: (meant: boolean) => void;
}

const rules = object({ agreed: boolean().oneOf([true], 'Tick that you authorize this payment') });

/** Everything once more, word by word, before it is sent. Nothing can be changed here but the consent. */
export function CheckPayment(props: CheckPaymentProps) {
  const { account, plan, source, authorization, problems, ask, onChange, onAnswer } = props;
  const text = authorization.data;
  return (
    <Stack sx={{ gap: 3, maxWidth: 760 }}>
      {problems.length > 0 && (
        <Alert severity="error">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
          <Link component="button" type="button" onClick={onChange} sx={{ minHeight: 44 }}>
            Go back and change it
          </Link>
        </Alert>
      )}
      <ReviewList
        groups={checkGroups(account, plan, source, onChange)}
        total={{ label: 'Total to debit', value: <Money cents={plan.totalCents} /> }}
      />
      {payNotices(account, plan).map(({ message, confirm }) => (
        <Alert key={message} severity={confirm ? 'warning' : 'info'}>
          {message}
        </Alert>
      ))}
      {problems.length === 0 && (
        <AsyncBoundary
          state={authorization.state}
          skeleton={<Skeleton variant="rounded" sx={{ height: 160 }} />}
          error={
            authorization.problem && { title: 'The authorization didn’t load', ...authorization.problem }
          }
          onRetry={authorization.retry}
        >
          {text && <Consent {...props} text={text} />}
        </AsyncBoundary>
      )}
      {ask && (
        <ConfirmDialog
          title="Send this payment anyway?"
          action="Send anyway"
          wayOut="Go back"
          onConfirm={() => onAnswer(true)}
          onCancel={() => onAnswer(false)}
        >
          {ask}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

type ConsentProps = Pick<CheckPaymentProps, 'account' | 'username' | 'online' | 'failure' | 'onSubmit'> & {
  readonly text: AuthorizationText;
};

/** The text of the authorization, and the consent to it that sends the payment. */
function Consent({ account, username, online, failure, onSubmit, text }: ConsentProps) {
  return (
    <Formik initialValues={{ agreed: false }} validationSchema={rules} onSubmit={() => onSubmit(text)}>
      <Stack component={Form} noValidate sx={{ gap: 2 }}>
        <ErrorSummary fields={['agreed']} />
        <Typography variant="h3" component="h2">
          Authorization
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text.text}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Authorized by {username}. It can be cancelled until{' '}
          {formatInstant(text.cancelUntil, account.booksZone)}.
        </Typography>
        <FormCheckbox name="agreed" label="I have read this and authorize the payment" />
        {!online && (
          <Alert severity="warning">
            There is no connection. Everything is kept here. Submit it once you are online; it is never sent
            by itself.
          </Alert>
        )}
        {failure && (
          <Alert severity="warning">
            {failure} <Link href={requestsHref}>See your payment requests</Link>
          </Alert>
        )}
        <div>
          <FormSubmit sending="Sending your payment request…">Authorize and submit</FormSubmit>
        </div>
      </Stack>
    </Formik>
  );
}

/** What was filled in, for the check: each answer with the way back to it. */
function checkGroups(
  account: PayableAccount,
  plan: PayPlan,
  source: PaySource,
  onPress: () => void,
): readonly ReviewGroup[] {
  const change = (what: string) => ({ what, onPress });
  const day = [
    {
      label: source.internal ? 'Taken on' : 'Debit on',
      value: formatWeekday(plan.payDate),
      change: change('payment date'),
    },
    ...(source.internal
      ? []
      : [
          {
            label: 'Submit by',
            value: formatInstant(
              paySchedule(plan.payDate, bankHours(account)).cancelUntil,
              account.booksZone,
            ),
          },
        ]),
  ];
  return [
    {
      rows: [
        { label: 'To', value: `${account.accountName}, account ${account.accountNo}` },
        { label: 'What', value: paymentModeWords[plan.mode], change: change('what is paid') },
        { label: 'From', value: source.name, change: change('where it is paid from') },
        ...day,
      ],
    },
    ...(plan.lines.length > 0
      ? [
          {
            title: 'Invoices',
            rows: plan.lines.map((line) => ({ label: documentName(line.document), value: lineWords(line) })),
          },
        ]
      : []),
    {
      title: 'Amounts',
      rows: planFigures(plan, source).map(({ label, cents }) => ({
        label,
        value: <Money cents={cents} words />,
      })),
    },
  ];
}

function lineWords({ document, amountCents, discountCents, leavesCents, reason, note }: PlanLine): string {
  return [
    formatMoneyInWords(amountCents),
    discountCents > 0 && `${formatMoney(discountCents)} discount`,
    leavesCents > 0 && `${formatMoney(leavesCents)} stays open`,
    document.openCents > 0 && leavesCents < 0 && `${formatMoney(-leavesCents)} of it twice`,
    reason && shortReasonWords[reason],
    note && `“${note}”`,
  ]
    .filter(Boolean)
    .join(', ');
}
