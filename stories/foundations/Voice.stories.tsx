import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Meta, StoryObj } from '@storybook/react-vite';

const examples = [
  [
    'What happened, why it matters, what to do',
    'The server didn’t answer. Your data are safe. Try again in a moment.',
    'Oops! Something went wrong.',
  ],
  [
    'A field’s message is an instruction',
    'Enter the routing number as exactly 9 digits',
    'Invalid routing number',
  ],
  ['Name the thing, not “item” or “record”', 'No purchases match. Clear filters', 'No data'],
  ['A credit is a word, not a thin sign', '$125.00 credit', '($125.00)'],
  ['Days as on a calendar', 'Due Nov 30, 2026', 'Due 11/30/26'],
  ['Buttons say what they do', 'Download all 46 rows', 'Submit'],
  [
    'Promise only what is known',
    'We e-mail your request to the payments team.',
    'Your payment posts tomorrow.',
  ],
] as const;

/** Plain, warm and exact, in sentence case. */
function Voice() {
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>Rule</TableCell>
          <TableCell>We write</TableCell>
          <TableCell>We don’t write</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {examples.map(([rule, ours, others]) => (
          <TableRow key={rule}>
            <TableCell component="th" scope="row">
              {rule}
            </TableCell>
            <TableCell>{ours}</TableCell>
            <TableCell sx={{ color: 'text.secondary' }}>{others}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const meta = { title: 'Foundations/Voice', component: Voice } satisfies Meta<typeof Voice>;

export default meta;

export const Rules: StoryObj<typeof meta> = {};
