import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'Inklake Studio · Design system',
  brandUrl: '?path=/docs/welcome--docs',
  brandTarget: '_self',
  appBorderRadius: 10,
  inputBorderRadius: 10,
  fontBase: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
};

/** The Storybook theme. Storybook cannot read CSS variables here, so the values repeat the tokens of the light scheme. */
export const lightTheme = create({
  ...shared,
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

/** For docs pages in the dark scheme. The manager (sidebar and toolbar) is always light. */
export const darkTheme = create({
  ...shared,
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
