/** The theme, with its augmentations of MUI's types. Fonts are apart: `theme/fonts.css`. */
import '@theme/augment';

export { gutters, layout, theme, themeWithLink } from '@theme/index';
export { createStyleCache } from '@theme/styleCache';
export * from '@theme/tokens';
