// Colours of Storybook's own pages: our theme `claro`, and its logo, from files of this repository.
import { create } from 'storybook/theming/create';
import logo from '../src/art/logo-horizontal.svg';
import { claro } from '../src/theme/claro.ts';

export const managerTheme = create({
  base: 'light',
  brandTitle: 'Luneta · design system',
  brandImage: logo,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Public Sans", system-ui, sans-serif',
  colorPrimary: claro.action.primary.bg,
  colorSecondary: claro.action.primary.bg,
  appBg: claro.bg.sunken,
  appContentBg: claro.bg.surface,
  appPreviewBg: claro.bg.canvas,
  appBorderColor: claro.border.default,
  appBorderRadius: 10,
  textColor: claro.text.default,
  textMutedColor: claro.text.muted,
  textInverseColor: claro.text.inverse,
  barBg: claro.bg.surface,
  barTextColor: claro.text.muted,
  barHoverColor: claro.text.link,
  barSelectedColor: claro.text.link,
  buttonBg: claro.action.secondary.bg,
  buttonBorder: claro.border.control,
  inputBg: claro.bg.surface,
  inputBorder: claro.border.control,
  inputTextColor: claro.text.default,
  inputBorderRadius: 10,
});
