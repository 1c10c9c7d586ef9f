import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Inline, Stack } from '../../foundations/layout/layout.tsx';
import { RankingBadge } from './ranking-badge.tsx';

export default {
  title: 'Results/RankingBadge',
  component: RankingBadge,
  parameters: guide({
    use: 'Um lugar de destaque: troféu, top 10, melhor da turma.',
    do: ['Escreva o lugar por extenso'],
    dont: ['Todos os lugares: use RankingList'],
    words: 'troféu medalha ranking colocação trophy award conquista prêmio',
    design: 'SeloRanking',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const badges = [
  { kind: 'trofeu', label: '1º lugar' },
  { kind: 'top_10', label: 'Top 10' },
  { kind: 'melhor_da_turma', label: 'Melhor nota da turma' },
] as const;

export const Default: StoryObj<typeof RankingBadge> = {
  args: { kind: 'trofeu', label: '1º lugar', size: 'sm' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Stack gap="e24">
        {(['sm', 'lg'] as const).map((size) => (
          <Inline key={size} gap="e16" align="start" wrap>
            {badges.map((badge) => (
              <RankingBadge key={badge.kind} {...badge} size={size} />
            ))}
          </Inline>
        ))}
      </Stack>
    </Sheet>
  ),
};
