import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Textarea } from './textarea.tsx';

it.each([
  [2, 'conforto', 60],
  [10, 'conforto', 250],
  [4, 'compacta', 120],
] as const)('%i empty rows in the density %s are at least %i px high', async (rows, densidade, height) => {
  const screen = await render(
    <ThemeProvider tema="claro" densidade={densidade}>
      <Textarea label="Redação" value="" rows={rows} onChange={() => undefined} />
    </ThemeProvider>,
  );
  expect(screen.getByLabelText('Redação').element().getBoundingClientRect().height).toBeGreaterThan(height);
});

it('counts against the limit but never cuts the text', async () => {
  const screen = await render(
    <Textarea label="Comentário" value="passou do limite" limit={10} onChange={() => undefined} />,
  );
  await expect.element(screen.getByText('16/10')).toBeInTheDocument();
  await expect.element(screen.getByLabelText('Comentário')).toHaveValue('passou do limite');
});

it('what is wrong stays red under the pointer', async () => {
  const screen = await render(
    <ThemeProvider tema="claro" movimento="reduzido">
      <Textarea label="Motivo" value="" error="Escreva o motivo." onChange={() => undefined} />
    </ThemeProvider>,
  );
  const field = screen.getByLabelText('Motivo');
  const colour = () => getComputedStyle(field.element()).borderTopColor;
  const wrong = colour();
  await userEvent.hover(field);
  expect(field.element().matches(':hover')).toBe(true);
  expect(colour()).toBe(wrong);
});
