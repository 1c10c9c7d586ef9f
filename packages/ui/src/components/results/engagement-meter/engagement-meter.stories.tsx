import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Inline, Stack } from '../../foundations/layout/layout.tsx';
import { EngagementMeter } from './engagement-meter.tsx';

export default {
  title: 'Results/EngagementMeter',
  component: EngagementMeter,
  parameters: guide({
    use: 'O engajamento em três níveis, com a palavra.',
    do: ['Escreva a palavra do nível junto das barras'],
    dont: ['Um valor exato: use ProgressBar'],
    words: 'engajamento alto médio baixo meter',
    design: 'CartaoFalhasEvitadas',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const levels = [
  ['alto', 'Engajamento alto'],
  ['medio', 'Engajamento médio'],
  ['baixo', 'Engajamento baixo'],
] as const;

export const Default: StoryObj<typeof EngagementMeter> = {
  args: { level: 'alto', label: 'Engajamento alto' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="numa linha">
        <Card>
          <Inline gap="e16" wrap>
            {levels.map(([level, label]) => (
              <EngagementMeter key={level} level={level} label={label} />
            ))}
          </Inline>
        </Card>
      </State>
      <State name="em degraus">
        <Card>
          <Stack gap="e16">
            {levels.map(([level, label]) => (
              <EngagementMeter key={level} level={level} label={label} variant="steps" />
            ))}
          </Stack>
        </Card>
      </State>
    </Sheet>
  ),
};
