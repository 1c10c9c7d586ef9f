import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DiffTable } from './diff-table.tsx';

afterEach(() => page.viewport(360, 800));

const shown = () =>
  render(
    <DiffTable
      caption="Alunos que mudam"
      name={{ id: 'nome', header: 'Aluno', cell: ({ nome }: { nome: string }) => nome }}
      changesHeader="O que muda"
      changesOf={() => [
        { field: 'Turma', before: '7A', after: '7B' },
        { field: 'E-mail', before: null, after: 'ana@exemplo.com' },
        { before: '6,5', after: '7,0', trend: 'up', amount: '+0,5' },
      ]}
      rows={[{ nome: 'Ana' }]}
      rowKey={({ nome }) => nome}
    />,
  );

it.each([360, 1280])('says before and after in words at %i px', async (width) => {
  await page.viewport(width, 800);
  const screen = await shown();
  const changes = screen.getByText('7B').element().closest('ul');
  const said = [...(changes?.children ?? [])].map((item) => item.textContent.replace(/\s+/gu, ' ').trim());
  expect(said).toEqual([
    'Turma antes: 7A depois: 7B',
    'E-mail antes: vazio depois: ana@exemplo.com',
    'antes: 6,5 depois: 7,0 +0,5',
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
