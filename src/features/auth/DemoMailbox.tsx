import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useConfig } from '@/data/config';

/** Where the codes of a demo company are read; nothing at any other company. */
export function DemoMailbox() {
  const { demo } = useConfig();
  return (
    demo && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        This is a demo: the code lies in{' '}
        <Link href="/demo/mail" target="_blank" rel="noopener">
          the demo’s mailbox
        </Link>
        .
      </Typography>
    )
  );
}
