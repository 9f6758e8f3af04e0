import * as m from '@locales/accessRequests';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldArray, Form, Formik } from 'formik';
import type { AccessRequestDetail } from '@contract/accessRequests/schema';
import {
  accessLevelNames,
  accessLevels,
  relationshipNames,
  relationships,
} from '@contract/rules/accessLevels';
import { partsOf } from '@contract/rules/contactInvitation';
import { userPerson } from '@contract/rules/userPerson';
import { Icon } from '@/components/Icon/Icon';
import { Section } from '@/components/Section/Section';
import type { Approval } from '@/data/accessRequests';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormSelect } from '@/forms/FormSelect';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';

interface ApproveFormProps {
  readonly request: AccessRequestDetail;
  readonly onApprove: (approval: Approval) => Promise<unknown>;
}

const levels = accessLevelNames.map((value) => ({ value, label: accessLevels[value].label }));
const relations = relationshipNames.map((value) => ({ value, label: relationships[value] }));

/** Whom the office lets in, to what, and how far. What the person typed is what it begins with. */
export function ApproveForm({ request, onApprove }: ApproveFormProps) {
  const isUser = request.user !== null;
  const initial = entriesOf(request);
  return (
    <Section title={m.approveHeading()}>
      {isUser && (
        <Alert severity="info" role="note" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {m.alreadyUser({ email: request.email ?? '' })}
        </Alert>
      )}
      <Formik
        initialValues={initial}
        validationSchema={isUser ? undefined : userPerson}
        onSubmit={submitting(onApprove)}
      >
        {({ values }) => (
          <Stack component={Form} noValidate autoComplete="off" spacing={2.5}>
            <ErrorSummary fields={fieldsOf(values)} />
            {!isUser && (
              <>
                <FormTextField name="givenName" label={m.firstName()} autoComplete="off" />
                <FormTextField name="familyName" label={m.lastName()} autoComplete="off" />
              </>
            )}
            <Accounts accounts={values.accounts} />
            {!isUser && <FormCheckbox name="deposit_plan" label={m.depositPlan()} />}
            <FormSubmit>{isUser ? m.approveLink() : m.approve()}</FormSubmit>
          </Stack>
        )}
      </Formik>
    </Section>
  );
}

const fieldsOf = ({ accounts }: Approval): readonly string[] => [
  'givenName',
  'familyName',
  ...accounts.map((_, at) => `accounts[${at}].accountNo`),
];

function entriesOf({ name, accountNo, relationship }: AccessRequestDetail): Approval {
  const relation = relationshipNames.find((one) => one === relationship) ?? 'owner';
  const level = relation === 'owner' ? ('owner' as const) : ('view' as const);
  return {
    ...partsOf(name ?? ''),
    deposit_plan: false,
    accounts: [{ accountNo: accountNo ?? '', level, relationship: relation }],
  };
}

/** A line for each account; the first stays. */
const Accounts = ({ accounts }: Pick<Approval, 'accounts'>) => (
  <FieldArray name="accounts">
    {(lines) => (
      <Stack spacing={2.5}>
        {accounts.map((_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place: it has nothing else that stays
          <Stack key={at} spacing={1.5}>
            <FormTextField
              name={`accounts[${at}].accountNo`}
              label={m.linkAccount({ n: at + 1 })}
              autoComplete="off"
            />
            <FormSelect name={`accounts[${at}].level`} label={m.linkLevel({ n: at + 1 })} options={levels} />
            <FormSelect
              name={`accounts[${at}].relationship`}
              label={m.linkRelation({ n: at + 1 })}
              options={relations}
            />
            {at > 0 && (
              <Button size="small" onClick={() => lines.remove(at)} sx={{ alignSelf: 'flex-start' }}>
                {m.removeAccount({ n: at + 1 })}
              </Button>
            )}
          </Stack>
        ))}
        <Button
          size="small"
          startIcon={<Icon name="plus" />}
          onClick={() => lines.push({ accountNo: '', level: 'view', relationship: 'employee' })}
          sx={{ alignSelf: 'flex-start' }}
        >
          {m.addAccount()}
        </Button>
      </Stack>
    )}
  </FieldArray>
);
