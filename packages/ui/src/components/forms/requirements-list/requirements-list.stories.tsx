import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { RequirementsList } from './requirements-list.tsx';

export default {
  title: 'Forms/RequirementsList',
  component: RequirementsList,
  parameters: guide({
    use: 'As regras de um campo, cumpridas ou não, enquanto se digita.',
    do: ['Mostre as regras antes da primeira letra, e não depois do erro'],
    dont: ['Erro que só o servidor sabe: escreva em `error` do campo'],
    words: 'senha regras requisitos password rules validation força da',
    design: 'RegrasSenha',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof RequirementsList> = {
  args: {
    label: 'Regras da senha, antes',
    items: [
      { text: 'De 6 a 20 caracteres', state: 'pending' },
      { text: 'Diferente da atual', state: 'pending' },
    ],
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="vazia">
        <RequirementsList
          label="Regras da senha, antes"
          items={[
            { text: 'De 6 a 20 caracteres', state: 'pending' },
            { text: 'Diferente da atual', state: 'pending' },
          ]}
        />
      </State>
      <State name="digitando">
        <RequirementsList
          label="Regras da senha"
          items={[
            { text: 'De 6 a 20 caracteres', state: 'unmet' },
            { text: 'Diferente da atual', state: 'met' },
          ]}
        />
      </State>
    </Sheet>
  ),
};
