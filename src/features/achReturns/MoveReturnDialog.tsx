import * as m from '@locales/achReturns';
import Typography from '@mui/material/Typography';
import type { ReturnFileMove } from '@contract/achReturns/labels';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';

interface MoveReturnDialogProps {
  readonly move: ReturnFileMove;
  readonly fileNo: number;
  /** How many payments come back, how many bank accounts are corrected, and how much of a statement counts. */
  readonly counts: { readonly returns: number; readonly changes: number; readonly entries: number };
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a file of returns is moved, and says what comes of it. */
export function MoveReturnDialog({ move, fileNo, counts, ...dialog }: MoveReturnDialogProps) {
  const file = String(fileNo);
  const { title, about, action } = {
    apply: { title: m.askApply({ file }), about: m.applyAbout(counts), action: m.apply() },
    dismiss: { title: m.askDismiss({ file }), about: m.dismissAbout(), action: m.dismiss() },
    undo: { title: m.askUndo({ file }), about: m.undoAbout(), action: m.undo() },
  }[move];
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      action={action}
      wayOut={m.keepAsItIs()}
      destructive={move === 'undo'}
    >
      <Typography>{about}</Typography>
    </ConfirmDialog>
  );
}
