import { expect, it } from 'vitest';
import { withoutPrivate } from './logLines';

const token = 'Ab_-'.repeat(10) + 'xyz';

it.each([
  ['{"msg":"550 <jane@example.com> unknown"}', '{"msg":"550 <[address]> unknown"}'],
  [
    '{"path":"/api/office/users/jane%40example.com/codes-off"}',
    '{"path":"/api/office/users/[address]/codes-off"}',
  ],
  ['mailto:JANE.doe+farm@mail.example.co.uk, bob@b.io', 'mailto:[address], [address]'],
  ['at node_modules/@fastify/static/index.js:12:3', 'at node_modules/@fastify/static/index.js:12:3'],
  [`{"path":"/calendar/${token}.ics"}`, '{"path":"/calendar/[link].ics"}'],
  [`{"path":"/calendar/${token}.ics/"}`, '{"path":"/calendar/[link].ics/"}'],
  [`{"path":"/calendar/%41${token}"}`, '{"path":"/calendar/[link]"}'],
  [`{"path":"/%63alenda%72/${token}.ics"}`, '{"path":"/%63alenda%72/[link].ics"}'],
  [`{"path":"/calendar%2F${token}.ics"}`, '{"path":"/calendar%2F[link].ics"}'],
  [`Route GET://calendar//${token}.ics not found`, 'Route GET://calendar//[link].ics not found'],
  ['at server/modules/calendar/calendarEvents.ts:1:2', 'at server/modules/calendar/calendarEvents.ts:1:2'],
  ['vite@8.3.8 and @mui/material', 'vite@8.3.8 and @mui/material'],
])('%s is logged as %s', (line, logged) => {
  const lines: string[] = [];
  withoutPrivate({ write: (told) => lines.push(told) }).write(line);

  expect(lines).toEqual([logged]);
});
