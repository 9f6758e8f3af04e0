import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isEmail } from '@contract/rules/email';
import { toUsPhone } from '@contract/rules/phone';
import { useAccounts } from '@/data/accounts';
import { useBranches, useContactMessages } from '@/data/contact';
import { useSource } from '@/data/DataProvider';
import { loaded } from '@/data/asyncResult';
import { beginning, readLink } from './contactEntries';
import { ContactPage } from './ContactPage';
import { useSending } from './useSending';

/** On whose wall the customer reads the time. */
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function ContactScreen() {
  const { username } = useSource();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const own = useAccounts('my-account');
  const sending = useSending(() => crypto.randomUUID());
  const accounts = useMemo(
    () => (own.data?.accounts ?? []).map(({ accountNo, name, phone }) => ({ accountNo, name, phone })),
    [own.data],
  );
  const address = params.toString();
  const { kept, ticket } = sending;
  const initial = useMemo(
    () =>
      // After a message was sent, the next one begins empty.
      ticket
        ? undefined
        : beginning({
            link: readLink(new URLSearchParams(address)),
            draft: kept(),
            email: isEmail(username) ? username : '',
            phone: accounts.map(({ phone }) => toUsPhone(phone)).find((phone) => phone !== undefined) ?? '',
            accounts: accounts.map(({ accountNo }) => accountNo),
          }),
    [address, ticket, kept, username, accounts],
  );

  return (
    <ContactPage
      branches={loaded(useBranches())}
      messages={loaded(useContactMessages())}
      accounts={accounts}
      initial={own.isPending ? undefined : initial}
      onChange={sending.keep}
      onSend={sending.send}
      ticket={ticket}
      onAgain={() => {
        sending.again();
        void navigate('/contact-us', { replace: true });
      }}
      zone={zone}
    />
  );
}
