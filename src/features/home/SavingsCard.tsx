import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

/** The way to the deposit plan for those who have none. */
export const SavingsCard = () => (
  <Card sx={{ p: { xs: 2, sm: 3 } }}>
    <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
      Deposit plan
    </Typography>
    <Typography sx={{ color: 'text.secondary' }}>
      Money that you leave with us earns interest. See how it works and what it pays now.
    </Typography>
    <Button variant="outlined" href="/my-savings" sx={{ mt: 1.5 }}>
      About the deposit plan
    </Button>
  </Card>
);
