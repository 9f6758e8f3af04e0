import * as common from '@locales/common';
import * as m from '@locales/imports';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { dropUploadProblem } from '@contract/rules/dropUpload';
import { Icon } from '@/components/Icon/Icon';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';

export interface UploadDropProps {
  /** What is being sent. */
  readonly sending: { readonly name: string; readonly bytes: number; readonly sent: number } | undefined;
  /** Why the last one was not taken. */
  readonly failure: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onStop: () => void;
}

const MB = 1024 * 1024;
const inTenths = (bytes: number): number => Math.round((bytes / MB) * 10) / 10;

/** A place to let a ZIP fall on, and a button for everybody who does not drag. */
export function UploadDrop({ sending, failure, onFile, onStop }: UploadDropProps) {
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const dialog = useRef<HTMLInputElement>(null);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (!file) return;
    const problem = files.length > 1 ? m.severalFiles() : dropUploadProblem(file.name, file.size);
    setRefused(problem);
    if (problem === undefined) onFile(file);
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!sending) take(event.dataTransfer.files);
  };

  const problem = refused ?? failure;
  return (
    <Box
      component="section"
      aria-label={m.uploadDrop()}
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
        <Sending {...sending} onStop={onStop} />
      ) : (
        <Box sx={row}>
          <Typography variant="body2" sx={{ flex: '1 1 16rem', color: 'text.secondary' }}>
            {m.dropHere()}
          </Typography>
          <input
            ref={dialog}
            type="file"
            hidden
            accept=".zip,application/zip"
            aria-label={m.zipWithDrop()}
            onChange={({ target }) => {
              take(target.files);
              // The same file may be chosen again after it was mended.
              target.value = '';
            }}
          />
          <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={() => dialog.current?.click()}>
            {m.uploadDrop()}
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

type SendingProps = NonNullable<UploadDropProps['sending']> & Pick<UploadDropProps, 'onStop'>;

function Sending({ name, bytes, sent, onStop }: SendingProps) {
  const all = sent >= bytes;
  return (
    <Box sx={row}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <ProgressBar
          label={all ? m.unpacking({ name }) : m.sending({ name })}
          progress={all ? undefined : { done: inTenths(sent), of: inTenths(bytes), unit: 'MB' }}
        />
      </Box>
      <Button variant="outlined" onClick={onStop}>
        {common.stop()}
      </Button>
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
