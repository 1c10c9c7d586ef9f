import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { CoinCounter } from '../counter/coin-counter.tsx';
import { StarCounter } from '../counter/star-counter.tsx';
import { LivesCounter } from '../lives-counter/lives-counter.tsx';
import { GameBar } from './game-bar.tsx';
import { GameHeader } from './game-header.tsx';

const idle = () => undefined;
const counters = {
  stars: <StarCounter value={1284} />,
  coins: <CoinCounter value={12_340} />,
  lives: <LivesCounter vidas={0} seconds={1200} onOpen={idle} />,
};
const exit = { label: 'Sair da fase', href: '/materia' };

afterEach(() => page.viewport(360, 800));

describe('GameBar', () => {
  it('is a header with the way out first and the counters in order', async () => {
    const screen = await render(<GameBar label="Jogando" exit={exit} {...counters} />);
    const bar = screen.getByRole('banner', { name: 'Jogando' });
    await expect.element(bar.getByRole('link', { name: 'Sair da fase' })).toHaveAttribute('href', '/materia');
    expect(bar.element().textContent).toMatch(/1\.284.*12\.340.*0.*20:00/u);
  });

  it.each([360, 320])('fits a screen of %i px with large numbers and no lives', async (width) => {
    await page.viewport(width, 800);
    const screen = await render(
      <ThemeProvider tema="roteiro">
        <GameBar label="Jogando" exit={exit} {...counters} />
      </ThemeProvider>,
    );
    const last = screen.getByRole('button').element().getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(width);
    expect(screen.getByRole('link').element().getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it.each([
    ['a phone', 360, 800, 58],
    ['a phone that lies', 800, 360, 46],
  ])('on %s it is %i × %i px and %i px high', async (_name, width, height, high) => {
    await page.viewport(width, height);
    const screen = await render(
      <ThemeProvider tema="roteiro" page={false}>
        <GameBar label="Jogando" exit={exit} {...counters} />
      </ThemeProvider>,
    );
    expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBe(high);
  });
});

describe('GameHeader', () => {
  it.each([360, 320])('a long name and large numbers do not overlap on %i px', async (width) => {
    await page.viewport(width, 800);
    const start = { greeting: { text: 'Boa tarde,', name: 'Maria Aparecida dos Santos Albuquerque' } };
    const lives = <LivesCounter vidas={4} seconds={1200} showTime={false} onOpen={idle} />;
    const screen = await render(
      <ThemeProvider tema="roteiro" page={false}>
        <GameHeader label="Início" start={start} {...counters} lives={lives} />
      </ThemeProvider>,
    );
    const heading = screen.getByRole('heading').element();
    expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it('greets with the h1 of the page', async () => {
    const screen = await render(
      <GameHeader label="Início" start={{ greeting: { text: 'Boa tarde,', name: 'Marina' } }} {...counters} />,
    );
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Boa tarde, Marina' })).toBeVisible();
  });

  it('leads back and carries what stands below', async () => {
    const back = { label: 'Voltar para o início', href: '/inicio' };
    const screen = await render(
      <GameHeader label="Matéria" start={{ back }} {...counters}>
        Matemática
      </GameHeader>,
    );
    const header = screen.getByRole('banner', { name: 'Matéria' });
    await expect.element(header.getByRole('link')).toHaveAttribute('href', '/inicio');
    await expect.element(header.getByText('Matemática')).toBeVisible();
  });
});
