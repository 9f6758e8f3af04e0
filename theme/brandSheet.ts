import { createTheme } from '@mui/material/styles';
import { type Brand, brandIcon, type Typeface } from './brand';
import { brandSchemes, type SchemeName } from './brandScheme';
import { theme } from './index';
import { paletteOf } from './palette';
import { breakpoints, fonts } from './tokens';

type Declarations = Readonly<Record<string, string | number>>;

/**
 * The style sheet that gives a page a brand's look: every variable that differs from Fieldgate's, its typefaces, corners,
 * mark and picture. It goes after the page's own styles.
 * @param addressOf where a file beside the brand's file is found
 */
export function brandSheet(brand: Brand, addressOf: (file: string) => string): string {
  const { colors, typefaces, radius } = brand;
  const schemes = brandSchemes(colors);
  const { light, dark } = schemes;
  const faces = [typefaces.text, typefaces.headings].flatMap((face) => fontFace(face, addressOf));
  const lines = new Map(
    Object.entries(changed(light, dark)).map(([name, own]) => [name as SchemeName, rule(sheetOf(name), own)]),
  );
  return [
    ...new Set(faces),
    rule('html[data-scheme]', {
      '--fg-shape-borderRadius': `${radius}px`,
      '--fg-text': stackOf(typefaces.text),
      '--fg-headings': stackOf(typefaces.headings),
    }),
    ...lines.values(),
    // As strong as what media.css says of paper, so these two say for which medium they are.
    `@media screen{${rule(":root[data-scheme='light']", { background: light.scheme.background })}${rule(
      ":root[data-scheme='dark']",
      { background: dark.scheme.background },
    )}}`,
    `@media print{${rule(':root[data-scheme]', inkOf(changed(light, dark).light))}}`,
    rule('html [data-mark]', { background: `url("${dataUri(brandIcon(brand))}") center/contain no-repeat` }),
    rule('html [data-mark]>*', { display: 'none' }),
    ...pictureOf(brand.imagery, addressOf),
    '',
  ].join('\n');
}

/** Stronger than the variables that MUI puts in, weaker than what media.css says of paper and of more contrast. */
const sheetOf = (scheme: string) => `html[data-scheme='${scheme}']`;

const rule = (selector: string, declarations: Declarations): string =>
  `${selector}{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

type Schemes = ReturnType<typeof brandSchemes>;

/** The variables of each scheme that are not Fieldgate's, MUI's own shades of them too. */
function changed(light: Schemes['light'], dark: Schemes['dark']): Readonly<Record<SchemeName, Declarations>> {
  const branded = createTheme({
    cssVariables: { cssVarPrefix: 'fg', colorSchemeSelector: '[data-scheme="%s"]' },
    colorSchemes: {
      light: { palette: paletteOf(light.scheme, light.art) },
      dark: { palette: paletteOf(dark.scheme, dark.art) },
    },
  });
  const differing = (scheme: SchemeName): Declarations => {
    const own = variablesOf(theme.generateStyleSheets(), scheme);
    const theirs = variablesOf(branded.generateStyleSheets(), scheme);
    return Object.fromEntries(
      Object.entries(theirs).filter(
        ([name, value]) => name.startsWith('--fg-palette-') && value !== own[name],
      ),
    );
  };
  return { light: differing('light'), dark: differing('dark') };
}

const variablesOf = (sheets: readonly object[], scheme: SchemeName): Declarations =>
  Object.assign(
    {},
    ...sheets
      .flatMap((sheet) => Object.entries(sheet) as [string, Declarations][])
      .filter(([selector]) => selector.includes(`[data-scheme="${scheme}"]`))
      .map(([, declarations]) => declarations),
  ) as Declarations;

/** What keeps its color on paper: the bars of a chart. */
const inkOf = (light: Declarations): Declarations =>
  Object.fromEntries(Object.entries(light).filter(([name]) => /^--fg-palette-(chart|aging)-\w+$/.test(name)));

/** The families that the portal carries, with what stands in for them until they have come. */
const carried: Readonly<Record<string, string>> = { 'Public Sans': fonts.sans, Bitter: fonts.slab };

const stackOf = ({ family, file, generic = 'sans-serif' }: Typeface): string =>
  (file === undefined ? carried[family] : undefined) ??
  `'${family}', ${generic === 'serif' ? 'Georgia' : 'system-ui'}, ${generic}`;

const fontFace = ({ family, file }: Typeface, addressOf: (file: string) => string): string[] =>
  file === undefined
    ? []
    : [
        `@font-face{font-family:'${family}';font-display:swap;font-weight:100 900;src:url("${addressOf(file)}") format('woff2')}`,
      ];

function pictureOf(imagery: string, addressOf: (file: string) => string): string[] {
  if (imagery === 'sunrise') return [];
  // The box around the picture is there for nothing else, and so is most of the strip above a phone's sign-in.
  if (imagery === 'none') {
    const strip = rule('html :has(>header>*>[data-picture])', { 'grid-template-rows': 'auto 1fr' });
    const header = rule('html header:has(>*>[data-picture])', { 'padding-bottom': '10px' });
    return [
      rule('html :has(>[data-picture])', { display: 'none' }),
      `@media (max-width:${breakpoints.md - 0.05}px){${strip}${header}}`,
    ];
  }
  return [
    rule('html [data-picture]', { background: `url("${addressOf(imagery)}") center/cover` }),
    rule('html [data-picture]>*', { display: 'none' }),
  ];
}

const dataUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
