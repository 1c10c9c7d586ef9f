import { Button } from '@luneta/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { AnswerStrip } from './answer-strip.tsx';

export default {
  title: 'student-v2/fase-questao/AnswerStrip',
  component: AnswerStrip,
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
