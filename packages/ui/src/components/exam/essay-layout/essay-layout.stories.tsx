import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { guide } from '../../../../storybook/guide.ts';
import { useState } from 'react';
import { Content } from '../../foundations/layout/layout.tsx';
import { EssayEditor } from '../essay-editor/essay-editor.tsx';
import { EssayProposal } from '../essay-proposal/essay-proposal.tsx';
import { sampleEssay, sampleProposal } from '../essay-proposal/sample-essay.ts';
import { EssayLayout, type EssayView } from './essay-layout.tsx';

const meta = {
  title: 'Exam/EssayLayout',
  component: EssayLayout,
  parameters: guide({
    use: 'Pôr proposta e folha da redação lado a lado, ou uma por vez no telefone.',
    words: 'redação duas colunas proposta escrever split layout',
    design: 'PropostaRedacao',
    keyboard: 'story',
  }),
} satisfies Meta<typeof EssayLayout>;
export default meta;

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
