import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { Button } from '../../actions/button/button.tsx';
import { Note } from '../../feedback/note/note.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { TextInput } from '../../forms/text-input/text-input.tsx';
import { Avatar } from '../../identity/avatar/avatar.tsx';
import { Drawer } from './drawer.tsx';

export default {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: {
    ...guide({
      use: 'Uma coisa de uma lista, ou um formulário curto sobre ela, com a lista à vista ao lado.',
      do: ['Use para ver o detalhe sem perder a lista'],
      dont: ['Uma tarefa com vários passos: abra uma página'],
      words: 'gaveta formulário painel lateral detalhe lado drawer side sheet ficha',
      design: 'Drawer',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof Drawer> = {
  args: {
    open: true,
    onClose: idle,
    lead: <Text tone="muted">Código 1048233</Text>,
    picture: <Avatar code={14} size={64} />,
    title: 'Davi Nogueira',
    detail: '2ª Série · 2B · Manhã · Centro',
    children: (
      <>
        <Note tone="warning" title="Em prova agora">
          Simulado de novembro · 41 de 90 salvas
        </Note>
        <Button block>Acessar experiência</Button>
      </>
    ),
  },
};

export const LongName: StoryObj<typeof Drawer> = {
  args: { ...Default.args, title: 'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva Montenegro' },
};

/** A task with its fields: the actions stay at the foot. */
export const Task: StoryObj<typeof Drawer> = {
  args: {
    open: true,
    onClose: idle,
    title: 'Criar várias turmas',
    detail: 'Colégio Luneta',
    error: 'Não deu para salvar. Tente de novo.',
    children: <TextInput label="Códigos" value="6A..6F" onChange={idle} />,
    footer: (
      <>
        <Button variant="secondary">Cancelar</Button>
        <Button>Criar 5 turmas</Button>
      </>
    ),
  },
};

/** A card of the page on a wide screen: the list beside it stays usable. */
export const InPage: StoryObj<typeof Drawer> = {
  args: { open: true, beside: true, onClose: idle, title: 'Criar várias turmas', children: 'Códigos' },
};

const Opened = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Davi Nogueira">
        <Button>Acessar experiência</Button>
      </Drawer>
    </>
  );
};

/** Enter opens it with its name in focus; Escape closes it and gives the focus back. */
export const Keyboard: StoryObj = {
  render: () => <Opened />,
  play: async () => {
    await tabTo('button', 'Abrir');
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Davi Nogueira' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  },
};
