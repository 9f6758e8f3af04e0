import { useAccountNotices } from '@/data/accountNotices';
import { useAccounts } from '@/data/accounts';
import { useNoticeChoices } from '@/data/notices';
import { AccountsCard } from './AccountsCard';

/** For whoever has several accounts: of one alone nothing can differ. */
export function AccountsPart() {
  const { accounts, choose } = useAccountNotices();
  const { choices } = useNoticeChoices();
  const { data } = useAccounts('my-account');
  if ((data?.accounts.length ?? 0) < 2 || !choices.data) return null;
  return <AccountsCard accounts={accounts} all={choices.data} onChoose={choose} />;
}
