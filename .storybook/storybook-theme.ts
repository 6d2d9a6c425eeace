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
  colorPrimary: '#006171',
  colorSecondary: '#006171',
  appBg: '#dff2f2',
  appContentBg: '#f8fcfa',
  appPreviewBg: '#f8fcfa',
  appBorderColor: '#c0e5e6',
  textColor: '#09232b',
  textMutedColor: '#40575e',
  barTextColor: '#40575e',
  barSelectedColor: '#006171',
  barHoverColor: '#006171',
  barBg: '#f8fcfa',
});

/** For docs pages in the dark scheme. The manager (sidebar and toolbar) is always light. */
export const darkTheme = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#77cfd3',
  colorSecondary: '#77cfd3',
  appBg: '#0a1c22',
  appContentBg: '#051317',
  appPreviewBg: '#051317',
  appBorderColor: '#0f2930',
  textColor: '#eaf2f1',
  textMutedColor: '#a8b8ba',
  barTextColor: '#a8b8ba',
  barSelectedColor: '#77cfd3',
  barHoverColor: '#77cfd3',
  barBg: '#11252b',
  inputBg: '#11252b',
  inputBorder: '#6c858a',
  inputTextColor: '#eaf2f1',
  buttonBg: '#11252b',
});
