import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { EmailBody } from '@contract/email/schema';

interface LetterPaperProps {
  readonly body: EmailBody;
}

/**
 * A letter laid out from its parts. Nothing of it is markup, so whatever somebody typed into it means itself here as it
 * does in the mail.
 */
export function EmailPreview({ body: { subject, text, blocks } }: LetterPaperProps) {
  if (blocks.length === 0) return <Typography sx={typed}>{text}</Typography>;
  return (
    <Box sx={paper}>
      <Typography variant="subtitle1" component="p" sx={{ mb: 2 }}>
        {subject}
      </Typography>
      {blocks.map((block) => (
        <Block key={`${block.kind} ${block.text}`} {...block} />
      ))}
    </Box>
  );
}

function Block({ kind, text, address }: EmailBody['blocks'][number]) {
  if (kind === 'typed') {
    return (
      <Box component="blockquote" sx={quote}>
        {text}
      </Box>
    );
  }
  return (
    <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {kind === 'link' && address !== null ? <Link href={address}>{text}</Link> : text}
    </Typography>
  );
}

const paper = {
  border: '1px solid',
  borderColor: 'divider',
  borderTop: '4px solid',
  borderTopColor: 'primary.main',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  p: 2,
  pb: 0,
} as const;

const typed = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
const quote = { ...typed, m: 0, mb: 2, pl: 1.5, borderLeft: '3px solid', borderColor: 'divider' } as const;
