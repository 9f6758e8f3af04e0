import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import { newUserPerson } from '@contract/rules/userPerson';
import { takenWords } from '@contract/rules/userRecords';
import type { NewUser } from '@/data/officeUsers';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormCheckbox } from '@/forms/FormCheckbox';
import { FormPhone } from '@/forms/FormPhone';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import { AccountPicker, type AccountSearch, asLink, type LinkEntry } from './AccountPicker';
import { UserDialog } from './UserDialog';
import { administratorWords } from './userLabels';

interface UserCreateProps extends AccountSearch {
  /** Who signs in already, as far as it is known. */
  readonly known: ReadonlySet<string>;
  readonly onCreate: (user: NewUser) => Promise<OfficeUserDetail>;
  /** Shows the user who was created. */
  readonly onOpen: (name: string) => void;
  readonly onClose: () => void;
}

/** Makes a user. What was typed stays until it is done; then it says what was mailed. */
export function UserCreate({
  known,
  onCreate,
  onOpen,
  onClose,
  found,
  searching,
  onSearch,
}: UserCreateProps) {
  const [searched, setSearched] = useState('');
  const [made, setMade] = useState<OfficeUserDetail>();
  const search = (words: string) => {
    setSearched(words);
    onSearch(words);
  };
  if (made) return <Created user={made} onOpen={onOpen} onClose={onClose} />;
  return (
    <UserDialog title="Create user" onClose={onClose}>
      <Formik
        initialValues={blank}
        validationSchema={newUserPerson}
        validate={({ name }) => {
          const wanted = name.trim().toLowerCase();
          return known.has(wanted) ? { name: takenWords(wanted) } : {};
        }}
        onSubmit={submitting(async ({ accounts, phone, ...values }: typeof blank) => {
          const links = accounts.map(asLink);
          setMade(await onCreate({ ...values, phone: phone || null, accounts: links }));
        })}
      >
        <Stack component={Form} noValidate autoComplete="off" spacing={2.5} sx={{ pt: 1 }}>
          <ErrorSummary fields={['givenName', 'familyName', 'name', 'phone']} />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins in its first field */}
          <FormTextField autoFocus name="givenName" label="First name" autoComplete="off" />
          <FormTextField name="familyName" label="Last name" autoComplete="off" />
          <FormTextField
            name="name"
            label="E-mail address"
            hint="They sign in with it, and emails go there."
            type="email"
            autoComplete="off"
          />
          <FormPhone name="phone" label="Mobile phone" optional />
          <Stack>
            <FormCheckbox name="deposit_plan" label="Has the deposit plan" />
            <FormCheckbox name="admin" label="Is an administrator" hint={administratorWords} />
          </Stack>
          <AccountPicker found={found} searching={searching} onSearch={search} searched={searched} />
          <FormCheckbox
            name="sendInvite"
            label="Mail an invitation now"
            hint="It holds a first password that is good for seven days."
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
            <FormSubmit sending="Creating…">Create user</FormSubmit>
            <Button size="large" onClick={onClose}>
              Cancel
            </Button>
          </Stack>
        </Stack>
      </Formik>
    </UserDialog>
  );
}

interface CreatedProps extends Pick<UserCreateProps, 'onOpen' | 'onClose'> {
  readonly user: OfficeUserDetail;
}

function Created({ user: { name, operation }, onOpen, onClose }: CreatedProps) {
  const whole = operation?.state === 'done';
  return (
    <UserDialog title={whole ? `${name} is created` : `${name} is not ready yet`} onClose={onClose}>
      <Stack spacing={2.5}>
        <Alert severity={whole ? 'success' : 'warning'}>
          {operation?.told}
          {!whole && ' Nobody can sign in under this name before that is done.'}
        </Alert>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
          <Button variant="contained" onClick={() => onOpen(name)}>
            Show user
          </Button>
          <Button onClick={onClose}>Close</Button>
        </Stack>
      </Stack>
    </UserDialog>
  );
}

const accounts: readonly LinkEntry[] = [];
const blank = {
  givenName: '',
  familyName: '',
  name: '',
  phone: '',
  deposit_plan: false,
  admin: false,
  accounts,
  sendInvite: true,
};
