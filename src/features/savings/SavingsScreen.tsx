import { type Clock, systemClock } from '@/clock';
import { useAboutSavings, usePlans } from '@/data/depositPlan';
import { loaded } from '@/data/asyncResult';
import { usePermissions } from '@/data/users';
import { AboutSavingsPage } from './AboutSavingsPage';
import { SavingsPage } from './SavingsPage';

interface SavingsScreenProps {
  readonly clock?: Clock;
}

/** Open to everybody; balances are for those with the deposit plan's flag, which the server asks for again. */
export function SavingsScreen({ clock = systemClock }: SavingsScreenProps) {
  const permissions = usePermissions();
  if (permissions.data?.deposit_plan) return <Own clock={clock} />;
  return permissions.state === 'loading' ? null : <About />;
}

const Own = ({ clock }: { readonly clock: Clock }) => (
  <SavingsPage plans={loaded(usePlans())} now={clock.now()} />
);

const About = () => <AboutSavingsPage about={loaded(useAboutSavings())} />;
