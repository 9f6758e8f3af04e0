import { useState } from 'react';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { FilterBar } from './FilterBar';

interface BarProps {
  readonly chips: readonly { readonly id: string; readonly label: string; readonly count?: number }[];
}

function Bar({ chips }: BarProps) {
  const [selected, onSelect] = useState('');
  const [period, onPeriod] = useState('Any time');
  const periods = ['Any time', 'This month', 'Calendar 2026'];
  return (
    <FilterBar
      chips={{ label: 'Status', chips, selected, onSelect }}
      period={{ periods, period, onPeriod, onCustom: () => undefined }}
    />
  );
}

export default {
  status: 'stable',
  synonyms: ['filters', 'filter row', 'narrow a list', 'refine', 'quick filters', 'status filter'],
  purpose: 'Shows above a grid what narrows it, with the choices that people make most often.',
  when: [
    'above a list in a grid that is narrowed by one state and by a period',
    'when the address of the page remembers the choices: the bar itself remembers nothing',
  ],
  whenNot: [
    { when: 'the rows are cards, as on a phone', instead: 'ListToolbar' },
    { when: 'it is a filter that few people use', instead: 'FilterPanel' },
    { when: 'there is only one row of chips', instead: 'FilterChips' },
    { when: 'it changes which columns there are', instead: 'GridSettings' },
  ],
  anatomy: [
    { part: 'View', about: 'Optional chips after “Show”: how the rows are looked at. They narrow nothing.' },
    { part: 'Views', about: 'Optional chips: what is listed. They come before the states.' },
    { part: 'Chips', about: 'One state among a few, each with its number of rows.' },
    { part: 'Period', about: 'PeriodSelect, at the end of the row. Below it where it is narrow.' },
    { part: 'Filters in use', about: 'ActiveFilters, on a line of their own. Each can be taken away.' },
  ],
  dos: [
    {
      text: 'Begin with “All”, and say how many rows each chip would show.',
      example: () => (
        <Bar
          chips={[
            { id: '', label: 'All', count: 46 },
            { id: 'open', label: 'Open', count: 13 },
            { id: 'pastDue', label: 'Past due', count: 7 },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not make a chip of every value. Long lists of choices belong in the filter panel.',
      example: () => (
        <Bar
          chips={[
            { id: '', label: 'All' },
            { id: 'seed', label: 'Seed' },
            { id: 'fertilizer', label: 'Fertilizer' },
            { id: 'herbicide', label: 'Herbicide' },
            { id: 'fungicide', label: 'Fungicide' },
            { id: 'fuel', label: 'Fuel and lubricants' },
            { id: 'feed', label: 'Feed' },
            { id: 'application', label: 'Custom application' },
            { id: 'hardware', label: 'Hardware' },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from chip to chip, to the period, then to each filter in use.' },
    { keys: 'Enter or Space', does: 'On a chip: chooses it. On the period: opens its choices.' },
    { keys: 'Arrow Up, Arrow Down', does: 'On the period: opens its choices, and goes through them.' },
    { keys: 'Escape', does: 'Closes the choices of the period.' },
  ],
  screenReader: [
    'The chips are a group named by what they filter, such as “Status”. The one that is on is said to be pressed.',
    'The period is named “Period” and says the one that is on.',
    'Filters in use are a region of that name. Each button says “Remove filter” and the filter.',
  ],
  content: [
    'Chips are one to three words, the same as in the status column of the list.',
    'Periods have names: “This month”, “Calendar 2026”.',
    'A filter in use says its name and its value: “Product group: Fertilizer, Seed”.',
  ],
} satisfies ComponentDocs;
