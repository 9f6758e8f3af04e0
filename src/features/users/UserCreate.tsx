import * as common from '@locales/common';
import * as m from '@locales/users';
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
    <UserDialog title={m.createUser()} onClose={onClose}>
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
          <FormTextField autoFocus name="givenName" label={m.firstName()} autoComplete="off" />
          <FormTextField name="familyName" label={m.lastName()} autoComplete="off" />
          <FormTextField
            name="name"
            label={m.emailAddress()}
            hint={m.emailAddressHint()}
            type="email"
            autoComplete="off"
          />
          <FormPhone name="phone" label={m.cellPhone()} optional />
          <Stack>
            <FormCheckbox name="deposit_plan" label={m.hasDepositPlan()} />
            <FormCheckbox name="admin" label={m.isAdministrator()} hint={m.administratorsCan()} />
          </Stack>
          <AccountPicker found={found} searching={searching} onSearch={search} searched={searched} />
          <FormCheckbox name="sendInvite" label={m.inviteNow()} hint={m.inviteNowHint()} />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
            <FormSubmit sending={m.creating()}>{m.createUser()}</FormSubmit>
            <Button size="large" onClick={onClose}>
              {common.cancel()}
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
    <UserDialog title={whole ? m.isCreated({ name }) : m.isNotReady({ name })} onClose={onClose}>
      <Stack spacing={2.5}>
        <Alert severity={whole ? 'success' : 'warning'}>
          {operation?.told} {!whole && m.notBeforeDone()}
        </Alert>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
          <Button variant="contained" onClick={() => onOpen(name)}>
            {m.showUser()}
          </Button>
          <Button onClick={onClose}>{common.close()}</Button>
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
