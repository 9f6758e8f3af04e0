import Typography from '@mui/material/Typography';
import { SupportPhone } from './SupportPhone';

interface NoCodeProps {
  /** Where to look first. */
  readonly children: string;
}

/** What to do when the code does not come. */
export function NoCode({ children }: NoCodeProps) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
      <SupportPhone before="Still nothing?" />
    </Typography>
  );
}
