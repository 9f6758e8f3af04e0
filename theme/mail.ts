import { light } from './tokens';

/** What letters are painted with. The rest of a mail keeps the colours of whoever reads it, by day and by night. */
export const mailColours = { bar: light.bar, onBar: light.onBar, accent: light.accent } as const;
