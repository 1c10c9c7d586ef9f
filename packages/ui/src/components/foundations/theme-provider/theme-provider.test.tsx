import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { Text } from '../text/text.tsx';
import { ThemeProvider } from './theme-provider.tsx';

it.each([
  ['claro', 'rgb(247, 249, 254)'],
  ['roteiro', 'rgb(237, 243, 255)'],
  ['plano', 'rgb(11, 18, 48)'],
] as const)('paints the page of theme %s', async (tema, background) => {
  const { container } = await render(<ThemeProvider tema={tema}>x</ThemeProvider>);
  const page = container.querySelector(`[data-tema="${tema}"]`);
  expect(page && getComputedStyle(page).backgroundColor).toBe(background);
  expect(page).toHaveAttribute('lang', 'pt-BR');
});

it('leaves its children their own size', async () => {
  const screen = await render(
    <ThemeProvider tema="claro">
      <Button>Entrar</Button>
      <Text>abaixo</Text>
    </ThemeProvider>,
  );
  const { height, width } = screen.getByRole('button').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThanOrEqual(56);
  expect(width).toBeLessThan(160);
});

it('gives a frame the whole screen', async () => {
  const screen = await render(
    <ThemeProvider tema="claro" page="frame">
      <main>x</main>
    </ThemeProvider>,
  );
  expect(screen.getByRole('main').element().getBoundingClientRect().height).toBe(window.innerHeight);
});

it('lets a dark scene live inside a light page', async () => {
  const screen = await render(
    <ThemeProvider tema="claro">
      <ThemeProvider tema="plano" page={false}>
        <Text tone="default">claro no escuro</Text>
      </ThemeProvider>
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('claro no escuro')).toHaveStyle({ color: 'rgb(242, 245, 255)' });
});

it('makes question text larger with the reading size', async () => {
  const screen = await render(
    <ThemeProvider tema="claro">
      <Text look="question">normal</Text>
      <ThemeProvider tema="claro" page={false} escalaLeitura={1.5}>
        <Text look="question">maior</Text>
      </ThemeProvider>
    </ThemeProvider>,
  );
  const size = (text: string) => Number.parseFloat(getComputedStyle(screen.getByText(text).element()).fontSize);
  expect(size('maior')).toBeCloseTo(size('normal') * 1.5, 1);
});

it.each([
  ['completo', Number.POSITIVE_INFINITY],
  ['reduzido', 1],
] as const)('movement %s lets the spinner turn %s times', async (movimento, times) => {
  const { container } = await render(
    <ThemeProvider tema="claro" movimento={movimento}>
      <Spinner size={32} />
    </ThemeProvider>,
  );
  const [turning] = container.querySelector('svg')?.getAnimations() ?? [];
  expect(turning?.effect?.getComputedTiming().iterations).toBe(times);
});
