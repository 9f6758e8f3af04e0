import { expect, it } from 'vitest';
import { withoutAddresses } from './logLines';

it.each([
  ['{"msg":"550 <jane@example.com> unknown"}', '{"msg":"550 <[address]> unknown"}'],
  [
    '{"path":"/api/office/users/jane%40example.com/codes-off"}',
    '{"path":"/api/office/users/[address]/codes-off"}',
  ],
  ['mailto:JANE.doe+farm@mail.example.co.uk, bob@b.io', 'mailto:[address], [address]'],
  ['at node_modules/@fastify/static/index.js:12:3', 'at node_modules/@fastify/static/index.js:12:3'],
  ['vite@8.3.8 and @mui/material', 'vite@8.3.8 and @mui/material'],
])('%s is logged as %s', (line, logged) => {
  const lines: string[] = [];
  withoutAddresses({ write: (told) => lines.push(told) }).write(line);

  expect(lines).toEqual([logged]);
});
