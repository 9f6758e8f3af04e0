import * as m from '@locales/users';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { UserLink } from '@contract/officeUsers/schema';
import {
  accessLevelNames,
  accessLevels,
  MAX_ACCOUNTS,
  relationshipNames,
  relationships,
  tooManyAccounts,
} from '@contract/rules/accessLevels';
import { Icon } from '@/components/Icon/Icon';
import { SearchField } from '@/components/SearchField/SearchField';
import { FormSelect } from '@/forms/FormSelect';

interface FoundAccount {
  readonly accountNo: string;
  readonly accountName: string;
}

export interface AccountSearch {
  /** What the last search found. */
  readonly found: readonly FoundAccount[];
  /** Whether what was found is still that of other words. */
  readonly searching: boolean;
  readonly onSearch: (words: string) => void;
}

export type LinkEntry = UserLink & { readonly accountName: string };

/** What of an entry is sent. */
export const asLink = ({ accountNo, level, relationship }: LinkEntry): UserLink => ({
  accountNo,
  level,
  relationship,
});

interface AccountPickerProps extends AccountSearch {
  readonly searched: string;
}

interface WithLinks {
  readonly accounts: readonly LinkEntry[];
}

/** The accounts that somebody is let into, in a form: found by number or name, each with how far. */
export function AccountPicker({ found, searching, onSearch, searched }: AccountPickerProps) {
  const { values, setFieldValue } = useFormikContext<WithLinks>();
  const { accounts } = values;
  const put = (next: readonly LinkEntry[]) => void setFieldValue('accounts', next);
  const isFull = accounts.length >= MAX_ACCOUNTS;
  const offered = isFull
    ? []
    : found.filter(({ accountNo }) => !accounts.some((link) => link.accountNo === accountNo));
  const search = useRef<HTMLInputElement>(null);
  // The words that Enter was pressed after: what they alone lead to is linked once it is found.
  const entered = useRef<string>(undefined);
  const add = (account: FoundAccount) => {
    put([...accounts, { ...account, level: 'owner', relationship: 'owner' }]);
    onSearch('');
    // The button that was pressed is gone, and the next one is searched for here.
    search.current?.focus();
  };
  const unlink = (accountNo: string) => {
    put(accounts.filter((link) => link.accountNo !== accountNo));
    search.current?.focus();
  };
  const takeTheOnlyOne = () => {
    if (entered.current !== searched || searching) return;
    entered.current = undefined;
    const [only, other] = offered;
    if (only && !other) add(only);
  };
  useEffect(takeTheOnlyOne);
  return (
    <Stack component="fieldset" sx={frame}>
      <Typography component="legend" variant="body1" sx={{ fontWeight: 600, p: 0 }}>
        {m.linkedAccounts()}
      </Typography>
      {accounts.map((link, at) => (
        <LinkedAccount key={link.accountNo} link={link} at={at} onUnlink={() => unlink(link.accountNo)} />
      ))}
      {accounts.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {m.noLinksYet()}
        </Typography>
      )}
      <Box
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.target !== search.current) return;
          // Enter searches here, and sends no form that is half filled in.
          event.preventDefault();
          entered.current = search.current.value.trim() || undefined;
          takeTheOnlyOne();
        }}
      >
        <SearchField
          ref={search}
          label={m.findAccount()}
          placeholder={m.numberOrName()}
          value={searched}
          onChange={onSearch}
          slashKey={false}
        />
      </Box>
      {searched !== '' && (
        <Stack sx={{ alignItems: 'flex-start' }}>
          {offered.map((account) => (
            <Button key={account.accountNo} startIcon={<Icon name="plus" />} onClick={() => add(account)}>
              {m.linkAccount({ account: account.accountName, number: account.accountNo })}
            </Button>
          ))}
          {offered.length === 0 && !searching && (
            <Typography variant="body2" component="output">
              {isFull ? tooManyAccounts() : m.noOtherFound()}
            </Typography>
          )}
        </Stack>
      )}
    </Stack>
  );
}

interface LinkedAccountProps {
  readonly link: LinkEntry;
  /** Its place among the form's accounts. */
  readonly at: number;
  readonly onUnlink: () => void;
}

/** An account that somebody is let into, and how far. */
function LinkedAccount({ link: { accountNo, accountName, level }, at, onUnlink }: LinkedAccountProps) {
  return (
    <Stack sx={{ gap: 1, py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {accountName} ({accountNo})
        </Typography>
        <Button
          aria-label={m.unlinkAccount({ account: accountName })}
          startIcon={<Icon name="close" />}
          onClick={onUnlink}
        >
          {m.unlink()}
        </Button>
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, '& > *': { flex: 1 } }}>
        <FormSelect
          name={`accounts[${at}].level`}
          label={m.accessTo({ number: accountNo })}
          options={levels()}
          hint={accessLevels[level].explains}
        />
        <FormSelect
          name={`accounts[${at}].relationship`}
          label={m.relationshipTo({ number: accountNo })}
          options={kinds()}
        />
      </Stack>
    </Stack>
  );
}

const levels = () => accessLevelNames.map((value) => ({ value, label: accessLevels[value].label }));
const kinds = () => relationshipNames.map((value) => ({ value, label: relationships[value] }));
const frame = { gap: 1.5, border: 0, m: 0, p: 0, minWidth: 0 } as const;
