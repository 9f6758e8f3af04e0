import * as common from '@locales/common';
import * as m from '@locales/users';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { OfficeUserDetail } from '@contract/officeUsers/schema';
import { userPerson } from '@contract/rules/userPerson';
import type { UserChange } from '@/data/officeUsers';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormPhone } from '@/forms/FormPhone';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextField } from '@/forms/FormTextField';
import { submitting } from '@/forms/submit';
import { AccountPicker, type AccountSearch, asLink } from './AccountPicker';
import { UserDialog } from './UserDialog';

interface UserEditProps extends AccountSearch {
  readonly user: OfficeUserDetail;
  readonly onSave: (change: UserChange) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Changes the name, the phone and the linked accounts; what they sign in with stays. */
export function UserEdit({ user, onSave, onClose, found, searching, onSearch }: UserEditProps) {
  const [searched, setSearched] = useState('');
  const { name, givenName, familyName, phone, version } = user;
  return (
    <UserDialog title={m.editUser({ name })} onClose={onClose}>
      <Formik
        initialValues={{
          givenName,
          familyName,
          phone: phone ?? '',
          accounts: user.accounts,
        }}
        validationSchema={userPerson}
        onSubmit={submitting(async ({ accounts, ...values }) => {
          await onSave({
            ...values,
            phone: values.phone || null,
            version,
            accounts: accounts.map(asLink),
          });
          onClose();
        })}
      >
        <Stack component={Form} noValidate autoComplete="off" spacing={2.5} sx={{ pt: 1 }}>
          <ErrorSummary fields={['givenName', 'familyName', 'phone']} />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins in its first field */}
          <FormTextField autoFocus name="givenName" label={m.firstName()} autoComplete="off" />
          <FormTextField name="familyName" label={m.lastName()} autoComplete="off" />
          <FormPhone name="phone" label={m.cellPhone()} optional />
          <AccountPicker
            found={found}
            searching={searching}
            searched={searched}
            onSearch={(words) => {
              setSearched(words);
              onSearch(words);
            }}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
            <FormSubmit sending={m.saving()}>{m.saveChanges()}</FormSubmit>
            <Button size="large" onClick={onClose}>
              {common.cancel()}
            </Button>
          </Stack>
        </Stack>
      </Formik>
    </UserDialog>
  );
}
