import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { Button } from '../../actions/button/button.tsx';
import { AnswerStrip } from './answer-strip.tsx';

export default {
  title: 'Game/AnswerStrip',
  component: AnswerStrip,
  parameters: {
    ...guide({
      use: 'O resultado de uma resposta no pé da questão, que continua à vista.',
      words: 'resposta certa errada faixa resultado veredito continuar comentário',
      design: 'FaixaResposta',
      keyboard: 'none: holds the button it is given',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const comment = { label: 'Comentário', html: '<p>A resultante é 20 − 8 = 12 N. Então a = 12 ÷ 4 = 3 m/s².</p>' };
const next = <Button block>Continuar</Button>;

export const Default: StoryObj<typeof AnswerStrip> = {
  args: { result: 'right', title: 'Resposta certa!', comment, children: next },
};

export const Right: StoryObj = {
  render: () => (
    <AnswerStrip result="right" title="Resposta certa!" comment={comment}>
      {next}
    </AnswerStrip>
  ),
};
export const Wrong: StoryObj = {
  render: () => (
    <AnswerStrip result="wrong" title="Ainda não foi dessa vez" text="A resposta certa é a B." comment={comment}>
      {next}
    </AnswerStrip>
  ),
};
export const Unknown: StoryObj = {
  render: () => (
    <AnswerStrip result="unknown" title="Resposta salva" text="A resposta certa aparece depois da prova.">
      {next}
    </AnswerStrip>
  ),
};
