import type { StorybookConfig } from '@storybook/react-vite';

const files = '**/*.stories.tsx';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.mdx',
    { directory: '../stories', files },
    { directory: '../src', files },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['../public'],
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
