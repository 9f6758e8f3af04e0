import * as common from '@locales/common';
import * as m from '@locales/secondPerson';
import type { Decision } from '@contract/secondPerson/labels';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/ConfirmDialog/ConfirmDialog';
import { useDoing } from '@/data/useDoing';

interface DecideDialogProps {
  readonly decision: Decision;
  readonly onDecide: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before a proposal is decided. */
export function DecideDialog({ decision, onDecide, onClose }: DecideDialogProps) {
  const { busy, failure, start } = useDoing();
  const { about, ...question } = questions[decision]();
  return (
    <ConfirmDialog
      {...question}
      wayOut={common.notNow()}
      busy={busy}
      failure={failure}
      onConfirm={() => start(onDecide, onClose)}
      onCancel={onClose}
    >
      {about}
    </ConfirmDialog>
  );
}

type Question = Pick<ConfirmDialogProps, 'title' | 'action' | 'destructive'> & { readonly about: string };

const questions: Readonly<Record<Decision, () => Question>> = {
  confirmed: () => ({ title: m.askConfirm(), about: m.askConfirmAbout(), action: m.confirm() }),
  refused: () => ({ title: m.askRefuse(), about: m.askRefuseAbout(), action: m.refuse(), destructive: true }),
  withdrawn: () => ({
    title: m.askWithdraw(),
    about: m.askRefuseAbout(),
    action: m.withdraw(),
    destructive: true,
  }),
};
