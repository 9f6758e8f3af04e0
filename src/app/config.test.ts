import { describe, expect, it } from 'vitest';
import { loadConfig } from './config';

const origin = 'https://portal.example.com';
const answering = (answer: Response | undefined) => () =>
  answer ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch'));

/** A page with what the server wrote into it, or one from its sources. */
const page = (written?: object) => ({
  getElementById: (id: string) =>
    (id === 'config' && written ? { textContent: JSON.stringify(written) } : null) as HTMLElement | null,
});
const silent = answering(undefined);

describe('the configuration', () => {
  it('is the one in the page, and nothing is asked', async () => {
    const config = await loadConfig(
      origin,
      page({ companyName: 'Co-op', userPoolEndpoint: '/idp/' }),
      silent,
    );

    expect(config).toEqual({ companyName: 'Co-op', userPoolEndpoint: 'https://portal.example.com/idp/' });
  });

  it.each([
    ['/idp/', 'https://portal.example.com/idp/'],
    ['https://pool.example.com/idp/', 'https://pool.example.com/idp/'],
    [undefined, undefined],
  ])('with endpoint %s has %s', async (userPoolEndpoint, absolute) => {
    const config = await loadConfig(
      origin,
      page(),
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
    await expect(loadConfig(origin, page(), answering(answer))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
