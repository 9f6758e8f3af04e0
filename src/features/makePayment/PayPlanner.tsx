import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDate } from '@contract/format/date';
import type { PayDay } from '@contract/rules/payDates';
import { Icon } from '@/components/Icon/Icon';
import { Money } from '@/components/Money/Money';
import { visuallyHidden } from '@/components/visuallyHidden';

interface PayPlannerProps {
  readonly days: readonly PayDay[];
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

/** The days that are worth a look, with what each of them costs: one press takes it. */
export function PayPlanner({ days, chosen, onChoose }: PayPlannerProps) {
  return (
    <Box component="section" aria-label="Days worth paying on" tabIndex={0} sx={frame}>
      <Box component="table" sx={table}>
        <Typography
          component="caption"
          variant="subtitle2"
          sx={{ captionSide: 'top', textAlign: 'left', color: 'text.primary', px: 0, pt: 0, pb: 1 }}
        >
          Days worth paying on
        </Typography>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">You pay</th>
            <th scope="col">Discount</th>
            <th scope="col">A year</th>
            <th scope="col">
              <Box component="span" sx={visuallyHidden}>
                Choose
              </Box>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, totalCents, discountCents, annualPercent }) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>
                <Money cents={totalCents} />
              </td>
              <td>
                <Money cents={discountCents} />
              </td>
              <td>{annualPercent === null ? '–' : `${annualPercent} %`}</td>
              <td>
                {/* The one that is chosen stays a button: it keeps the focus of whoever pressed it. */}
                <Button
                  size="small"
                  onClick={() => onChoose(day)}
                  startIcon={day === chosen && <Icon name="check" />}
                  sx={{ minHeight: 44 }}
                >
                  {day === chosen ? 'Chosen' : 'Choose'}{' '}
                  <Box component="span" sx={visuallyHidden}>
                    {formatDate(day)}
                  </Box>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        “A year” is what the discount is worth against paying on the last of these days, as a yearly rate.
      </Typography>
    </Box>
  );
}

/** Wider than the window it scrolls, and then the keyboard must reach it. */
const frame = { position: 'relative', minWidth: 0, overflowX: 'auto' } as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.5, pr: 1.5, textAlign: 'right', whiteSpace: 'nowrap', height: 44 },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 600 },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
} as const;
