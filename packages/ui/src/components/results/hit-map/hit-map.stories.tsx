import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { AnswersLegend, legendStates } from '../../question/answers-legend/answers-legend.tsx';
import { sampleMap } from '../sample-results.ts';
import { HitMap } from './hit-map.tsx';

export default { title: 'Results/HitMap' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Stack gap="e24">
        <Card>
          <Stack gap="e12">
            <Heading level={2} look="h3">
              Acertos por dificuldade
            </Heading>
            <HitMap label="Acertos por dificuldade" items={sampleMap} />
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
