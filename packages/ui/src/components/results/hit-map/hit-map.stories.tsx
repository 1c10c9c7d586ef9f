import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { HeadingScope } from '../../foundations/text/heading-scope.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { AnswersLegend, legendStates } from '../../question/answers-legend/answers-legend.tsx';
import { sampleMap } from '../sample-results.ts';
import { HitMap } from './hit-map.tsx';

export default {
  title: 'Results/HitMap',
  component: HitMap,
  parameters: guide({
    use: 'Ver acertos e erros por dificuldade e abrir uma questão.',
    do: ['Leve de cada marca à sua questão'],
    dont: ['Sem dificuldade conhecida: use KeyGrid'],
    words: 'mapa acertos erros dificuldade heatmap hits misses calor questões',
    design: 'MapaAcertos',
    keyboard: 'story',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof HitMap> = {
  args: { label: 'Acertos por dificuldade', items: sampleMap },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Stack gap="e24">
        <Card>
          <Stack gap="e12">
            <Heading look="h3">Acertos por dificuldade</Heading>
            <HeadingScope>
              <HitMap label="Acertos por dificuldade" items={sampleMap} />
            </HeadingScope>
            <AnswersLegend label="Legenda" states={legendStates.v2} />
          </Stack>
        </Card>
        <Card>
          <HitMap label="Acertos por questão" items={sampleMap.map((item) => ({ ...item, difficulty: null }))} />
        </Card>
      </Stack>
    </Sheet>
  ),
};

/** The hardest first, each cell a link named by number, result and difficulty. */
export const Keyboard: StoryObj = {
  render: () => <HitMap label="Acertos por dificuldade" items={sampleMap} />,
  play: async () => {
    await userEvent.tab();
    const first = document.activeElement;
    await expect(first).toHaveAccessibleName(/^Questão \d+, \S+/);
    await userEvent.tab();
    await expect(document.activeElement).not.toBe(first);
    await expect(document.activeElement).toHaveAttribute('href');
  },
};
