import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { Facts } from '@/components/Facts/Facts';
import type { Change } from './settingsChanges';

interface SettingsReviewProps {
  readonly changes: readonly Change[];
  /** From when on they hold, in words. */
  readonly from: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What differs, before it is decided. */
export function SettingsReview({ changes, from, onConfirm, onCancel }: SettingsReviewProps) {
  return (
    <ConfirmDialog
      title={changes.length === 1 ? 'Save one change?' : `Save ${changes.length} changes?`}
      action="Save settings"
      wayOut="Go on editing"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography sx={{ mb: 2 }}>They hold {from}. The versions before stay readable.</Typography>
      <Facts
        facts={changes.map(({ what, before, after }) => ({ label: what, value: `${before} → ${after}` }))}
      />
    </ConfirmDialog>
  );
}
