import { create, type ThemeVars } from 'storybook/theming';
import { dark, fonts, light, radius } from '../../theme/tokens';

const monospace = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

const lookOf = (base: 'light' | 'dark'): ThemeVars => {
  const scheme = base === 'dark' ? dark : light;
  return create({
    base,
    brandTitle: 'Fieldgate design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fonts.sans,
    fontCode: monospace,
    colorPrimary: scheme.accent,
    colorSecondary: scheme.primary.main,
    appBg: scheme.background,
    appContentBg: scheme.paper,
    appPreviewBg: scheme.background,
    appBorderColor: scheme.divider,
    appBorderRadius: Number.parseInt(radius.control),
    textColor: scheme.text.primary,
    textInverseColor: scheme.primary.contrastText,
    textMutedColor: scheme.text.secondary,
    barBg: scheme.paper,
    barTextColor: scheme.text.secondary,
    barSelectedColor: scheme.primary.main,
    barHoverColor: scheme.primary.main,
    inputBg: scheme.paper,
    inputBorder: scheme.control,
    inputTextColor: scheme.text.primary,
    inputBorderRadius: Number.parseInt(radius.control),
    buttonBg: scheme.subtle,
    buttonBorder: scheme.control,
    booleanBg: scheme.subtle,
    booleanSelectedBg: scheme.paper,
  });
};

/** Storybook itself in the colors and type of the portal, by the scheme that it is looked at in. */
export const storybookLook = { light: lookOf('light'), dark: lookOf('dark') } as const;
