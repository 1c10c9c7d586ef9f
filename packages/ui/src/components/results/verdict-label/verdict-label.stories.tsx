import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { QuestionCard } from '../../question/question-card/question-card.tsx';
import { VerdictLabel } from './verdict-label.tsx';

export default {
  title: 'Results/VerdictLabel',
  component: VerdictLabel,
  parameters: guide({
    use: 'Acertou, errou ou ficou em branco, ao lado da questão.',
    do: ['Escreva a palavra além do sinal: “Acertou”, “Errou”, “Em branco”'],
    dont: ['O estado de uma prova: use Badge'],
    words: 'acertou errou resultado verdict',
    design: 'Alternativas',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const words = [
  ['acerto', 'Acertou'],
  ['erro', 'Errou'],
  ['branco', 'Não respondeu'],
  ['anulada', 'Anulada'],
  ['subjetiva', 'Subjetiva'],
  ['bonificada', 'Bonificada'],
] as const;

export const Default: StoryObj<typeof VerdictLabel> = {
  args: { verdict: 'acerto', label: 'Acertou' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Inline wrap gap="e12">
        {words.map(([verdict, label]) => (
          <VerdictLabel key={verdict} verdict={verdict} label={label} />
        ))}
      </Inline>
      <State name="ao lado de 'Questão N'">
        <QuestionCard
          title="Questão 124"
          subject="Língua Estrangeira"
          html="<p>Um carro percorre 180 km em 2,5 h.</p>"
          action={<VerdictLabel verdict="branco" label="Não respondeu" />}
        />
      </State>
    </Sheet>
  ),
};
