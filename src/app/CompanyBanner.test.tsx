import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PortalConfig } from '@contract/portalConfig/schema';
import { ConfigProvider } from '../data/config';
import { CompanyBanner } from './CompanyBanner';
import { config } from './testing/signedIn';

const shown = (banner: PortalConfig['banner']) =>
  render(
    <ConfigProvider value={{ ...config, banner }}>
      <CompanyBanner />
    </ConfigProvider>,
  );

it('tells what the company tells today', async () => {
  shown({ text: 'Closed on Friday', tone: 'warning' });

  expect(await screen.findByRole('note', { name: 'Notice' })).toHaveTextContent('Closed on Friday');
});

it('tells nothing on most days', () => {
  shown(undefined);

  expect(screen.queryByRole('note')).toBeNull();
});
