import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Steps } from './steps.tsx';

export default {
  title: 'Feedback/Steps',
  component: Steps,
  parameters: guide({
    use: 'Em que etapa a pessoa está e quantas faltam.',
    do: ['Dê a cada etapa um nome de uma ou duas palavras'],
    dont: [
      'Partes que se abrem em qualquer ordem: use RouteTabs',
      'Quanto falta de um trabalho longo: use ProgressBar',
    ],
    words: 'etapas passos progresso steps fase n de 3 onde estou',
    design: 'PassosEtapa',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const steps = ['Mídia', 'Exercícios', 'Resultado'];

export const Default: StoryObj<typeof Steps> = {
  args: { label: 'Etapa 1/3', steps, current: 1 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="começo">
        <Steps label="Etapa 1/3" steps={steps} current={1} />
      </State>
      <State name="no meio da etapa">
        <Steps label="Etapa 2/3" steps={steps} current={2} part={0.45} detail="Questão 3 de 6" />
      </State>
      <State name="última">
        <Steps label="Etapa 3/3" steps={steps} current={3} part={1} />
      </State>
      <State name="tudo feito">
        <Steps label="Etapa 3/3" steps={steps} current={4} />
      </State>
      <State name="com erro">
        <Steps label="3 de 5 respondidas" steps={['1', '2', '3', '4', '5']} current={4} missed={[2]} />
      </State>
      <State name="de volta, sob um título">
        <Steps
          label="Questão 2 de 5"
          steps={['1', '2', '3', '4', '5']}
          current={2}
          part={1}
          done={[3]}
          missed={[1]}
          quiet
        />
      </State>
      <State name="com nomes">
        <Steps
          label="Etapa 3 de 4"
          steps={['Arquivo', 'Colunas', 'Conferência', 'Aplicar']}
          current={3}
          missed={[2]}
          named
        />
      </State>
      <State name="detalhe longo">
        <Steps
          label="Etapa 2/3"
          steps={steps}
          current={2}
          part={0}
          detail="Questão 1 de 6, a primeira de Álgebra e funções"
        />
      </State>
    </Sheet>
  ),
};
