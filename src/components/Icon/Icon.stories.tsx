import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type IconName, icons } from '../icons';
import { Icon } from './Icon';

const meta = { title: 'Shell/Icon', component: Icon } satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = { args: { name: 'home' } };

export const WithWords: Story = { args: { name: 'warning', label: 'Past due', color: 'error' } };

/** The whole set, each by the name that code uses. */
export const All: Story = {
  args: { name: 'home' },
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 2 }}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Stack key={name} direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <Icon name={name} />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Box>
  ),
};
