import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { LevelBadge } from './level-badge.tsx';

export default {
  title: 'Identity/LevelBadge',
  component: LevelBadge,
  parameters: guide({
    use: 'O nível de aprendizagem com seu desenho e nome.',
    do: ['Mostre o desenho junto da palavra do nível'],
    dont: ['Uma dificuldade de questão: use DifficultyMark'],
    words: 'nível explorador guerreiro ninja level conquista medalha',
    design: 'CategoriasNivel',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const levels = [
  { nivel: 'explorador', name: 'Explorador(a)', description: 'Iniciante, com conhecimento básico.' },
  { nivel: 'guerreiro', name: 'Guerreiro(a)', description: 'Intermediário, com habilidades em progresso.' },
  { nivel: 'ninja', name: 'Ninja', description: 'Avançado, com domínio completo.' },
] as const;

export const Default: StoryObj<typeof LevelBadge> = {
  args: { nivel: 'explorador', name: 'Explorador(a)', description: 'Iniciante, com conhecimento básico.' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {levels.map((level) => (
        <Card key={level.nivel}>
          <LevelBadge {...level} />
        </Card>
      ))}
      <State name="pequeno, só o nome">
        <Inline wrap gap="e16">
          {levels.map(({ nivel, name }) => (
            <LevelBadge key={nivel} nivel={nivel} name={name} />
          ))}
        </Inline>
      </State>
    </Sheet>
  ),
};
