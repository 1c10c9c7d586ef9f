import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emptyLifeArt, lifeArt } from '../game-piece/art.ts';
import { LivesDialog, type LivesDialogProps } from './lives-dialog.tsx';

const idle = () => undefined;
const shown = (props: Partial<LivesDialogProps> = {}) =>
  render(
    <LivesDialog
      open
      onClose={idle}
      words={{
        title: 'Vidas',
        next: 'Próxima vida em',
        full: 'Suas vidas estão completas.',
        balance: 'Seu saldo',
        refill: (n: number) => `Completar ${n} vidas`,
        buy: 'Comprar vidas',
        poor: 'saldo insuficiente',
      }}
      vidas={3}
      seconds={760}
      secondsPerVida={1200}
      moedas={40}
      onBuy={idle}
      {...props}
    />,
  );
const press = (button: { element: () => Element }) => (button.element() as HTMLButtonElement).click();

describe('LivesDialog', () => {
  it('shows hearts, time, balance and what all lives cost', async () => {
    const screen = await shown();
    await expect.element(screen.getByRole('img', { name: '3 de 5 vidas' })).toBeVisible();
    expect(screen.container.querySelectorAll(`img[src="${lifeArt}"]:not([data-heart] *)`)).toHaveLength(3);
    expect(screen.container.querySelectorAll(`img[src="${emptyLifeArt}"]`)).toHaveLength(2);
    await expect.element(screen.getByRole('timer')).toHaveTextContent('12:40');
    const bar = screen.getByRole('progressbar', { name: 'Próxima vida em' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '440');
    await expect.element(bar).toHaveAttribute('aria-valuemax', '1203');
    await expect.element(bar).toHaveAttribute('aria-valuetext', 'Próxima vida em 13 minutos');
    await expect.element(screen.getByText('Completar 2 vidas')).toBeVisible();
    await expect.element(screen.getByText('40 moedas', { exact: true }).first()).toBeInTheDocument();
  });

  it.each([
    ['with just enough', {}, 'Comprar vidas · 40 moedas', '', 1],
    ['one coin short', { moedas: 39 }, 'Comprar vidas · 40 moedas', 'saldo insuficiente', 0],
    ['with all lives', { vidas: 5, seconds: null }, 'Comprar vidas', 'Suas vidas estão completas.', 0],
    ['while buying', { busy: true }, 'Comprar vidas · 40 moedas', '', 0],
    [
      'as a visitor',
      { disabledReason: 'Só visualizando.', moedas: 0 },
      'Comprar vidas · 40 moedas',
      'Só visualizando.',
      0,
    ],
  ])('%s', async (_name, props, name, reason, times) => {
    const onBuy = vi.fn<() => void>();
    const screen = await shown({ ...props, onBuy });
    const buy = screen.getByRole('button', { name, exact: true });
    await expect.element(buy).toHaveAccessibleDescription(reason);
    press(buy);
    expect(onBuy).toHaveBeenCalledTimes(times);
  });

  it('without the coins, says so beside the balance and not between the buttons', async () => {
    const screen = await shown({ moedas: 39 });
    const poor = screen.getByText('saldo insuficiente').element();
    expect(poor.parentElement?.textContent).toContain('Seu saldo');
    expect(poor.compareDocumentPosition(screen.getByRole('button', { name: /^Comprar/u }).element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('with all lives there is no time and nothing to pay', async () => {
    const screen = await shown({ vidas: 5, seconds: null });
    expect(screen.getByRole('timer').all()).toHaveLength(0);
    expect(screen.getByRole('progressbar').all()).toHaveLength(0);
  });

  it('says inside what failed, and may be tried again', async () => {
    const onBuy = vi.fn<() => void>();
    const error = 'Não foi possível comprar vidas. Tente de novo.';
    const screen = await shown({ onBuy, error });
    await expect.element(screen.getByRole('dialog').getByRole('alert')).toHaveTextContent(error);
    press(screen.getByRole('button', { name: /Comprar/u }));
    expect(onBuy).toHaveBeenCalledTimes(1);
  });

  it('offers what can be done meanwhile, and to wait', async () => {
    const onClose = vi.fn<() => void>();
    const words = {
      title: 'Vidas',
      next: 'Próxima vida em',
      full: '',
      balance: 'Seu saldo',
      refill: (n: number) => `Completar ${n} vidas`,
      buy: 'Comprar vidas',
      poor: 'saldo insuficiente',
      wait: 'Esperar',
    };
    const screen = await shown({ onClose, words, children: <a href="/midia">Estudar mais</a> });
    await expect.element(screen.getByRole('link', { name: 'Estudar mais' })).toBeVisible();
    press(screen.getByRole('button', { name: 'Esperar' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes with Escape', async () => {
    const onClose = vi.fn<() => void>();
    await shown({ onClose });
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
