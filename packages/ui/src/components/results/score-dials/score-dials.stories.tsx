import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Card, CardLink } from '../../foundations/card/card.tsx';
import { Inline, Stack } from '../../foundations/layout/layout.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { RankingBadge } from '../ranking-badge/ranking-badge.tsx';
import { ScoreDials } from './score-dials.tsx';

export default {
  title: 'Results/ScoreDials',
  component: ScoreDials,
  parameters: guide({
    use: 'Os dois números de um resultado lado a lado.',
    words: 'desempenho tri nota anel medidor dials',
    design: 'MedidorTRI',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

const performance = { percent: 60, label: 'desempenho' };
const tri = { value: 642.8, label: 'nota TRI' };

export const Default: StoryObj<typeof ScoreDials> = {
  args: { performance, tri },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="o último resultado, grande">
        <Card as="article" labelledBy="ultimo">
          <Stack gap="e16">
            <Inline justify="between" align="start" gap="e12">
              <Stack gap="e4">
                <Text look="small" tone="muted">
                  28 de nov.
                </Text>
                <Heading level={2} id="ultimo">
                  <CardLink href="#">2ª Avaliação: Natureza</CardLink>
                </Heading>
              </Stack>
              <RankingBadge kind="top_10" label="Top 10" size="lg" />
            </Inline>
            <ScoreDials performance={performance} tri={tri} />
          </Stack>
        </Card>
      </State>
      <State name="com erro da estimativa">
        <Card>
          <ScoreDials performance={performance} tri={{ ...tri, error: 32, estimate: 'estimativa' }} />
        </Card>
      </State>
      <State name="sem TRI">
        <Card>
          <ScoreDials performance={{ ...performance, percent: 100 }} />
        </Card>
      </State>
      <State name="só TRI">
        <Card>
          <ScoreDials tri={tri} />
        </Card>
      </State>
      <State name="nada">
        <ScoreDials tri={{ ...tri, value: null }} />
      </State>
    </Sheet>
  ),
};
