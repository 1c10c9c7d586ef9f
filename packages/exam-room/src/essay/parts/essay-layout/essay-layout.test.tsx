import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EssayLayout, type EssayView } from './essay-layout.tsx';

const Live = () => {
  const [view, setView] = useState<EssayView>('proposal');
  return (
    <EssayLayout
      label="Mostrar na tela"
      names={{ proposal: 'Proposta', write: 'Escrever' }}
      view={view}
      onView={setView}
      proposal={<p>o tema</p>}
      editor={<p>a folha</p>}
    />
  );
};

afterEach(() => page.viewport(360, 800));

it('a phone shows one side; arrows on the switch show the other', async () => {
  await render(<Live />);
  await expect.element(page.getByText('o tema')).toBeVisible();
  await expect.element(page.getByText('a folha')).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('a folha')).toBeVisible();
  await expect.element(page.getByText('o tema')).not.toBeVisible();
});

it('a wide screen shows both side by side, without the switch', async () => {
  await page.viewport(1280, 800);
  await render(<Live />);
  const left = page.getByText('o tema').element().getBoundingClientRect();
  const right = page.getByText('a folha').element().getBoundingClientRect();
  expect(right.left).toBeGreaterThan(left.left);
  expect(right.top).toBe(left.top);
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
});

it('keeps switch and proposal together on a page taller than both', async () => {
  await render(
    <div style={{ display: 'grid', height: 700 }}>
      <Live />
    </div>,
  );
  const tabs = page.getByRole('group', { name: 'Mostrar na tela' }).element().getBoundingClientRect();
  expect(page.getByText('o tema').element().getBoundingClientRect().top - tabs.bottom).toBeLessThan(60);
});
