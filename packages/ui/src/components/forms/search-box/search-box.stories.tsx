import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { SearchBox } from './search-box.tsx';

export default {
  title: 'Forms/SearchBox',
  component: SearchBox,
  parameters: guide({
    use: 'Buscar enquanto se digita.',
    do: ['Diga no rótulo o que se busca: “Buscar aluno”'],
    dont: ['Filtrar por poucas opções fixas: use Select'],
    words: 'busca procurar lupa search pesquisa pesquisar aluno',
    design: 'CaixaBusca',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const Students = () => {
  const [text, setText] = useState('');
  return (
    <SearchBox
      label="Buscar aluno"
      placeholder="Nome ou código"
      value={text}
      onChange={setText}
      results={text === '' ? '1.248 alunos' : '2 alunos'}
    />
  );
};

export const Default: StoryObj<typeof SearchBox> = {
  args: { label: 'Vazia', placeholder: 'Nome ou código', value: '', onChange: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <SearchBox label="Vazia" placeholder="Nome ou código" value="" onChange={idle} />
      <SearchBox label="Buscando" value="amado" onChange={idle} loading />
      <SearchBox label="Achou" value="amado" onChange={idle} results="2 alunos" />
      <SearchBox label="Não achou" value="zzz" onChange={idle} results="Nenhum aluno" />
      <SearchBox label="Nome escondido" hideLabel placeholder="Nome ou código" value="" onChange={idle} />
      <SearchBox
        label="Texto comprido"
        value="Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva"
        onChange={idle}
        loading
      />
      <SearchBox label="Indisponível" value="amado" onChange={idle} disabled />
    </Sheet>
  ),
};

/** Enter asks at once, Escape empties and keeps the focus. */
export const Keyboard: StoryObj = {
  render: () => (
    <Sheet>
      <Students />
    </Sheet>
  ),
  play: async () => {
    const box = screen.getByRole('searchbox', { name: 'Buscar aluno' });
    await userEvent.tab();
    await userEvent.keyboard('amado{Enter}');
    await expect(await screen.findByText('2 alunos')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(await screen.findByText('1.248 alunos')).toBeVisible();
  },
};
