import Box from '@mui/material/Box';
import type { ComponentDocs } from '@stories/docs/componentDocs';
import { SearchField } from './SearchField';

const noop = () => undefined;

export default {
  status: 'stable',
  synonyms: ['search', 'search box', 'find', 'filter text', 'query', 'lookup', 'quick filter'],
  purpose: 'Takes words to search for, and hands them on when the typing pauses.',
  when: [
    'above a list that people search by a name or a number',
    'in a form, to find what is then chosen from what was found',
  ],
  whenNot: [
    { when: 'what is typed is kept or sent', instead: 'FormTextField' },
    { when: 'people choose among a few known values', instead: 'FilterChips' },
    { when: 'several values out of many may be chosen', instead: 'MultiSelect' },
    { when: 'the search belongs to a list with a filter and a download beside it', instead: 'ListToolbar' },
  ],
  anatomy: [
    { part: 'Magnifier', about: 'Says what the field is for. Nothing happens when it is pressed.' },
    { part: 'Words', about: 'What was typed, or the placeholder, which says what can be searched.' },
    { part: 'Key', about: 'A “/” in an empty field on wide screens. It goes away with `slashKey={false}`.' },
    {
      part: 'Clear button',
      about: 'A cross in a field with words. It empties the field and searches at once.',
    },
  ],
  dos: [
    {
      text: 'Say in the placeholder what can be searched. The label names the list.',
      example: () => (
        <Box sx={{ maxWidth: 320 }}>
          <SearchField
            label="Search purchases by name"
            placeholder="Invoice, product or field"
            value=""
            onChange={noop}
            slashKey={false}
          />
        </Box>
      ),
    },
    {
      text: 'Let one field of a page have the “/” key. Turn it off for the others.',
      example: () => (
        <Box sx={{ maxWidth: 320 }}>
          <SearchField
            label="Find an account"
            placeholder="Number or name"
            value="Hollis"
            onChange={noop}
            slashKey={false}
          />
        </Box>
      ),
    },
  ],
  donts: [
    {
      text: 'Do not use the placeholder for an order or a greeting. It says what can be found.',
      example: () => (
        <Box sx={{ maxWidth: 320 }}>
          <SearchField
            label="Search with a vague placeholder"
            placeholder="Type something here to begin"
            value=""
            onChange={noop}
            slashKey={false}
          />
        </Box>
      ),
    },
  ],
  keyboard: [
    {
      keys: '/',
      does: 'Brings the cursor here, unless somebody types in a field or has a menu or dialog open.',
    },
    { keys: 'Enter', does: 'Searches at once. In a form it also sends the form: stop it there.' },
    { keys: 'Tab', does: 'Searches at once and goes to the clear button, if there are words, or on.' },
    { keys: 'Enter or Space on the clear button', does: 'Empties the field and searches.' },
  ],
  screenReader: [
    'Is a search field with the name that `label` gives. The placeholder is no name.',
    'Says that “/” leads to it, as long as that key is on.',
    'The clear button says what it clears: “Clear Search purchases”. The “/” in the field is silent.',
    'It does not say what was found. The list does, with its totals or its pager.',
  ],
  content: [
    'The label is “Search” or “Find” and the things: “Search purchases”, “Find an account”.',
    'The placeholder names what can be searched, without dots: “Invoice, product or field”.',
    'Words are handed on 300 milliseconds after the last letter, without spaces around them.',
  ],
} satisfies ComponentDocs;
