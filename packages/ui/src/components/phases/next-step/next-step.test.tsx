import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { NextStep } from './next-step.tsx';

it('names what is next and has one link', async () => {
  const screen = await render(
    <NextStep
      title="Leis de Newton"
      materia="Física"
      progress={{ value: 6, of: 18, label: '6 de 18 itens' }}
      phases={{ done: 1, total: 3, label: '1 de 3 fases concluídas' }}
      action={{ label: 'Continuar · Física, fase 2', href: '/fase' }}
    />,
  );
  await expect.element(screen.getByRole('region', { name: 'Leis de Newton' })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '1 de 3 fases concluídas' })).toBeVisible();
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  await expect
    .element(screen.getByRole('link', { name: 'Continuar · Física, fase 2' }))
    .toHaveAttribute('href', '/fase');
});

it('a running battle says so and shows its clock', async () => {
  const screen = await render(
    <NextStep
      title="Boss de Física"
      materia="Física"
      boss={{ badge: 'Batalha em andamento', clock: '18:35' }}
      action={{ label: 'VOLTAR À BATALHA', href: '/boss' }}
    />,
  );
  await expect.element(screen.getByText('Batalha em andamento')).toBeVisible();
  await expect.element(screen.getByText('18:35')).toBeVisible();
});
