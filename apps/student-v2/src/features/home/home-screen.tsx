/** The home (S3 §2): what is open now first, then the ranking, the latest result and the stars. */
import type { Home } from '@luneta/api-client';
import { avaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { homeQuery } from '@luneta/api-client/home';
import { resultadosQuery } from '@luneta/api-client/resultados';
import { FormerTurmaNote, TurmasButton, turnoName, useConta, usePageTitle, useServices } from '@luneta/app-shell';
import { displayName } from '@luneta/domain';
import {
  Card,
  Content,
  GamePiece,
  Heading,
  Icon,
  IconLink,
  numberText,
  Pipa,
  Stack,
  starArt,
  StarBars,
  WelcomeCard,
} from '@luneta/ui';
import { Settings, Trophy } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';

import { latestOf } from '../../desempenho/latest.ts';
import { LatestResultCard } from '../../desempenho/latest-result-card.tsx';
import { paths } from '../../paths.ts';
import { rankingWords } from '../../ranking/copy.ts';
import { copy } from './copy.ts';
import * as css from './home.css.ts';
import { OpenNowLoading, useOpenNow } from './open-now-card.tsx';
import { PerguntasConvite } from './perguntas-convite.tsx';
import { RankingCard } from './ranking-card.tsx';
import { ownStars } from './stars.ts';

export function HomeScreen() {
  const { api } = useServices();
  const home = useQuery(homeQuery(api));
  return (
    <Content>
      <div className={css.page}>
        <div className={css.greeting}>
          <Stack gap="e20">
            <Welcome home={home.data} failed={home.isError} />
            <FormerTurmaNote />
          </Stack>
        </div>
        <div className={css.ranking}>
          <RankingCard />
        </div>
        <div className={css.rest}>
          <Stack gap="e20">
            <Latest />
            {home.data && <Stars home={home.data} />}
          </Stack>
        </div>
      </div>
      <PerguntasConvite home={home.data} />
    </Content>
  );
}

function Welcome({ home, failed }: { home: Home | undefined; failed: boolean }) {
  const { api } = useServices();
  const conta = useConta();
  usePageTitle(copy.title);
  const avaliacoes = useQuery(avaliacoesQuery(api));
  const openNow = useOpenNow(avaliacoes.data, avaliacoes.dataUpdatedAt, home);
  const waiting = avaliacoes.isPending || (home === undefined && !failed);
  return (
    <WelcomeCard
      greeting={copy.greeting}
      name={displayName(conta) ?? copy.nobody}
      detail={copy.detail(conta.serie_nome, conta.turma_codigo, turnoName(conta.turma_turno))}
      avatarCode={conta.avatar_code}
      facts={home ? factsOf(home, conta.turma_aluno_id) : []}
      action={<IconLink icon={Settings} label={copy.settings} variant="onBrand" href={paths.configuracoes} />}
      wayOn={conta.turmas.length > 1 && <TurmasButton variant="game" size="sm" />}
      open={openNow ?? (waiting ? <OpenNowLoading /> : null)}
      picture={<Pipa size={132} animated />}
    />
  );
}

function factsOf(home: Home, turma_aluno_id: number | null) {
  const { total } = ownStars(home, turma_aluno_id);
  const { ranking_geral } = home;
  return [
    { picture: <GamePiece of={starArt} size={24} />, value: numberText(total, 0), label: copy.starsLabel(total) },
    ...(ranking_geral === null
      ? []
      : [
          {
            picture: <Icon of={Trophy} size={20} />,
            value: `${numberText(ranking_geral.posicao, 0)}º`,
            label: copy.placeLabel,
          },
        ]),
  ];
}

/** Hidden until there is a result: an empty chart tells a new student nothing. */
function Latest() {
  const { api } = useServices();
  const { fuso_horario } = useConta();
  const { data } = useQuery(resultadosQuery(api));
  const latest = data && latestOf(data.avaliacoes, fuso_horario);
  return latest ? <LatestResultCard latest={latest} timeZone={fuso_horario} /> : null;
}

function Stars({ home }: { home: Home }) {
  const { turma_aluno_id } = useConta();
  const { bars } = ownStars(home, turma_aluno_id);
  if (bars.length === 0) return null;
  return (
    <Card as="section" labelledBy="estrelas" padding="lg">
      <Stack>
        <Heading level={2} look="h3" id="estrelas">
          {copy.starsByMateria}
        </Heading>
        <StarBars label={copy.starsByMateria} bars={bars} words={rankingWords} />
      </Stack>
    </Card>
  );
}
