import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { NextStep } from './next-step.tsx';

export default {
  title: 'Phases/NextStep',
  component: NextStep,
  parameters: guide({
    use: 'O próximo passo do estudante na página inicial, com um único botão que diz aonde leva.',
    do: ['Mostre um só passo: o que abre agora ou vence primeiro'],
    dont: ['Lista de pendências: use SubjectRow', 'Botão que só diz “Continuar”'],
    words: 'próximo passo continuar começar início batalha boss andamento',
    design: 'NextStep',
    keyboard: 'none: one link',
  }),
} satisfies Meta<typeof NextStep>;

const FASE = {
  title: 'Leis de Newton',
  text: 'Avaliação de revisão · 7 questões',
  materia: 'Física',
  progress: { value: 6, of: 18, label: '6 de 18 itens' },
  phases: { done: 1, total: 3, label: '1 de 3 fases concluídas' },
  action: { label: 'Continuar · Física, fase 2', href: '#' },
};

export const Default: StoryObj<typeof NextStep> = { args: FASE };

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="fase">
        <NextStep {...FASE} />
      </State>
      <State name="boss à espera">
        <NextStep
          title="Boss de Física"
          text="Seu grande momento chegou!!"
          materia="Física"
          boss={{}}
          action={{ label: 'ENFRENTAR BOSS', href: '#' }}
        />
      </State>
      <State name="batalha">
        <NextStep
          title="Boss de Física"
          materia="Física"
          boss={{ badge: 'Batalha em andamento', clock: '18:35' }}
          action={{ label: 'VOLTAR À BATALHA', href: '#' }}
        />
      </State>
    </Sheet>
  ),
};
