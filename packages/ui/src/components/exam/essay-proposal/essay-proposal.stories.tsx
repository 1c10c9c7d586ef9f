import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { EssayProposal } from './essay-proposal.tsx';
import { sampleProposal } from './sample-essay.ts';

const meta = {
  title: 'Exam/EssayProposal',
  component: EssayProposal,
  parameters: guide({
    use: 'Mostrar o tema da redação e os textos motivacionais.',
    do: ['Mostre o tema antes dos textos motivacionais e deixe tudo a um toque enquanto se escreve'],
    dont: ['Cortar os textos motivacionais para caber na tela'],
    words: 'redação tema coletânea prompt essay',
    design: 'PropostaRedacao',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof EssayProposal>;
export default meta;

export const Default: StoryObj<typeof EssayProposal> = {
  args: { ...sampleProposal },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <EssayProposal {...sampleProposal} />
    </Sheet>
  ),
};
