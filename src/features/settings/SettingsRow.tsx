import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fold } from '@/components/Fold/Fold';
import { SettingsEntry } from './SettingsEntry';
import type { Entry } from './settingsParts';
import { useFold } from './unfolding';

interface SettingsRowProps {
  readonly path: string;
  /** What is in it, in a line. */
  readonly words: string;
  readonly entries: readonly Entry[];
  /** Names the row for whoever takes it away: "hours 2". */
  readonly name: string;
  readonly onRemove: () => void;
}

/** One row of a list: a line that opens to be changed. */
export function SettingsRow({ path, words, entries, name, onRemove }: SettingsRowProps) {
  const fold = useFold((field) => field.startsWith(`${path}.`));
  return (
    <Fold variant="row" title={words} {...fold}>
      <Box sx={fields}>
        {entries.map((entry) => (
          <SettingsEntry key={entry.path} entry={entry} below={path} />
        ))}
      </Box>
      <Button color="error" aria-label={`Remove ${name}`} onClick={onRemove} sx={{ mt: 1 }}>
        Remove
      </Button>
    </Fold>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
} as const;
