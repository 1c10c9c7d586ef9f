// The pieces of a ranking together, as the home and the older screen show them.
import { guide } from '../../../storybook/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Segments } from '../actions/segments/segments.tsx';
import { Card } from '../foundations/card/card.tsx';
import { Content, Grid, Stack } from '../foundations/layout/layout.tsx';
import { Heading } from '../foundations/text/heading.tsx';
import { MyPositionCard } from './my-position-card/my-position-card.tsx';
import { Podium } from './podium/podium.tsx';
import { RankingList } from './ranking-list/ranking-list.tsx';
import { fromFourth, topThree, words } from './sample-ranking.ts';
import { StarBars } from './star-bars/star-bars.tsx';

export default {
  title: 'Ranking/Screens',
  component: RankingList,
  parameters: guide({
    use: 'Exemplo: o ranking da home e o da página inteira.',
    do: ['Mostre sempre o lugar da própria pessoa'],
    dont: ['Um ranking que a escola desligou'],
    words: 'tela exemplo ranking home screen',
    design: 'ListaRanking',
    keyboard: 'none: an example of a screen; its parts are played by themselves',
  }),
} satisfies Meta;

const bars = [
  { subject: 'Matemática', stars: 36 },
  { subject: 'Biologia', stars: 29 },
  { subject: 'História', stars: 22 },
  { subject: 'Química', stars: 16 },
  { subject: 'Português', stars: 15 },
  { subject: 'Física', stars: 10 },
];
const scopes = [
  { value: 'serie', label: 'Toda a série' },
  { value: 'turma', label: 'Minha turma' },
] as const;

export const Default: StoryObj<typeof RankingList> = {
  args: { label: 'Ranking a partir do quarto lugar', students: fromFourth, words },
  parameters: { layout: 'padded' },
};

export const Home: StoryObj = {
  render: () => (
    <Content>
      <Grid columnsExpanded="7/5" gap="e20" align="start">
        <Stack gap="e20">
          <MyPositionCard
            title="Sua Posição"
            place={12}
            outOf="de 34 estudantes"
            stars={128}
            avatarCode={1}
            next="Faltam 3 estrelas para o 11º lugar"
            words={words}
          />
          <Card as="section" padding="lg" labelledBy="estrelas">
            <Stack>
              <Heading id="estrelas">Suas estrelas por matéria</Heading>
              <StarBars label="Suas estrelas por matéria" bars={bars} max={40} words={words} />
            </Stack>
          </Card>
        </Stack>
        <Card as="section" padding="lg" labelledBy="ranking">
          <Stack>
            <Heading id="ranking">Ranking de estrelas</Heading>
            <Segments legend="Ranking de" options={scopes} value="serie" onChange={() => undefined} />
            <Stack gap="e8">
              <Podium label="Pódio" students={topThree} words={words} />
              <RankingList label="Ranking a partir do quarto lugar" students={fromFourth} words={words} />
            </Stack>
          </Stack>
        </Card>
      </Grid>
    </Content>
  ),
};
