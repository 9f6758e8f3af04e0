import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { formatDate } from '@contract/format/date';
import { AsyncBoundary, type AsyncState } from '@/components/AsyncBoundary/AsyncBoundary';
import { DetailDrawer } from '@/components/DetailDrawer/DetailDrawer';
import { Facts } from '@/components/Facts/Facts';
import { Money } from '@/components/Money/Money';
import { pattern } from '../support/pattern';
import { sampleTable } from '../support/sampleTable';

interface InvoicesProps {
  readonly state: AsyncState;
}

/** A list, and one of its rows looked at beside it. */
function Invoices({ state }: InvoicesProps) {
  const [shown, setShown] = useState('104880');
  const [open, setOpen] = useState(false);
  const look = (invoice: string) => {
    setShown(invoice);
    setOpen(true);
  };
  return (
    <>
      <Card sx={{ maxWidth: 560 }}>
        <List>
          {sampleTable.rows.slice(0, 4).map(({ invoice, date, item, cents }) => (
            <ListItem key={invoice} disablePadding>
              <ListItemButton onClick={() => look(invoice)}>
                <ListItemText primary={`Invoice ${invoice}`} secondary={`${formatDate(date)} · ${item}`} />
                <Money cents={cents} tone="strong" />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Card>
      <DetailDrawer
        open={open}
        title={`Invoice ${shown}`}
        onClose={() => setOpen(false)}
        actions={<Button variant="contained">Print</Button>}
      >
        <AsyncBoundary state={state} skeleton={<Skeleton variant="rounded" sx={{ height: 180 }} />}>
          <Facts
            facts={[
              { label: 'Invoice date', value: 'Nov 17, 2026' },
              { label: 'Due', value: 'Dec 31, 2026', note: 'Net due on the last day of the next month' },
              { label: 'Branch', value: 'Tekoa' },
              { label: 'Total', value: '$12,649.20' },
              { label: 'Still open', value: '$7,649.20' },
            ]}
          />
        </AsyncBoundary>
      </DetailDrawer>
    </>
  );
}

const meta = {
  title: 'Patterns/Drawer',
  tags: ['autodocs'],
  component: Invoices,
  ...pattern(
    'One row in depth, with the list still beside it; over the whole window on a phone. It has an address of its own. Escape closes it, and the focus is back on the way in.',
  ),
  args: { state: 'ready' },
} satisfies Meta<typeof Invoices>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<typeof screen, 'getByRole'>;

const wayInto = (canvas: Canvas) => canvas.getByRole('button', { name: /^Invoice 104880/ });

async function openIt(canvas: Canvas) {
  await userEvent.click(wayInto(canvas));
  const dialog = await screen.findByRole('dialog', { name: 'Invoice 104880' });
  await waitFor(() => expect(dialog).toBeVisible());
}

export const Default: Story = {
  play: ({ canvas }) => openIt(canvas),
};

export const Loading: Story = { ...Default, args: { state: 'loading' } };

export const Error: Story = { ...Default, args: { state: 'error' } };

export const Closed: Story = {
  async play({ canvas }) {
    await openIt(canvas);
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(wayInto(canvas)).toHaveFocus());
    wayInto(canvas).blur();
  },
};
