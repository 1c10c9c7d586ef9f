import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { Announcer } from '../../foundations/announcer/announcer.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { RewardScene, type RewardSceneProps } from './reward-scene.tsx';

const shown = (props: Partial<RewardSceneProps> = {}) =>
  render(
    <ThemeProvider tema="plano" movimento="reduzido">
      <Announcer>
        <RewardScene
          result="partial"
          title="FASE CONCLUÍDA!"
          text="Capítulo 4 · Função do 1º grau"
          actions={
            <>
              <Button block>PRÓXIMA FASE</Button>
              <Button block variant="text">
                Voltar
              </Button>
            </>
          }
          {...props}
        />
      </Announcer>
    </ThemeProvider>,
  );

afterEach(() => page.viewport(360, 800));

describe('RewardScene', () => {
  it.each([
    ['win', 'comemorando', true],
    ['partial', 'feliz', false],
    ['fail', 'triste', false],
  ] as const)('%s shows Pipa %s; confetti: %s', async (result, mood, confetti) => {
    const { container } = await shown({ result });
    // An image, and the nodes of the same drawing once she moves.
    expect(container.querySelector(`img[src*="mascot-${mood}"], .pipa-${mood}`)).not.toBeNull();
    await expect.poll(() => container.querySelector('canvas') !== null).toBe(confetti);
  });

  it('has the result as its h1 and stars and coins as words', async () => {
    const screen = await shown({ estrelas: 2, moedas: 80 });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('FASE CONCLUÍDA!');
    await expect.element(screen.getByRole('img', { name: '2 de 3 estrelas' })).toBeVisible();
    await expect.element(screen.getByText('+80')).toBeVisible();
    await expect.element(screen.getByText('2/3')).toBeVisible();
  });

  it.each([
    ['stars, then coins', { estrelas: 3, moedas: 80 }, '3 de 3 estrelas. Mais 80 moedas'],
    ['coins twice', { estrelas: 1, moedas: 20, doubled: true }, '1 de 3 estrelas. Mais 20 moedas, em dobro'],
    ['no coins', { moedas: 0 }, 'Nenhuma moeda'],
    ['nothing where nothing is given', {}, ''],
  ] as const)('announces %s', async (_name, props, text) => {
    const screen = await shown(props);
    expect(screen.getByRole('status').element().textContent).toBe(text);
  });

  it("shows '-' for no coins, and no ×2 of it", async () => {
    const screen = await shown({ moedas: 0, doubled: true });
    await expect.element(screen.getByText('-', { exact: true })).toBeVisible();
    expect(screen.getByText('×2').all()).toHaveLength(0);
  });

  it.each([
    ['a phone under its bars', 360, 640],
    ['a phone that lies', 800, 360],
  ])('needs no scrolling on %s', async (_name, width, height) => {
    await page.viewport(width, height);
    const screen = await shown({ estrelas: 3, moedas: 1280, doubled: true });
    await expect.poll(() => screen.container.querySelector('img')?.complete).toBe(true);
    expect(document.documentElement.scrollHeight).toBe(height);
    const last = screen.getByRole('button', { name: 'Voltar' }).element().getBoundingClientRect();
    expect(last.bottom).toBeLessThanOrEqual(height);
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it('on a wide screen its words and buttons stand in the middle of it', async () => {
    await page.viewport(1280, 800);
    const screen = await shown({ estrelas: 2, text: 'Falta pouco: reveja o que escapou e siga em frente. '.repeat(3) });
    const sheet = screen.container.querySelector('h1')?.parentElement?.getBoundingClientRect();
    const foot = screen.getByRole('button', { name: 'Voltar' }).element().parentElement?.getBoundingClientRect();
    expect(sheet?.top).toBeCloseTo(800 - (foot?.bottom ?? 0), 0);
    expect(sheet?.bottom).toBeCloseTo(foot?.top ?? 0, 0);
  });

  it('under a bar takes the space that is left, its buttons at the foot of the screen', async () => {
    await page.viewport(360, 800);
    const screen = await render(
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: '700px' }}>
        <RewardScene result="partial" title="FASE CONCLUÍDA!" estrelas={2} moedas={20} inside />
      </div>,
    );
    const scene = screen.container.firstElementChild?.firstElementChild;
    expect(scene?.getBoundingClientRect().height).toBe(700);
    expect(screen.container.querySelectorAll('button, a')).toHaveLength(0);
  });
});
