import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { HeadingScope, HeadingTag } from './heading-scope.tsx';
import { Heading, PageTitle } from './heading.tsx';
import { Text } from './text.tsx';
import { look, tone } from './text.css.ts';

export default {
  title: 'Foundations/Text',
  component: Text,
  subcomponents: { Heading, PageTitle, HeadingScope, HeadingTag },
  parameters: guide({
    use: 'Texto e títulos nos estilos da casa.',
    do: [
      'Um PageTitle por tela; o nível dos outros títulos vem do lugar em que estão',
      'O que fica sob um título vai num HeadingScope, ou numa parte com labelledBy',
    ],
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
      <PageTitle look="display">Título de celebração</PageTitle>
      <Heading look="h1">Título de página</Heading>
      <HeadingScope>
        <Heading look="h2">Título de seção</Heading>
        <HeadingScope>
          <Heading look="h3">Título de cartão</Heading>
        </HeadingScope>
      </HeadingScope>
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
