import { Announcer } from '@luneta/ui';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { AnswerStrip } from './answer-strip.tsx';

const strip = (fresh: boolean) => (
  <Announcer>
    <AnswerStrip result="wrong" title="Ainda não foi dessa vez" text="A resposta certa é a B." fresh={fresh}>
      <button type="button">Continuar</button>
    </AnswerStrip>
  </Announcer>
);

describe('the result of an answer', () => {
  it('just given is told once, and named', async () => {
    const screen = await render(strip(true));
    await expect.element(screen.getByRole('region', { name: 'Ainda não foi dessa vez' })).toBeVisible();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Ainda não foi dessa vez');
  });

  it('read again is not told', async () => {
    const screen = await render(strip(false));
    await expect.element(screen.getByRole('region')).toBeVisible();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('');
  });

  it('stays inside at 320 px and text of 200 %', async () => {
    document.documentElement.style.fontSize = '200%';
    const { container } = await render(<div style={{ width: 320 }}>{strip(false)}</div>);
    expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(320);
    document.documentElement.style.fontSize = '';
  });
});

it('a wide formula in the comment leaves the other lines their width', async () => {
  const wide =
    '<p>Partindo do repouso, o trem ganha velocidade. <span style="display:inline-block;width:500px">v</span></p>';
  await render(
    <div style={{ width: 320 }}>
      <AnswerStrip result="wrong" title="Ainda não foi dessa vez" comment={{ label: 'Comentário', html: wide }}>
        <button type="button">Continuar</button>
      </AnswerStrip>
    </div>,
  );
  const title = document.querySelector('h2')?.getBoundingClientRect();
  expect(title?.right).toBeLessThanOrEqual(320);
});
