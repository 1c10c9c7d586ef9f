import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { EffectsList } from './effects-list.tsx';

export default {
  title: 'Staff/EffectsList',
  component: EffectsList,
  parameters: guide({
    use: 'Dizer o que vai acontecer antes de um ato que muda ou apaga.',
    do: ['Diga o que para, o que fica e se dá para desfazer'],
    dont: ['Regras que sempre valem: use RulesList', 'Só “Tem certeza?”'],
    words: 'consequências efeitos o que acontece aviso impacto confirmar apagar resetar',
    design: 'EffectsList',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof EffectsList> = {
  args: {
    label: 'O que acontece',
    effects: [
      'As senhas atuais deixam de funcionar na hora, e quem estiver usando sai em todos os aparelhos.',
      'As senhas novas só aparecem uma vez, na próxima tela.',
      'Não dá para desfazer.',
    ],
  },
};
