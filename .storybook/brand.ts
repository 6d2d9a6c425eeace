import { create } from 'storybook/theming';

const studio = {
  brandTitle: 'Inklake Studio · Design system',
  brandUrl: '?path=/docs/welcome--docs',
  brandTarget: '_self',
  appBorderRadius: 10,
  inputBorderRadius: 10,
  fontBase: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
};

/** Storybook in the colours of the studio. It knows no tokens, so these are the light ones, as a screen has them. */
export const brand = create({
  ...studio,
  base: 'light',
  colorPrimary: '#00667a',
  colorSecondary: '#00667a',
  appBg: '#eff7f7',
  appContentBg: '#f9fdfd',
  appPreviewBg: '#f9fdfd',
  appBorderColor: '#d5e1e2',
  textColor: '#0e2229',
  textMutedColor: '#47595f',
  barTextColor: '#47595f',
  barSelectedColor: '#00667a',
  barHoverColor: '#00667a',
  barBg: '#ffffff',
});

/** The same at night, for the pages of words. The frame around them stays as it is. */
export const darkBrand = create({
  ...studio,
  base: 'dark',
  colorPrimary: '#56c4ca',
  colorSecondary: '#56c4ca',
  appBg: '#0c1b1f',
  appContentBg: '#051115',
  appPreviewBg: '#051115',
  appBorderColor: '#2a383d',
  textColor: '#e7f1f1',
  textMutedColor: '#adbabd',
  barTextColor: '#adbabd',
  barSelectedColor: '#56c4ca',
  barHoverColor: '#56c4ca',
  barBg: '#14242a',
  inputBg: '#14242a',
  inputBorder: '#6e7e82',
  inputTextColor: '#e7f1f1',
  buttonBg: '#14242a',
});
