/** The home (S3 §2): what is open now first, then the ranking, the latest result and the stars. */
import type { Home } from '@luneta/api-client';
import { avaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { homeQuery } from '@luneta/api-client/home';
import {
  FormerTurmaNote,
  lazyPart,
  TurmasButton,
  turnoName,
  useConta,
  usePageTitle,
  useServices,
} from '@luneta/app-shell';
import { displayName } from '@luneta/domain';
import { Content, GamePiece, Icon, IconLink, numberText, Pipa, Stack, starArt, WelcomeCard } from '@luneta/ui';
import { Settings, Trophy } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import * as css from './home.css.ts';
import { useOpenNow } from './open-now-card.tsx';
import { OpenNowLoading } from './open-now-loading.tsx';
import { RankingPlace } from './ranking-place.tsx';
import { ownStars } from './stars.ts';

// Below the first screen of a phone: fetched and drawn after what stands on it.
const PerguntasConvite = lazy(async () => ({ default: (await import('./perguntas-convite.tsx')).PerguntasConvite }));
const RankingCard = lazyPart(async () => (await import('./ranking-card.tsx')).RankingCard, <RankingPlace />);
const HomeRest = lazyPart(async () => (await import('./home-rest.tsx')).HomeRest);

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
          <HomeRest home={home.data} />
        </div>
      </div>
      {home.data?.quiz_pessoal === false && (
        <Suspense>
          <PerguntasConvite home={home.data} />
        </Suspense>
      )}
    </Content>
  );
}

function Welcome({ home, failed }: { home: Home | undefined; failed: boolean }) {
  const { api } = useServices();
  const conta = useConta();
  const heading = usePageTitle(copy.title);
  const avaliacoes = useQuery(avaliacoesQuery(api));
  const openNow = useOpenNow(avaliacoes.data, avaliacoes.dataUpdatedAt, home);
  const waiting = avaliacoes.isPending || (home === undefined && !failed);
  return (
    <WelcomeCard
      greeting={copy.greeting}
      name={displayName(conta) ?? copy.nobody}
      headingRef={heading}
      detail={copy.detail(conta.serie_nome, conta.turma_codigo, turnoName(conta.turma_turno))}
      avatarCode={conta.avatar_code}
      facts={home ? factsOf(home, conta.turma_aluno_id) : []}
      action={<IconLink icon={Settings} label={copy.settings} variant="onBrand" href={paths.configuracoes} />}
      wayOn={conta.turmas.length > 1 && <TurmasButton variant="secondary" size="sm" />}
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
