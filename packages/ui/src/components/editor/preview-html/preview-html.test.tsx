import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PreviewHtml } from './preview-html.tsx';

const math = () => document.querySelectorAll('math').length;

it('draws the formulas of the text, and those of the text that takes its place', async () => {
  const screen = await render(<PreviewHtml html={String.raw`<p>Um \(x\) só.</p>`} />);
  await expect.poll(math).toBe(1);
  await screen.rerender(<PreviewHtml html={String.raw`<p>De \(a\) a \(b\).</p>`} />);
  await expect.poll(math).toBe(2);
  await screen.rerender(<PreviewHtml html="<p>Nenhuma.</p>" />);
  await expect.element(page.getByText('Nenhuma.')).toBeVisible();
  expect(math()).toBe(0);
});

it('what is not allowed in a text does not come in by a formula', async () => {
  await render(<PreviewHtml html={String.raw`<p>\(\href{javascript:alert(1)}{x}\)<script>alert(1)</script></p>`} />);
  await expect.poll(math).toBe(1);
  expect(document.body.querySelector('[href], script')).toBeNull();
});
