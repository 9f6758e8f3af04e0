import { type ComponentProps, useState } from 'react';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { DateRange } from './DateRange';

function Days({ from, to, presets }: Omit<ComponentProps<typeof DateRange>, 'onChange'>) {
  const [span, setSpan] = useState({ from, to });
  return <DateRange {...span} presets={presets} onChange={setSpan} />;
}

export default {
  status: 'stable',
  synonyms: ['date picker', 'period', 'time span', 'calendar', 'between two dates', 'from and to', 'season'],
  purpose: 'Takes a stretch of time as two days, both counted, with the usual periods one press away.',
  when: [
    'in a filter panel, for days that no named period covers',
    'when either end may stay open: everything since a day, or everything through it',
  ],
  whenNot: [
    { when: 'named periods are enough', instead: 'PeriodSelect' },
    { when: 'it is one day in a form', instead: 'FormDate' },
    { when: 'it is from one amount through another', instead: 'AmountRange' },
    { when: 'a day is only shown', instead: 'CalendarDate' },
  ],
  anatomy: [
    { part: 'From', about: 'The first day that counts. Empty: from the beginning.' },
    { part: 'Through', about: 'The last day that counts. Empty: no end.' },
    { part: 'Problem', about: 'Under “Through”, where that day is before the first one.' },
    {
      part: 'Usual periods',
      about: 'Optional chips. Each fills both days, and is on while both are its own.',
    },
  ],
  dos: [
    {
      text: 'Offer the periods that people ask for by name.',
      example: () => (
        <Days
          from="2026-01-01"
          to="2026-12-31"
          presets={[
            { label: 'Calendar 2026', from: '2026-01-01', to: '2026-12-31' },
            { label: 'Calendar 2025', from: '2025-01-01', to: '2025-12-31' },
          ]}
        />
      ),
    },
    {
      text: 'Leave an end open rather than make up a day.',
      example: () => <Days from="2026-09-01" to="" />,
    },
  ],
  donts: [
    {
      text: 'Do not name a period by its days: the two fields say them already.',
      example: () => (
        <Days
          from="2026-01-01"
          to="2026-06-30"
          presets={[
            { label: '01/01/2026–06/30/2026', from: '2026-01-01', to: '2026-06-30' },
            { label: '07/01/2026–12/31/2026', from: '2026-07-01', to: '2026-12-31' },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through month, day and year of each field and its calendar button, then the chips.',
    },
    { keys: 'Digits', does: 'Fill in the part of the day that has the focus.' },
    { keys: 'Arrow Up, Arrow Down', does: 'Make that part one more or one less.' },
    { keys: 'Enter or Space on a chip', does: 'Fills both days with that period.' },
  ],
  screenReader: [
    'Each field is the browser’s own date field, named “From” or “Through”.',
    'A range that runs backward makes “Through” invalid. The problem is read with the field.',
    'The chips are a group named “Usual periods”. The one that is on is said to be pressed.',
  ],
  content: [
    'The fields are always “From” and “Through”: “Through” says that its day counts.',
    'Periods are two or three words: “This month”, “Calendar 2026”. No two have the same name.',
    'It hands on every change, also a range that runs backward. Whoever applies it holds that back.',
  ],
} satisfies ComponentDocs;
