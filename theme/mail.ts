import type { BrandColors } from './brandScheme';
import { light } from './tokens';

/** What letters are painted with. The rest of a mail keeps the colors of whoever reads it, by day and by night. */
export interface MailColors {
  readonly bar: string;
  readonly onBar: string;
  readonly accent: string;
}

export const mailColours: MailColors = { bar: light.bar, onBar: light.onBar, accent: light.accent };

/** The same of a brand. */
export const mailColorsOf = ({ bar, accent }: BrandColors): MailColors => ({ bar, onBar: '#FFFFFF', accent });
