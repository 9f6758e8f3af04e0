import { useToast } from '@/components/Toasts/Toasts';
import type { Clock } from '@/clock';
import type { Security } from '@/session/security';
import { SecurityCard } from './SecurityCard';
import { SecurityMethods } from './SecurityMethods';
import { SecurityPart } from './SecurityPart';
import { type Ask, useAsked } from './useSecurity';

interface SecurityCodesProps {
  readonly ask: Ask;
  readonly clock: Clock;
}

const readCodes = (security: Security) => security.codes();

/** Whether a sign-in asks for a code besides the password, and how the code comes. */
export function SecurityCodes({ ask, clock }: SecurityCodesProps) {
  const { asked, again, retry } = useAsked(ask, readCodes);
  const toast = useToast();

  const changed = (message: string) => {
    toast({ message });
    void again();
  };
  return (
    <SecurityCard
      title="Codes at sign-in"
      lead="A code besides your password keeps others out, even if they learn the password."
    >
      <SecurityPart
        asked={asked}
        onRetry={retry}
        without="Codes are not available here. Your password alone lets you in."
        failed="Couldn’t load your codes"
      >
        {(codes) => <SecurityMethods codes={codes} ask={ask} clock={clock} onChanged={changed} />}
      </SecurityPart>
    </SecurityCard>
  );
}
