import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { BossBar } from '../boss-bar/boss-bar.tsx';
import { BossStage } from './boss-stage.tsx';

const stage = (acertos: number, onExit = () => undefined as void) => (
  <BossStage
    acertos={acertos}
    total={10}
    bar={
      <BossBar
        exitLabel="Sair da batalha"
        onExit={onExit}
        timer="18:24"
        energy={{ label: 'Energia do Boss', acertos, total: 10 }}
      />
    }
  />
);

it.each([
  [0, 'cheia'],
  [4, 'media'],
  [10, 'baixa'],
])('after %s hits Breu is %s', async (acertos, drawing) => {
  const { container } = await render(stage(acertos));
  await expect.poll(() => container.querySelector(`.breu-${drawing}`)).not.toBeNull();
});

it('asks before it leaves', async () => {
  const onExit = vi.fn<() => void>();
  const screen = await render(stage(0, onExit));
  await screen.getByRole('button', { name: 'Sair da batalha' }).click();
  expect(onExit).toHaveBeenCalledOnce();
});
