import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { type LevelCategory, LevelCategories } from './level-categories.tsx';

export default {
  title: 'student-v2/aprendizagem/LevelCategories',
  component: LevelCategories,
} satisfies Meta;

const levels: readonly LevelCategory[] = [
  { nivel: 'explorador', name: 'Explorador(a)', text: 'Iniciante: conhecimento básico do assunto.' },
  { nivel: 'guerreiro', name: 'Guerreiro(a)', text: 'Intermediário: habilidades em progresso.' },
  { nivel: 'ninja', name: 'Ninja', text: 'Avançado: domínio completo do assunto.' },
];

export const Default: StoryObj<typeof LevelCategories> = {
  args: { label: 'Categorias de nivelamento', levels },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="sem nível">
        <LevelCategories label="Categorias de nivelamento" levels={levels} />
      </State>
      <State name="o nível do estudante">
        <LevelCategories
          label="Categorias, com o seu nível"
          levels={levels}
          current={{ nivel: 'guerreiro', label: 'Seu nível' }}
        />
      </State>
    </Sheet>
  ),
};
