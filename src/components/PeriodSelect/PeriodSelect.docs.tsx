import type { ComponentDocs } from '@stories/docs/componentDocs';
import { PeriodSelect } from './PeriodSelect';

const nothing = () => undefined;

export default {
  status: 'stable',
  synonyms: ['date filter', 'time range', 'date range', 'month picker', 'timeframe', 'year filter'],
  purpose: 'Chooses the stretch of time that a list covers, by its name.',
  when: [
    'above a list whose rows have a day, with the stretches that people ask for most',
    'in the filter panel of a list on a phone, above the fields for any two days',
  ],
  whenNot: [
    { when: 'people give the first and the last day themselves', instead: 'DateRange' },
    { when: 'a form asks for one day', instead: 'FormDate' },
    { when: 'the choice is a status with few values', instead: 'FilterChips' },
    { when: 'several values may hold at once', instead: 'MultiSelect' },
  ],
  anatomy: [
    { part: 'Label', about: 'Always “Period”.' },
    { part: 'Period', about: 'A name such as “This month” or “Calendar 2026”.' },
    {
      part: 'Other dates',
      about: 'The last choice. It shows where onCustom opens the days, or while no named period holds.',
    },
  ],
  dos: [
    {
      text: 'Offer a few names, the widest first, and let “Other dates” open the rest.',
      example: () => (
        <PeriodSelect
          periods={['Any time', 'This month', 'Last month', 'Calendar 2026']}
          period="This month"
          onPeriod={nothing}
          onCustom={nothing}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Don’t offer dates as names. People have to work out what each one is.',
      example: () => (
        <PeriodSelect
          periods={['2026-11-01 – 2026-11-30', '2026-10-01 – 2026-10-31']}
          period="2026-11-01 – 2026-11-30"
          onPeriod={nothing}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the field. With the list open it closes the list.' },
    { keys: 'Enter, Space, Up or Down', does: 'Opens the list.' },
    {
      keys: 'A letter with the list closed',
      does: 'Chooses the next entry that begins with it, at once: “Other dates” too.',
    },
    { keys: 'Up and Down in the list', does: 'Move from period to period.' },
    { keys: 'A letter in the list', does: 'Moves to the next period that begins with it.' },
    { keys: 'Enter or Space in the list', does: 'Chooses the period and closes the list.' },
    { keys: 'Escape', does: 'Closes the list without a change.' },
  ],
  screenReader: [
    'It is a combo box named “Period”, and its value is the period that holds.',
    'With days of somebody’s own the value is “Other dates”. The days are read from the filters in use.',
  ],
  content: [
    'Name a period as people say it: “Last month”, “Calendar 2026”.',
    'Give each period another name: the name is also what tells it apart.',
    'Call the whole of time “Any time”, not “All”.',
  ],
} satisfies ComponentDocs;
