import Box from '@mui/material/Box';
import { addMonths } from '@contract/format/date';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { RateSteps } from './RateSteps';

const months = Array.from({ length: 24 }, (_, at) => addMonths('2024-12-01', at));

export default {
  status: 'stable',
  synonyms: ['line chart', 'interest rate', 'rate history', 'step chart', 'yearly rate', 'graph'],
  purpose: 'Shows how a rate changed over months, as a line that stays level until the next change.',
  when: [
    'for the yearly rate of a deposit plan over the last years',
    'inside a ChartFrame, which has the title and every change as a table',
  ],
  whenNot: [
    { when: 'the figures are sums of money by month', instead: 'MonthlyBars' },
    { when: 'only the rate of today matters', instead: 'StatTile' },
    { when: 'the rate is one fact among others', instead: 'Facts' },
  ],
  anatomy: [
    { part: 'Line', about: 'Level while a rate holds, with a step where the next one starts.' },
    { part: 'Gap', about: 'Months before the first rate, which are null. Nothing is drawn there.' },
    { part: 'Percent axis', about: 'Starts at zero, so that a small change never looks like a large one.' },
    { part: 'Month axis', about: 'Names the last month, and the same month of the years before it.' },
    { part: 'Tooltip', about: 'The month and its rate, with four decimal places at most.' },
  ],
  dos: [
    {
      text: 'Put it into a ChartFrame with a table of the changes, not of every month.',
      example: () => (
        <ChartFrame
          title="Rate history"
          table={{
            head: ['Since', 'Yearly rate'],
            rows: [
              ['Dec 1, 2025', '4.25%'],
              ['Mar 1, 2025', '4%'],
            ],
          }}
        >
          <RateSteps
            label="Yearly rate"
            months={months}
            percents={months.map((_, at) => (at < 3 ? null : at < 12 ? 4 : 4.25))}
            height={180}
          />
        </ChartFrame>
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t give rates as fractions. 0.0425 is drawn as 0.0425%, and not as 4.25%.',
      example: () => (
        <Box sx={{ maxWidth: 560 }}>
          <RateSteps
            label="Yearly rate as a fraction"
            months={months}
            percents={months.map((_, at) => (at < 12 ? 0.04 : 0.0425))}
            height={180}
          />
        </Box>
      ),
    },
  ],
  keyboard: 'Nothing to press: the table of the ChartFrame has every figure, and the drawing is no stop.',
  screenReader: [
    'The drawing is hidden. The table of the ChartFrame is the way to read every change.',
    'The line doesn’t draw itself in where somebody asked for less motion.',
  ],
  content: [
    'Label it with what the percentage is: “Yearly rate”.',
    'Give percent as people say it: 4.25 for 4.25%.',
    'Give a value for every month, in order, and null where there was no rate yet.',
  ],
} satisfies ComponentDocs;
