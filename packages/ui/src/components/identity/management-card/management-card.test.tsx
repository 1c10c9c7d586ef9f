import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ManagementCard } from './management-card.tsx';

it('is a region with the two actions of gestao_vida', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(
    <ManagementCard
      title="Gestão"
      reset={{ label: 'Resetar senha', onClick }}
      leave={{ label: 'Sair do modo aluno', href: '#selecao' }}
    />,
  );
  const card = screen.getByRole('region', { name: 'Gestão' });
  await card.getByRole('button', { name: 'Resetar senha' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(card.getByRole('link', { name: 'Sair do modo aluno' })).toHaveAttribute('href', '#selecao');
});
