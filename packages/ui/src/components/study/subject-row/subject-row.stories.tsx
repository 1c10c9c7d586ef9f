import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Badge } from '../../feedback/badge/badge.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { LevelBadge } from '../../identity/level-badge/level-badge.tsx';
import { SubjectRow } from './subject-row.tsx';

export default {
  title: 'Study/SubjectRow',
  component: SubjectRow,
  parameters: guide({
    use: 'Uma matéria em uma lista que leva à página dela.',
    do: ['Escreva ao lado do nome o que falta ou o que já foi feito'],
    dont: ['Linha que não leva a lugar nenhum: use FactsList'],
    words: 'matéria disciplina linha lista de matérias nível aprendizagem atalho subject row list',
    design: 'B26, A15: lista de matérias e de roteiros',
    keyboard: 'none: one link',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof SubjectRow> = {
  args: { subject: 'Matemática', href: '#', end: <LevelBadge nivel="ninja" name="Ninja" /> },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="com o nível de aprendizagem">
        <Stack gap="e12">
          <SubjectRow subject="Matemática" href="#" end={<LevelBadge nivel="ninja" name="Ninja" />} />
          <SubjectRow subject="Biologia" href="#" end={<LevelBadge nivel="guerreiro" name="Guerreiro(a)" />} />
          <SubjectRow
            subject="Língua Estrangeira Moderna"
            href="#"
            end={<LevelBadge nivel="explorador" name="Explorador(a)" />}
          />
        </Stack>
      </State>
      <State name="sem dados: só conta">
        <SubjectRow subject="Sociologia" detail="Sem dados ainda" />
      </State>
      <State name="roteiros, com linha e selo">
        <Stack gap="e12">
          <SubjectRow subject="Física" href="#" detail="Roteiro de Estudos" />
          <SubjectRow subject="Química" href="#" detail="Plano de Ação" end={<Badge tone="info">Novo</Badge>} />
        </Stack>
      </State>
    </Sheet>
  ),
};
