/** How a phase ended (S3 §2): its stars, one sentence, and where to go. */
import type { RoteiroFase } from '@luneta/api-client';
import { roteiroFaseQuery } from '@luneta/api-client/trilha-fase';
import { roteiroMateriaQuery } from '@luneta/api-client/trilhas';
import { QueryState, usePageTitle, useServices, useSurveyMoment } from '@luneta/app-shell';
import { nextFase } from '@luneta/domain';
import {
  AppFrame,
  BackBar,
  ButtonLink,
  Content,
  Inline,
  Loading,
  MiniConstellation,
  RewardScene,
  Skeleton,
  Stack,
} from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { copy as appCopy } from '../../copy.ts';
import { paths } from '../../paths.ts';
import type { FasePlace } from '../../trilha/fase-place.ts';
import { useCanonicalFase } from '../../trilha/use-canonical-fase.ts';
import { copy } from './copy.ts';
import { outcomeOf } from './outcome.ts';

export function FaseConcluidoScreen(place: FasePlace) {
  const { api } = useServices();
  const query = useQuery(roteiroFaseQuery(api, place.trilha_fase_id));
  useCanonicalFase(place, query.data);
  useSurveyMoment();
  return (
    <AppFrame skipLabel={appCopy.skip}>
      {query.data ? <Resultado fase={query.data} place={place} /> : <Waiting query={query} place={place} />}
    </AppFrame>
  );
}

type WaitingProps = { query: Parameters<typeof QueryState<RoteiroFase>>[0]['query']; place: FasePlace };

function Waiting({ query, place }: WaitingProps) {
  const heading = usePageTitle(copy.fallbackTitle);
  return (
    <Content width="reading">
      <Stack gap="e20">
        <BackBar
          backHref={paths.trilha(place.trilha_id, place.materia_id)}
          backLabel={copy.back}
          title={copy.fallbackTitle}
          headingRef={heading}
        />
        <QueryState
          query={query}
          loading={
            <Loading label={copy.loading}>
              <Skeleton shape="card" size={320} />
            </Loading>
          }
        >
          {() => null}
        </QueryState>
      </Stack>
    </Content>
  );
}

function Resultado({ fase, place }: { fase: RoteiroFase; place: FasePlace }) {
  const outcome = outcomeOf(fase);
  const heading = usePageTitle(outcome.title);
  return (
    <RewardScene
      result={outcome.result}
      title={outcome.title}
      text={outcome.text}
      estrelas={outcome.estrelas}
      headingRef={heading}
      actions={<Ways fase={fase} place={place} />}
    >
      <Constelacao fase={fase} place={place} />
    </RewardScene>
  );
}

const useTrilha = ({ trilha_id }: RoteiroFase, { materia_id }: FasePlace) => {
  const { api } = useServices();
  return useQuery(roteiroMateriaQuery(api, { trilha_id, materia_id })).data;
};

/** The star that this phase added to its roadmap; nothing while the roadmap is on its way. */
function Constelacao({ fase, place }: { fase: RoteiroFase; place: FasePlace }) {
  const fases = useTrilha(fase, place)?.fases_disponiveis;
  if (fases === undefined) return null;
  const done = fases.filter(({ qtde_estrelas }) => qtde_estrelas !== null).length;
  return (
    <MiniConstellation
      centered
      materia={fase.info.materia}
      done={done}
      total={fases.length}
      label={copy.constellation(done, fases.length)}
    />
  );
}

function Ways({ fase, place }: { fase: RoteiroFase; place: FasePlace }) {
  const trilha = useTrilha(fase, place);
  const { trilha_id, trilha_fase_id, trilha_aberta, info } = fase;
  const to = (id: number, page: 'conteudo' | 'material_completo') => paths.fase(trilha_id, place.materia_id, id, page);
  const next = trilha_aberta && trilha ? nextFase(trilha.fases_disponiveis, trilha_fase_id) : null;
  const roadmap = paths.trilha(trilha_id, place.materia_id);
  return (
    <>
      {next === null ? (
        <ButtonLink block href={roadmap}>
          {copy.leave}
        </ButtonLink>
      ) : (
        <ButtonLink block href={to(next, 'conteudo')}>
          {copy.next}
        </ButtonLink>
      )}
      <Inline justify="center" wrap gap="e4">
        {info.base_conhecimento_id !== null && outcomeOf(fase).result !== 'win' && (
          <ButtonLink size="sm" variant="text" href={to(trilha_fase_id, 'material_completo')}>
            {copy.material}
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink size="sm" variant="text" href={roadmap}>
            {copy.leave}
          </ButtonLink>
        )}
      </Inline>
    </>
  );
}
