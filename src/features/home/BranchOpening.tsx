import Typography from '@mui/material/Typography';
import { useBranches } from '@/data/contact';

interface BranchOpeningProps {
  readonly code: string;
}

/** Whether somebody is at a branch now: "Open until 5:00 PM". Nothing where its hours are not known. */
export function BranchOpening({ code }: BranchOpeningProps) {
  const branch = useBranches().data?.branches.find((one) => one.code === code);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {branch?.opening?.words}
    </Typography>
  );
}
