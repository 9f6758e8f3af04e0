import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The style cache of one page. `speedy` fills style sheets through the CSSOM, so the `<style>` elements
 * stay empty and a content security policy can name the hash of nothing instead of allowing inline styles.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: 'fg', speedy: true });
