import * as m from '@locales/imports';
import Box from '@mui/material/Box';
import type { FileDropProps } from '@/components/FileDrop/FileDrop';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';

export interface Running {
  readonly name: string;
  readonly step: 'reading' | 'checking' | 'applying';
  readonly file: string | null;
  /** Read so far of this file. */
  readonly rows: number | null;
}

const steps = {
  reading: { step: m.reading, file: m.readingFile },
  checking: { step: m.checking, file: m.checkingFile },
  applying: { step: m.comparing, file: m.comparingFile },
} as const;

/** How far the import is that runs now. */
export function RunningImport({ name, step, file, rows }: Running) {
  const words = steps[step];
  const doing = file === null ? words.step() : words.file({ file });
  const read = rows === null || rows === 0 ? '' : `, ${m.rowsCount({ rows })}`;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <ProgressBar label={`${name}: ${doing}${read}`} />
    </Box>
  );
}

/** A ZIP on its way, in bytes. */
export interface Sending {
  readonly name: string;
  readonly bytes: number;
  readonly sent: number;
}

const tenthsOfMb = (bytes: number): number => Math.round((bytes / (1024 * 1024)) * 10) / 10;

/** Once all of it is there it is unpacked, and nobody counts that. */
export function sendingOf({ name, bytes, sent }: Sending): FileDropProps['sending'] {
  if (sent >= bytes) return { label: m.unpacking({ name }) };
  return {
    label: m.sending({ name }),
    progress: { done: tenthsOfMb(sent), of: tenthsOfMb(bytes), unit: 'MB' },
  };
}
