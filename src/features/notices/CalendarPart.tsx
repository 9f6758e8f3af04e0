import { useAccounts } from '@/data/accounts';
import { useCalendar } from '@/data/calendar';
import { CalendarCard } from './CalendarCard';

/** For whoever has an account: nothing falls due for others. */
export function CalendarPart({ zone }: { readonly zone: string }) {
  const calendar = useCalendar();
  const { data } = useAccounts('my-account');
  if (data?.accounts.length === 0) return null;
  return <CalendarCard {...calendar} origin={location.origin} zone={zone} />;
}
