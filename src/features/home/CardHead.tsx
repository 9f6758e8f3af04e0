import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface CardHeadProps {
  readonly title: string;
  /** Where the rest is. */
  readonly further: { readonly label: string; readonly href: string };
}

/** What a card holds, and the way to all of it. */
export const CardHead = ({ title, further }: CardHeadProps) => (
  <Stack direction="row" useFlexGap sx={head}>
    <Typography component="h2" variant="h3">
      {title}
    </Typography>
    <Link href={further.href} underline="hover" variant="body2" sx={tall}>
      {further.label}
    </Link>
  </Stack>
);

const head = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 2,
  mb: 1,
} as const;

/** As high as a thumb, without making the head of the card higher. */
const tall = { display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1.5 } as const;
