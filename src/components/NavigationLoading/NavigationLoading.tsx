import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const widths = ['45%', '60%', '70%', '52%', '64%', '48%'];

/** Stands for the side navigation until the permissions say which pages there are. */
export const NavigationLoading = () => (
  <Box component="nav" aria-label="Main">
    <Box component="output" sx={{ display: 'block', px: 3, py: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Loading Navigation
      </Typography>
      {widths.map((width) => (
        <Skeleton key={width} sx={{ width, height: 44 }} />
      ))}
    </Box>
  </Box>
);
