/** How a phase ended (S3 §2): its stars, one sentence, and where to go. */
import type { RoteiroFase } from '@luneta/api-client';
import { roteiroMateriaQuery } from '@luneta/api-client/trilhas';
import { usePageTitle, useServices, useSurveyMoment } from '@luneta/app-shell';
import { nextFase, trilhaEstrelas } from '@luneta/domain';
import { ButtonLink, Inline, Loading, MiniConstellation, RewardScene, Skeleton, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { FasePage } from '../../shared/trilha/fase-page.tsx';
import type { FasePlace } from '../../shared/trilha/fase-place.ts';
import { copy } from './copy.ts';
import { Erros } from './erros.tsx';
import { outcomeOf } from './outcome.ts';

export function FaseConcluidoScreen(place: FasePlace) {
  useSurveyMoment();
  return (
    <FasePage
      place={place}
      title={(fase) => (fase === undefined ? copy.fallbackTitle : outcomeOf(fase).title)}
      back={{ href: paths.trilha(place.trilha_id, place.materia_id), label: copy.back }}
      loading={
        <Loading label={copy.loading}>
          <Skeleton shape="card" size={320} />
        </Loading>
      }
      scene
    >
      {(fase) => <Resultado fase={fase} place={place} />}
    </FasePage>
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
      <Erros fase={fase} />
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
  const { ganhas, possiveis } = trilhaEstrelas(fases);
  return (
    <>
      <MiniConstellation
        centered
        materia={fase.info.materia}
        done={done}
        total={fases.length}
        label={copy.constellation(done, fases.length)}
      />
      <Text look="smallStrong">{copy.stars(fase.info.materia, ganhas, possiveis)}</Text>
    </>
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
