import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { useState } from 'react';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { CornerSheet } from './corner-sheet.tsx';

export default {
  title: 'Overlays/CornerSheet',
  component: CornerSheet,
  parameters: {
    ...guide({
      use: 'Uma tarefa curta ao lado da página, que não precisa de resposta.',
      do: ['Deixe a página usável enquanto ela está aberta'],
      dont: ['Uma pergunta que precisa de resposta: use Dialog'],
      words: 'folha canto ajuda pesquisa chat sheet panel survey suporte flutuante',
      design: 'BotaoAjuda, PesquisaNPS',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof CornerSheet> = {
  args: {
    open: true,
    onClose: fn(),
    title: 'Sua opinião',
    children: (
      <>
        <p>Uma pergunta curta.</p>
        <Button>Enviar</Button>
      </>
    ),
  },
};

export const Content: StoryObj = {
  render: () => (
    <CornerSheet open onClose={idle} title="Sua opinião">
      <p>Uma pergunta curta.</p>
      <Button>Enviar</Button>
    </CornerSheet>
  ),
};

export const Full: StoryObj = {
  render: () => (
    <CornerSheet open onClose={idle} title="Fale conosco" height="full" takesFocus>
      <p>Os canais da escola.</p>
    </CornerSheet>
  ),
};

const Opening = () => {
  const [open, setOpen] = useState(false);
  return (
    <Sheet>
      <Button onClick={() => setOpen(true)}>Ajuda</Button>
      <CornerSheet open={open} onClose={() => setOpen(false)} title="Fale conosco" takesFocus>
        <p>Os canais da escola.</p>
      </CornerSheet>
    </Sheet>
  );
};

/** What the person opened takes the focus, and its X gives it back. */
export const Keyboard: StoryObj = {
  render: () => <Opening />,
  play: async () => {
    await tabTo('button', 'Ajuda');
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Fale conosco' })).toHaveFocus());
    await tabTo('button', 'Fechar');
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ajuda' })).toHaveFocus());
  },
};
