import { addons } from 'storybook/manager-api';
import textFont from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
import { storybookLook } from '../stories/docs/storybookLook';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

// The stories bring their type with them, but into a frame of their own.
const type = new FontFace('Public Sans Variable', `url(${textFont})`, { weight: '100 900' });
document.fonts.add(type);

addons.setConfig({
  theme: isDark ? storybookLook.dark : storybookLook.light,
  panelPosition: 'bottom',
  sidebar: { showRoots: true },
});
