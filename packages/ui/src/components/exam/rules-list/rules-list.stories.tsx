import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { Send, SearchX, Timer } from 'lucide-react';
import { RulesList } from './rules-list.tsx';

const meta = {
  title: 'Exam/RulesList',
  component: RulesList,
  parameters: guide({
    use: 'As regras antes de uma prova começar.',
    words: 'instruções regulamento rules instructions explicação passos ícones antes de começar',
    design: 'RegrasProva',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof RulesList>;
export default meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <RulesList
        label="Regras da avaliação"
        rules={[
          { icon: Timer, title: 'Fique de olho no tempo', text: 'O tempo continua contando mesmo se você sair.' },
          { icon: SearchX, title: 'Nada de pesquisa', text: 'Responda só com o que você sabe.' },
          { icon: Send, title: 'Entregue no final', text: 'Use o botão Finalizar Avaliação.' },
        ]}
      />
    </Sheet>
  ),
};
