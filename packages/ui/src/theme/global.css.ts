// Page-wide rules: reset, base text, focus ring, reduced motion. Import once, through `ThemeProvider`.
import './fonts.css.ts';
import './themes.css.ts';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { focusRing, font, size, space, stripHeight } from './scale.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // What is focused stays clear of the bars, with its ring.
  scrollPaddingBlock: `calc(${space.e64} + ${stripHeight}) calc(${size.bottomBar} + ${space.e16})`,
});
globalStyle('body', { minHeight: '100vh', fontFamily: font.text, fontSize: '1rem', lineHeight: 1.5 });
globalStyle('[data-tema]', { color: vars.text.default, WebkitTapHighlightColor: 'transparent' });
globalStyle('[data-tema="plano"]', { colorScheme: 'dark' });
globalStyle('[data-tema="claro"], [data-tema="roteiro"]', { colorScheme: 'light' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
// `:where` has no specificity, so a component's own spacing wins.
globalStyle(':where(ul[role="list"], ol[role="list"])', { listStyle: 'none', padding: 0 });
globalStyle('h1, h2, h3, h4', { textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle(':focus-visible', focusRing);
// A title or region that only code focuses shows no ring: it is not a control.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('[data-tema] :is(button, a, input, select, textarea, summary, label)', { touchAction: 'manipulation' });

// The fallback text of the HTML for missing code. Hidden while the code may still be loading.
const late = keyframes({ to: { visibility: 'visible' } });
globalStyle('.luneta-erro', { visibility: 'hidden', padding: space.e24, animation: `${late} 1ms 30s forwards` });
// Looks the font of titles up while scripts are on their way; the first screen would wait for it.
globalStyle('.luneta-erro p:first-child', { fontFamily: font.display });

// A duration above 0 would make a transition of every change of every element: code that measures would read the old value.
const still = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDelay: '0s !important',
  transitionDuration: '0s !important',
} as const;
globalStyle('*, *::before, *::after, *::backdrop', { '@media': { '(prefers-reduced-motion: reduce)': still } });
globalStyle(
  ['*', '*::before', '*::after', '*::backdrop'].map((what) => `[data-movimento="reduzido"] ${what}`).join(', '),
  still,
);
