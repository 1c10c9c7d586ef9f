import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Text } from '../text/text.tsx';
import { PersonName } from './person-name.tsx';

export default {
  title: 'Foundations/PersonName',
  component: PersonName,
  parameters: guide({
    use: 'Mostrar o nome de uma pessoa, sozinho ou dentro de uma frase.',
    do: ['Use para todo nome que alguém digitou, também dentro de frases'],
    dont: ['Escrever o nome direto na frase: um nome de trás para a frente mistura as palavras'],
    words: 'nome pessoa aluno apelido bdi direção árabe hebraico isolar',
    design: 'Nome de pessoa',
    keyboard: 'none: only text',
  }),
} satisfies Meta<typeof PersonName>;

export const Default: StoryObj<typeof PersonName> = { args: { children: 'Ana Amado' } };

const ARABIC = 'ليلى';

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="sozinho">
        <Text>
          <PersonName>Ana Amado</PersonName>
        </Text>
      </State>
      <State name="em uma frase, da direita para a esquerda">
        <Text>
          <PersonName in={`${ARABIC}: 3 estrelas`}>{ARABIC}</PersonName>
        </Text>
      </State>
    </Sheet>
  ),
};
