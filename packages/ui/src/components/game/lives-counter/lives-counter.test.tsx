import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emptyLifeArt, lifeArt } from '../game-piece/art.ts';
import { LivesCounter } from './lives-counter.tsx';

const idle = () => undefined;

describe('LivesCounter', () => {
  it.each([
    ['all', 5, null, '5 de 5 vidas. Ver vidas', '5'],
    ['some, minutes rounded up', 4, 661, '4 de 5 vidas. Próxima vida em 12 minutos. Ver vidas', '411:01'],
    ['the last minute', 3, 60, '3 de 5 vidas. Próxima vida em 1 minuto. Ver vidas', '301:00'],
    ['none', 0, 1200, '0 de 5 vidas. Próxima vida em 20 minutos. Ver vidas', '020:00'],
    ['a life about to come', 0, 0, '0 de 5 vidas. Ver vidas', '000:00'],
    ['unknown', null, null, 'Ver vidas', '–'],
  ] as const)('with %s lives', async (_name, vidas, seconds, name, text) => {
    const screen = await render(<LivesCounter vidas={vidas} seconds={seconds} onOpen={idle} />);
    const button = screen.getByRole('button', { name, exact: true });
    expect(button.element().lastElementChild?.textContent).toBe(text);
    expect(screen.container.querySelector('img')).toHaveAttribute('src', vidas === 0 ? emptyLifeArt : lifeArt);
  });

  it('keeps the time to itself where there is no space, but says it', async () => {
    const screen = await render(<LivesCounter vidas={4} seconds={700} showTime={false} onOpen={idle} />);
    const button = screen.getByRole('button', { name: '4 de 5 vidas. Próxima vida em 12 minutos. Ver vidas' });
    expect(button.element().lastElementChild?.textContent).toBe('4');
  });

  it('opens the lives with Enter', async () => {
    const onOpen = vi.fn<() => void>();
    await render(<LivesCounter vidas={4} seconds={700} onOpen={onOpen} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fewer', 3, 2, 1],
    ['more', 2, 3, 0],
    ['as many', 3, 3, 0],
    ['the first known', null, 3, 0],
  ] as const)('with %s lives than before its heart beats or not', async (_name, before, after, beats) => {
    const screen = await render(<LivesCounter vidas={before} seconds={700} onOpen={idle} />);
    await screen.rerender(<LivesCounter vidas={after} seconds={699} onOpen={idle} />);
    expect(screen.container.querySelector('img')?.parentElement?.getAnimations()).toHaveLength(beats);
  });
});
