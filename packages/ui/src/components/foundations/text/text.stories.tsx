import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';
import { look, tone } from './text.css.ts';

export default {
  title: 'Foundations/Text',
  component: Text,
  subcomponents: { Heading },
  parameters: guide({
    use: 'Texto e títulos nos estilos da casa.',
    do: ['Um título principal por tela, e os outros em ordem, sem pular nível'],
    dont: ['Texto em maiúsculas para chamar atenção', 'Aviso que importa: use Note'],
    words: 'parágrafo título tipografia paragraph heading typography cabeçalho página fonte letra',
    design: 'Texto, Titulo',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Text> = {
  args: {
    lines: 2,
    children:
      'Um carro percorre 180 km em 2,5 h, com velocidade constante, e depois descansa na sombra de um ipê por mais 40 minutos antes de seguir viagem até a cidade seguinte.',
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Heading level={1} look="display">
        Título de celebração
      </Heading>
      <Heading level={2} look="h1">
        Título de página
      </Heading>
      <Heading level={3} look="h2">
        Título de seção
      </Heading>
      <Heading level={4} look="h3">
        Título de cartão
      </Heading>
      {Object.keys(look).map((one) => (
        <State key={one} name={one}>
          <Text look={one as keyof typeof look}>A célula é a menor unidade: 642,8 pontos.</Text>
        </State>
      ))}
      {Object.keys(tone)
        .filter((one) => one !== 'onBrand')
        .map((one) => (
          <Text key={one} tone={one as keyof typeof tone}>
            Tom {one}
          </Text>
        ))}
      <State name="duas linhas">
        <Text lines={2}>
          Um carro percorre 180 km em 2,5 h, com velocidade constante, e depois descansa na sombra de um ipê por mais 40
          minutos antes de seguir viagem até a cidade seguinte.
        </Text>
      </State>
    </Sheet>
  ),
};
