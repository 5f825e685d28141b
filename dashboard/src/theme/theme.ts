import {
  Anchor,
  Checkbox,
  Modal,
  Tooltip,
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

/** The blue of the buyer's pages, from light to dark. */
const florin: MantineColorsTuple = [
  '#eef3ff',
  '#dbe5ff',
  '#b7cbff',
  '#93b4ff',
  '#6690f5',
  '#3a69e4',
  '#1f4fd8',
  '#1a43b8',
  '#153797',
  '#102a75',
];

/** The gold of the coin. */
const gold: MantineColorsTuple = [
  '#fff9e8',
  '#ffefc2',
  '#ffe08a',
  '#f6cb52',
  '#e8b430',
  '#d9a520',
  '#b98a12',
  '#8f6a0c',
  '#6b4f08',
  '#463300',
];

/** The seventh is the red of the buyer's pages. */
const red: MantineColorsTuple = [
  '#fdf1f0',
  '#fbe0de',
  '#f6bfbb',
  '#ff9c94',
  '#ef6f66',
  '#cc3d34',
  '#b3261e',
  '#961d16',
  '#7a1710',
  '#5c100b',
];

/** The seventh is the green of the buyer's pages. */
const teal: MantineColorsTuple = [
  '#f0f8f4',
  '#dcf0e6',
  '#b4dfca',
  '#62d6a3',
  '#33ad79',
  '#128a56',
  '#0a7548',
  '#085f3b',
  '#064a2e',
  '#053a24',
];

const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#f3f4f7',
  '#e8ebf0',
  '#dde1e7',
  '#c5ccd6',
  '#98a2b0',
  '#515b6a',
  '#3d4654',
  '#2a3240',
  '#1b2330',
];

const dark: MantineColorsTuple = [
  '#eef1f5',
  '#d3dae3',
  '#b0bac7',
  '#8592a3',
  '#303a48',
  '#28313e',
  '#1a2029',
  '#0f1318',
  '#0b0e12',
  '#07090c',
];

const system = 'system-ui, -apple-system, "Segoe UI", sans-serif';

export const theme = createTheme({
  primaryColor: 'florin',
  primaryShade: { light: 6, dark: 5 },
  autoContrast: true,
  colors: { florin, gold, red, teal, gray, dark },
  black: '#1b2330',
  defaultRadius: 'md',
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.5rem' },
  fontFamily: `"Inter Variable", ${system}`,
  fontFamilyMonospace: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.55', xl: '1.4' },
  headings: {
    fontFamily: `"Fraunces Variable", Georgia, serif`,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '2rem' },
      h2: { fontSize: '1.1875rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Links must differ from text by more than colour (WCAG 1.4.1).
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    // With the radius of other fields, a small one would be a circle, like a radio button.
    Checkbox: Checkbox.extend({ defaultProps: { radius: 'xs' } }),
    Modal: Modal.extend({ defaultProps: { centered: true, radius: 'lg', padding: 'lg' } }),
    // Rendered beside its element, and so within the page's landmarks.
    Tooltip: Tooltip.extend({ defaultProps: { withinPortal: false } }),
  },
});

/** Our greys in place of Mantine's, and texts dark enough for WCAG 2.2 AA. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-placeholder': '#6b7585',
    '--mantine-color-dimmed': '#515b6a',
    '--mantine-color-error': '#b3261e',
    '--florin-ground': '#f3f4f7',
    '--florin-rail': '#151d30',
    '--florin-line': '#dde1e7',
    '--florin-sunken': '#f7f8fa',
    '--florin-track': '#e3e7ed',
  },
  dark: {
    '--mantine-color-body': '#1a2029',
    '--mantine-color-placeholder': '#8592a3',
    '--mantine-color-dimmed': '#b0bac7',
    '--mantine-color-error': '#ff9c94',
    '--mantine-color-anchor': '#93b4ff',
    '--florin-ground': '#0f1318',
    '--florin-rail': '#0b1019',
    '--florin-line': '#303a48',
    '--florin-sunken': '#12171e',
    '--florin-track': '#0b0e12',
  },
});
