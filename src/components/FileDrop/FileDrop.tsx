import * as common from '@locales/common';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar';

export interface FileDropProps {
  /** The button, and the name of the region: “Upload a drop”. */
  readonly action: string;
  /** What can be dropped here, in a sentence beside the button. */
  readonly hint: string;
  /** Names the file for who does not see it: “ZIP with a drop”. */
  readonly fileLabel: string;
  /** Endings and media types that the dialog offers, comma-separated. */
  readonly accept: string;
  /** What is said of several files at once. */
  readonly severalFiles: string;
  /** What is wrong with a file before it is sent, in words. */
  readonly problemOf: (file: File) => string | undefined;
  /** What is being sent, and how far. */
  readonly sending?: Pick<ProgressBarProps, 'label' | 'progress'>;
  /** Why the last one was not taken. */
  readonly failure?: string;
  /** Takes a file with which nothing is wrong. */
  readonly onFile: (file: File) => void;
  /** Calls off what is being sent; without it nobody can. */
  readonly onStop?: () => void;
}

/** A place to let one file fall on, and a button for everybody who does not drag. */
export function FileDrop(props: FileDropProps) {
  const { action, hint, fileLabel, accept, sending, onFile } = props;
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const dialog = useRef<HTMLInputElement>(null);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    const problem = files.length > 1 ? props.severalFiles : props.problemOf(file);
    setRefused(problem);
    if (problem === undefined) onFile(file);
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!sending) take(event.dataTransfer.files);
  };

  const problem = refused ?? props.failure;
  return (
    <Box
      component="section"
      aria-label={action}
      data-screen-only
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{ ...zone, ...(over && { borderColor: 'primary.main', bgcolor: 'surface.subtle' }) }}
    >
      {sending ? (
        <Box sx={row}>
          <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
            <ProgressBar {...sending} />
          </Box>
          {props.onStop && (
            <Button variant="outlined" onClick={props.onStop}>
              {common.stop()}
            </Button>
          )}
        </Box>
      ) : (
        <Box sx={row}>
          <Typography variant="body2" sx={{ flex: '1 1 16rem', color: 'text.secondary' }}>
            {hint}
          </Typography>
          <input
            ref={dialog}
            type="file"
            hidden
            accept={accept}
            aria-label={fileLabel}
            onChange={({ target }) => {
              take(target.files);
              // The same file may be chosen again after it was mended.
              target.value = '';
            }}
          />
          <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={() => dialog.current?.click()}>
            {action}
          </Button>
        </Box>
      )}
      {problem && !sending && (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}

const zone = {
  p: 2,
  border: '1px dashed',
  borderColor: 'surface.control',
  borderRadius: 1.5,
} as const;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
