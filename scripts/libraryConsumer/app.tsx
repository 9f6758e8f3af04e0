import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import { Form, Formik } from 'formik';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  CalendarDate,
  type Column,
  ConfirmDialog,
  Money,
  PageHeader,
  ResourceTable,
  useCards,
  useGridPreferences,
} from '@fieldgate/library/components';
import { formatDate, formatMoney, setLanguageSource } from '@fieldgate/library/format';
import { ErrorSummary, FormDate, FormMoney, FormSubmit, submitting } from '@fieldgate/library/forms';
import { theme } from '@fieldgate/library/theme';
import '@fieldgate/library/theme/fonts.css';
import '@fieldgate/library/theme/ground.css';

// A product that has nothing to do with the portal: what a tool shed lends.

setLanguageSource(() => (location.hash === '#es' ? 'es' : 'en'));

interface Loan {
  readonly tool: string;
  readonly due: string;
  readonly deposit: number;
}

const loans: readonly Loan[] = [
  { tool: 'Post driver', due: '2026-04-12', deposit: 12_500 },
  { tool: 'Seed spreader', due: '2026-04-30', deposit: 123_456 },
];

const columns: readonly Column<Loan>[] = [
  { id: 'tool', label: 'Tool', text: ({ tool }) => tool, width: 160, grow: 1, mobile: 'title' },
  {
    id: 'due',
    label: 'Due back',
    text: ({ due }) => formatDate(due),
    cell: ({ due }) => <CalendarDate date={due} />,
    width: 140,
    mobile: 'meta',
  },
  {
    id: 'deposit',
    label: 'Deposit',
    text: ({ deposit }) => formatMoney(deposit),
    cell: ({ deposit }) => <Money cents={deposit} />,
    align: 'right',
    width: 120,
    mobile: 'amount',
  },
];

const nothing = () => undefined;

function Loans() {
  const [preferences, prefer] = useGridPreferences();
  const [measure, cards] = useCards({ columns, rows: loans });
  return (
    <Box ref={measure}>
      {cards !== undefined && (
        <ResourceTable
          cards={cards}
          label="Loans"
          rows={loans}
          columns={columns}
          rowId={({ tool }) => tool}
          page={{ from: 1, to: 2, total: 2, hasNext: false, hasPrevious: false }}
          pageSize={25}
          onPage={nothing}
          onPageSize={nothing}
          sort="tool"
          onSort={nothing}
          preferences={preferences}
          onPrefer={prefer}
        />
      )}
    </Box>
  );
}

/** The shed's own way to say no. */
class Refused extends Error {
  readonly fields = { deposit: 'The shed takes no more than $500.00' };
}

interface NewLoan {
  readonly deposit: number | '';
  readonly due: string;
}

async function lend({ deposit }: NewLoan): Promise<void> {
  if (deposit === '' || deposit > 50_000) throw new Refused('No');
}

function App() {
  const [asking, setAsking] = useState(false);
  return (
    <Stack spacing={3} sx={{ p: 3 }}>
      <PageHeader title="Tool shed" />
      <Loans />
      <Formik<NewLoan> initialValues={{ deposit: '', due: '2026-04-12' }} onSubmit={submitting(lend)}>
        <Stack component={Form} noValidate spacing={2} sx={{ maxWidth: 420 }}>
          <ErrorSummary fields={['deposit', 'due']} />
          <FormMoney name="deposit" label="Deposit for the tool" />
          <FormDate name="due" label="Bring it back by" rule={{ min: '2026-04-12' }} />
          <FormSubmit>Lend it</FormSubmit>
        </Stack>
      </Formik>
      <Button
        onClick={() => setAsking(true)}
        sx={{ color: theme.vars.palette.surface.onBar, bgcolor: 'surface.bar' }}
      >
        Forget the loans
      </Button>
      {asking && (
        <ConfirmDialog
          title="Forget all loans?"
          action="Forget loans"
          onConfirm={nothing}
          onCancel={() => setAsking(false)}
        >
          This cannot be undone.
        </ConfirmDialog>
      )}
    </Stack>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <App />
    </ThemeProvider>
  </StrictMode>,
);
