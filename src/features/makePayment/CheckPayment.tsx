import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { boolean, object } from 'yup';
import * as m from '@locales/makePayment';
import * as requests from '@locales/requests';
import { formatInstant, formatWeekday } from '@contract/format/date';
import { formatMoney, formatMoneyInWords } from '@contract/format/money';
import { paymentModeWords, shortReasonWords } from '@contract/requests/labels';
import type { PayableAccount } from '@contract/payable/schema';
import type { AuthorizationText } from '@contract/requests/schema';
import { bankHours } from '@contract/rules/payDates';
import type { PayPlan, PlanLine } from '@contract/rules/payPlan';
import { payNotices } from '@contract/rules/payProblems';
import { paySchedule } from '@contract/rules/paySchedule';
import { AgreedText } from '@/components/AgreedText/AgreedText';
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

const rules = object({ agreed: boolean().oneOf([true], m.checkTheBox) });

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
            {m.goBackAndChange()}
          </Link>
        </Alert>
      )}
      <ReviewList
        groups={checkGroups(account, plan, source, onChange)}
        total={{ label: m.totalToPay(), value: <Money cents={plan.totalCents} /> }}
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
          error={authorization.problem && { title: m.authorizationFailed(), ...authorization.problem }}
          onRetry={authorization.retry}
        >
          {text && <Consent {...props} text={text} />}
        </AsyncBoundary>
      )}
      {ask && (
        <ConfirmDialog
          title={m.sendAnywayTitle()}
          action={m.sendAnyway()}
          wayOut={m.goBack()}
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
          {m.authorization()}
        </Typography>
        <AgreedText english={text.english}>{text.text}</AgreedText>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {m.authorizedBy({ username, until: formatInstant(text.cancelUntil, account.booksZone) })}
        </Typography>
        <FormCheckbox required name="agreed" label={m.iAuthorize()} />
        {!online && <Alert severity="warning">{m.offlineReview()}</Alert>}
        {failure && (
          <Alert severity="warning">
            {failure} <Link href={requestsHref}>{m.seeYourRequests()}</Link>
          </Alert>
        )}
        <div>
          <FormSubmit sending={m.sending()}>{requests.authorizeAndSend()}</FormSubmit>
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
      label: source.internal ? m.leavesPlanOn() : m.leavesBankOn(),
      value: formatWeekday(plan.payDate),
      change: change(m.changePaymentDate()),
    },
    ...(source.internal
      ? []
      : [
          {
            label: m.sendBy(),
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
        {
          label: m.to(),
          value: m.accountNamed({ name: account.accountName, accountNo: account.accountNo }),
        },
        { label: m.what(), value: paymentModeWords[plan.mode], change: change(m.changeWhat()) },
        { label: m.from(), value: source.name, change: change(m.changeSource()) },
        ...day,
      ],
    },
    ...(plan.lines.length > 0
      ? [
          {
            title: m.invoices(),
            rows: plan.lines.map((line) => ({ label: documentName(line.document), value: lineWords(line) })),
          },
        ]
      : []),
    {
      title: m.amounts(),
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
    discountCents > 0 && m.lineDiscount({ amount: formatMoney(discountCents) }),
    leavesCents > 0 && m.lineStaysOpen({ amount: formatMoney(leavesCents) }),
    document.openCents > 0 && leavesCents < 0 && m.lineTwice({ amount: formatMoney(-leavesCents) }),
    reason && shortReasonWords[reason],
    note && m.lineNote({ note }),
  ]
    .filter(Boolean)
    .join(', ');
}
