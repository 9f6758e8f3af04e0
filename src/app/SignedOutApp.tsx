import { useEffect } from 'react';
import * as m from '@locales/auth';
import { useConfig } from '../data/config';
import { LoginScreen } from '../features/auth/LoginScreen';
import type { Ended } from '../session/sessionState';
import { CompanyBanner } from './CompanyBanner';

interface SignedOutAppProps {
  readonly ended: Ended;
  /** Called when the sign-in page stands and there is time to fetch what comes after it. */
  readonly onReady: () => Promise<unknown>;
}

/** All there is for somebody who is not signed in. */
export function SignedOutApp({ ended, onReady }: SignedOutAppProps) {
  const { companyName } = useConfig();

  useEffect(
    function nameThePage() {
      document.title = `${m.signIn()} · ${companyName}`;
    },
    [companyName],
  );

  return (
    <>
      <CompanyBanner />
      <LoginScreen ended={ended} onFirstFocus={() => void onReady().catch(() => undefined)} />
    </>
  );
}
