import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';

export interface QrCodeProps {
  /** What a camera reads from it. */
  readonly value: string;
  /** What the picture is for, read aloud in its place. */
  readonly title: string;
  /** Pixels from edge to edge, the quiet border included. */
  readonly size?: number;
}

/** Modules of empty border that the standard (ISO/IEC 18004) wants around the picture. */
const QUIET_ZONE = 4;

/**
 * A text as a picture for a camera. Dark on light in the dark scheme too: many cameras do not read it the other
 * way round.
 */
export function QrCode({ value, title, size = 184 }: QrCodeProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        width: 'fit-content',
        maxWidth: '100%',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <QRCodeSVG
        value={value}
        title={title}
        size={size}
        level="M"
        marginSize={QUIET_ZONE}
        bgColor="white"
        fgColor="black"
        style={{ maxWidth: '100%', height: 'auto' }}
      />
    </Box>
  );
}
