import { afterAll, beforeAll, expect, it } from 'vitest';
import * as officeMessages from '@contract/officeMessages/endpoints';
import { type MessageDesk, openDesk, rita, root } from './testing/desk';

let desk: MessageDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const save = (name: string, text: string, by = root) =>
  desk.portal.as(by).call(officeMessages.saveTemplate, { body: { name, text } });
const remove = (id: string) => desk.portal.as(root).call(officeMessages.removeTemplate, { params: { id } });

it('everybody of the office has the same templates, by name; one of the same name is replaced', async () => {
  await save('Thanks', 'Thank you, {name}.');
  await save('Invoice copy', 'See {number}.');
  const { templates } = await save(' THANKS ', 'Thank you.', rita);

  expect(templates).toMatchObject([
    { name: 'Invoice copy', text: 'See {number}.' },
    { name: 'THANKS', text: 'Thank you.' },
  ]);
  expect(await remove(templates[1]!.id)).toMatchObject({ templates: [{ name: 'Invoice copy' }] });
  await expect(remove(templates[1]!.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(remove('nothing')).rejects.toMatchObject({ code: 'not-found' });
});

it.each([
  ['an unknown field', 'Balance', 'You owe {balance}.', ['text']],
  ['blanks', ' ', ' ', ['name', 'text']],
])('%s is refused in words', async (_, name, text, fields) => {
  const refused: unknown = await save(name, text).catch((error: unknown) => error);

  expect(refused).toMatchObject({ code: 'invalid' });
  expect(Object.keys((refused as { fields: object }).fields)).toEqual(fields);
});
