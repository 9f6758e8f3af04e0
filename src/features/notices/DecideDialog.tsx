import * as m from '@locales/notices';
import type { NoticeRun } from '@contract/notices/schema';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ConfirmDialog/ConfirmDialog';
import type { RunAct } from '@/data/notices';
import { useDoing } from '@/data/useDoing';

interface DecideDialogProps {
  readonly run: NoticeRun;
  readonly as: RunAct;
  /** Rejects with what it was refused with. */
  readonly onDecide: () => Promise<unknown>;
  /** Told what was done, in words. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

/** Asks once more before a held run goes out or is kept back for good, and before its emails go out again. */
export function DecideDialog({ run, as, onDecide, onDone, onClose }: DecideDialogProps) {
  const { busy, failure, start } = useDoing();
  const { about, done, ...question } = questions[as](run);
  return (
    <ConfirmDialog
      {...question}
      wayOut={as === 'resend' ? m.notAgain() : m.keepHolding()}
      busy={busy}
      failure={failure}
      onConfirm={() =>
        start(onDecide, () => {
          onClose();
          onDone(done);
        })
      }
      onCancel={onClose}
    >
      {about}
    </ConfirmDialog>
  );
}

interface Question extends Pick<ConfirmDialogProps, 'title' | 'action' | 'destructive'> {
  readonly about: string;
  readonly done: string;
}

const questions: Readonly<Record<DecideDialogProps['as'], (run: NoticeRun) => Question>> = {
  release: ({ runId: number, people }) => ({
    title: m.releaseQuestion({ number }),
    about: m.releaseMeans({ people }),
    action: m.release(),
    done: m.runReleasedDone({ number }),
  }),
  resend: ({ runId: number, failed: emails }) => ({
    title: m.resendQuestion({ number }),
    about: m.resendMeans({ emails }),
    action: m.resend({ emails }),
    done: m.resendDone({ number }),
  }),
  drop: ({ runId: number }) => ({
    title: m.dropQuestion({ number }),
    about: m.dropMeans(),
    action: m.dropRun(),
    destructive: true,
    done: m.runDroppedDone({ number }),
  }),
};
