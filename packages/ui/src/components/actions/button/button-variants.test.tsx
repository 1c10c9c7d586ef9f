// A separate file, because the theme loads fonts and `button.test.tsx` measures widths.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Button } from './button.tsx';

it('shows the wheel of a busy button whole: drawings give way where their box does', async () => {
  const screen = await render(
    <ThemeProvider tema="claro">
      <Button busy>RESPONDER</Button>
    </ThemeProvider>,
  );
  const wheel = screen.getByRole('button').element().querySelector('svg');
  expect(getComputedStyle(wheel ?? document.body).width).toBe('16px');
});

it('outlines what leads to something dangerous, and fills what does it', async () => {
  const screen = await render(
    <ThemeProvider tema="claro">
      <Button variant="dangerOutline">Resetar senha</Button>
      <Button variant="danger">Sim, resetar</Button>
      <Button variant="secondary">Cancelar</Button>
    </ThemeProvider>,
  );
  const look = (name: string) => getComputedStyle(screen.getByRole('button', { name }).element());
  const [outline, danger, secondary] = [look('Resetar senha'), look('Sim, resetar'), look('Cancelar')];
  expect(outline.backgroundColor).toBe(secondary.backgroundColor);
  expect(outline.backgroundColor).not.toBe(danger.backgroundColor);
  expect(outline.color).not.toBe(secondary.color);
  expect(outline.boxShadow).not.toBe(secondary.boxShadow);
});
