import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { EssayEditor } from '../essay-editor/essay-editor.tsx';
import { EssayProposal } from '../essay-proposal/essay-proposal.tsx';
import { sampleEssay, sampleProposal } from '../essay-proposal/sample-essay.ts';
import { EssayLayout, type EssayView } from './essay-layout.tsx';

const meta = { title: 'Prova/EssayLayout', component: EssayLayout } satisfies Meta<typeof EssayLayout>;
export default meta;

const Live = () => {
  const [view, setView] = useState<EssayView>('proposal');
  const [text, setText] = useState(sampleEssay);
  return (
    <EssayLayout
      label="O que mostrar"
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

export const States: StoryObj = { render: () => <Live /> };
