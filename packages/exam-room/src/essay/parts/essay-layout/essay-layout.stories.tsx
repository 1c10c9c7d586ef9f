import { Content, EssayEditor, EssayProposal } from '@luneta/ui';
import { press, tabTo } from '@luneta/ui/testing/keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { useState } from 'react';

import { EssayLayout, type EssayView } from './essay-layout.tsx';

const meta = {
  title: 'exam-room/EssayLayout',
  component: EssayLayout,
} satisfies Meta<typeof EssayLayout>;
export default meta;

const sampleProposal = {
  title: 'O valor da leitura entre os jovens',
  genre: 'Gênero: dissertativo-argumentativo',
  html: '<p>Escreva um texto dissertativo-argumentativo sobre o tema.</p>',
  texts: [{ order: 1, html: '<p>Metade dos jovens leu um livro inteiro no último ano.</p>' }],
  textsTitle: 'Textos motivadores',
  textTitle: (order: number) => `Texto ${order}`,
};
const sampleEssay = 'Ler é uma forma de conversar com quem não está aqui.';

const Live = () => {
  const [view, setView] = useState<EssayView>('proposal');
  const [text, setText] = useState(sampleEssay);
  return (
    <EssayLayout
      label="Mostrar na tela"
      names={{ proposal: 'Proposta', write: 'Escrever' }}
      view={view}
      onView={setView}
      proposal={<EssayProposal {...sampleProposal} />}
      editor={
        <EssayEditor label="Sua redação" value={text} onChange={setText} status="saved" message="Salvo às 14h32" />
      }
    />
  );
};

export const Default: StoryObj<typeof EssayLayout> = {
  args: {
    label: 'Mostrar na tela',
    names: { proposal: 'Proposta', write: 'Escrever' },
    view: 'proposal',
    onView: fn(),
    proposal: <EssayProposal {...sampleProposal} />,
    editor: (
      <EssayEditor
        label="Sua redação"
        value={sampleEssay}
        onChange={() => undefined}
        status="saved"
        message="Salvo às 14h32"
      />
    ),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Content>
      <Live />
    </Content>
  ),
};

/** On a phone the arrows change between proposal and sheet; on a wide screen both are there. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    const write = screen.queryByRole('radio', { name: 'Escrever' });
    if (write) {
      await tabTo('radio', 'Proposta');
      await press('{ArrowRight}');
      await expect(write).toBeChecked();
    }
    await tabTo('textbox', 'Sua redação');
  },
};
