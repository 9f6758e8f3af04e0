import { describe, expect, it } from 'vitest';
import { loadConfig } from './config';

const origin = 'https://portal.example.com';
const answering = (answer: Response | undefined) => () =>
  answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));

describe('the configuration', () => {
  it.each([
    ['/idp/', 'https://portal.example.com/idp/'],
    ['https://pool.example.com/idp/', 'https://pool.example.com/idp/'],
    [undefined, undefined],
  ])('with endpoint %s has %s', async (userPoolEndpoint, absolute) => {
    const config = await loadConfig(
      origin,
      answering(Response.json({ companyName: 'Co-op', userPoolEndpoint })),
    );

    expect(config).toMatchObject({ companyName: 'Co-op' });
    expect(config.userPoolEndpoint).toBe(absolute);
  });

  it.each([
    ['no answer', undefined],
    ['a refusal', new Response('{}', { status: 500 })],
    ['a page instead', new Response('<!doctype html>')],
  ])('is missed with %s', async (_, answer) => {
    await expect(loadConfig(origin, answering(answer))).rejects.toMatchObject({ code: 'unavailable' });
  });
});
