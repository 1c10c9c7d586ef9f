import { expect, it } from 'vitest';
import { loadTexDrawer } from './draw-tex.ts';

it.each([
  [String.raw`\frac{3}{r}`, /<mfrac>/u],
  [String.raw`x^{2} \leq \sqrt{y}`, /<msqrt>/u],
])('%s is drawn', async (tex, math) => {
  const draw = await loadTexDrawer();
  expect(draw({ tex, display: false })).toEqual({ math: expect.stringMatching(math) });
});

it.each([
  [String.raw`\frca{1}{2}`, 'command', String.raw`\frca`],
  [String.raw`\begin{tabela}x\end{tabela}`, 'environment', 'tabela'],
  [String.raw`\frac{3`, 'open', '}'],
  [String.raw`\left( x`, 'open', String.raw`\right`],
  [String.raw`\begin{matrix}a`, 'open', String.raw`\end`],
  ['x^', 'argument', '^'],
  [String.raw`\sqrt`, 'argument', String.raw`\sqrt`],
  ['x}', 'surplus', '}'],
  ['$x$', 'surplus', '$'],
  ['x^2^3', 'twice', '^'],
  [String.raw`\def\a{\a\a}\a`, 'endless', ''],
  [String.raw`x\rule{1}{2}`, 'other', '{1}{2}'],
])('%s is refused: %s', async (tex, kind, part) => {
  const draw = await loadTexDrawer();
  expect(draw({ tex, display: true })).toEqual({ fault: { kind, part } });
});
