import { type ReactNode, useRef, useState } from 'react';
import { Refusal } from '../../../contract/problem';
import { STEP_UP_FIELD } from '../../../contract/rules/stepUp';
import type { Proof } from '../../session/proof';
import { useSession } from '../../session/SessionProvider';
import { StepUpDialog } from './StepUpDialog';

interface StepUp {
  /** Does a task; where the server wants to know that it is really them, asks and does it again. */
  readonly proven: <T>(task: () => Promise<T>) => Promise<T>;
  /** Stands on the page while it is asked. */
  readonly dialog: ReactNode;
}

/** For what needs a recent sign-in. */
export function useStepUp(): StepUp {
  const session = useSession();
  const proof = useRef<Promise<Proof>>(undefined);
  const [answer, setAnswer] = useState<(isProven: boolean) => void>();

  const begun = (): Promise<Proof> => {
    proof.current ??= session.proof();
    proof.current.catch(() => (proof.current = undefined));
    return proof.current;
  };

  async function asked(): Promise<boolean> {
    const isProven = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(undefined);
    void proof.current?.then((one) => one.leave());
    proof.current = undefined;
    return isProven;
  }

  return {
    async proven(task) {
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof Refusal) || !(STEP_UP_FIELD in error.fields)) throw error;
        if (await asked()) return task();
        throw new Refusal({
          code: 'forbidden',
          message:
            'Nothing was saved, because your password was not entered. Save again to be asked once more.',
        });
      }
    },
    dialog: answer && (
      <StepUpDialog proof={begun} onDone={() => answer(true)} onCancel={() => answer(false)} />
    ),
  };
}
