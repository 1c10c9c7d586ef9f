// Screens of version 2 as the design shows them, made of components and data of our own: what to copy when one is built.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PerformanceLine } from '../../src/components/results/performance-line/index.ts';
import {
  AnswersLegend,
  BackBar,
  Badge,
  ButtonLink,
  Card,
  Content,
  FactsList,
  Grid,
  Heading,
  HitMap,
  IconLink,
  ImpactCard,
  Inline,
  LatestResult,
  legendStates,
  OpenExamCard,
  Pipa,
  RankingBadge,
  RankingBoard,
  Stack,
  TriGauge,
  WelcomeCard,
} from '../../src/index.ts';
import { Settings } from '../../src/icons.ts';
import { Learning } from './frames.tsx';

export default { title: 'Telas/Aluno, versão 2' } satisfies Meta;

const words = {
  noName: 'Sem nome',
  own: '(você)',
  place: (place: string) => `${place} lugar`,
  stars: (stars: string) => `${stars} estrelas`,
};
const podium = [
  { id: 1, place: 1, name: 'Ana Clara S.', avatarCode: 8, stars: 184 },
  { id: 2, place: 2, name: 'Davi N.', avatarCode: 14, stars: 171 },
  { id: 3, place: 3, name: 'Kauã R.', avatarCode: 21, stars: 160 },
];
const after = [
  { id: 4, place: 4, name: 'Isis C.', avatarCode: 30, stars: 152 },
  { id: 12, place: 5, name: 'Marina T.', avatarCode: 3, stars: 128, own: true },
];
const line = (
  <PerformanceLine
    title="Seu desempenho"
    points={[
      { label: 'mar.', value: 512.4 },
      { label: 'mai.', value: 548 },
      { label: 'ago.', value: 590.1 },
      { label: 'out.', value: 612 },
      { label: 'nov.', value: 642.8 },
    ]}
    min={400}
    max={800}
    format={(value) => value.toLocaleString('pt-BR')}
    words={{
      asTable: 'Ver como tabela',
      asChart: 'Ver como gráfico',
      moment: 'Mês',
      value: 'Nota',
      empty: 'Ainda não há resultados.',
    }}
  />
);

/** One step at a time: the open exam is the first thing, then the ranking and the latest result. */
export const Home: StoryObj = {
  render: () => (
    <Learning now="Home">
      <Content>
        <Stack gap="e20">
          <WelcomeCard
            greeting="Que bom ver você,"
            name="Marina"
            detail="2ª série · Turma B · Manhã"
            avatarCode={3}
            action={<IconLink icon={Settings} label="Configurações" variant="onBrand" href="#configuracoes" />}
            picture={<Pipa size={132} />}
            open={
              <OpenExamCard
                variant="surface"
                title="Simulado Luneta — 1º dia"
                badge={<Badge tone="warning">Aberta agora</Badge>}
                time="1h 12min"
                progress={{ answered: 38, total: 90, label: '38 de 90 respondidas' }}
                action={
                  <ButtonLink href="#prova" block>
                    Continuar avaliação
                  </ButtonLink>
                }
              />
            }
          />
          <Grid columns={1} columnsExpanded="7/5" gap="e20" align="start">
            <Stack gap="e12" as="section" labelledBy="ranking">
              <Heading look="h3" id="ranking">
                Ranking de estrelas
              </Heading>
              <RankingBoard
                labels={{ podium: 'Pódio', list: 'Do 4º lugar em diante', window: 'Perto de você' }}
                podium={podium}
                list={after}
                words={words}
              />
            </Stack>
            <LatestResult
              eyebrow="Último resultado · 18/11/2026"
              title="2ª Avaliação — Natureza"
              value={642.8}
              note="nota TRI · 64%"
              change={<Badge tone="success">+30,8</Badge>}
              badge={<RankingBadge kind="top_10" label="Top 10" size="sm" />}
              chart={line}
            />
          </Grid>
        </Stack>
      </Content>
    </Learning>
  ),
};

const hard = ['facil', 'facil', 'facil', 'medio', 'medio', 'medio', 'dificil', 'dificil'] as const;
const states = ['acerto', 'acerto', 'erro', 'acerto', 'branco', 'acerto', 'erro', 'anulada'] as const;
const items = Array.from({ length: 16 }, (_, index) => ({
  id: index + 1,
  number: index + 1,
  state: states[index % states.length] ?? 'branco',
  difficulty: hard[index % hard.length] ?? null,
  href: `#questao-${index + 1}`,
}));

/** The grade is the only hero; why, and each question, stand below. */
export const Result: StoryObj = {
  name: 'Detalhe do resultado',
  render: () => (
    <Learning now="Resultados">
      <Content>
        <Stack gap="e20">
          <BackBar backHref="#resultados" backLabel="Voltar para os resultados" title="2ª Avaliação — Natureza" />
          <Grid columns={1} columnsExpanded="5/7" gap="e20" align="start">
            <Stack gap="e20">
              <Card>
                <Inline justify="center">
                  <TriGauge
                    label="nota TRI"
                    value={642.8}
                    error={32}
                    estimate="estimativa"
                    marks={[{ kind: 'class', value: 540, label: 'Turma' }]}
                  />
                </Inline>
              </Card>
              <ImpactCard title="Impacto Luneta" initial={0.48} final={0.71} green picture={<Pipa size={64} />}>
                Com o seu estudo, a chance de acerto passou de 48% para 71%.
              </ImpactCard>
              <Card>
                <FactsList
                  variant="tiles"
                  facts={[
                    { term: 'Data', value: '18/11/2026' },
                    { term: 'Aplicação', value: 'Online' },
                    { term: 'Finalizada', value: '18/11/2026, 10h52' },
                    { term: 'Ciclo', value: 'Ciclo 03' },
                  ]}
                />
              </Card>
            </Stack>
            <Card as="section" labelledBy="mapa">
              <Stack gap="e12">
                <Heading look="h3" id="mapa">
                  Acertos por dificuldade
                </Heading>
                <HitMap label="Acertos por dificuldade" items={items} />
                <AnswersLegend label="Legenda" states={legendStates.v2} />
              </Stack>
            </Card>
          </Grid>
        </Stack>
      </Content>
    </Learning>
  ),
};
