import Box from '@mui/material/Box';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { count } from './importList';

export interface Running {
  readonly name: string;
  readonly step: 'reading' | 'checking' | 'applying';
  readonly file: string | null;
  /** Read so far of this file. */
  readonly rows: number | null;
}

const steps = { reading: 'Reading', checking: 'Checking', applying: 'Comparing' } as const;

/** How far the import is that runs now. */
export function RunningImport({ name, step, file, rows }: Running) {
  const where = file === null ? '' : ` ${file}`;
  const read = rows === null || rows === 0 ? '' : `, ${count(rows)} rows`;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <ProgressBar label={`${name}: ${steps[step]}${where}${read}`} />
    </Box>
  );
}
