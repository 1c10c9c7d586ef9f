/** How the fight ended (S2 §2.10), and the questions for review. */
import type { BossInfo, BossResultado } from '@luneta/api-client';
import { bossConcluidoQuery, type BossIds } from '@luneta/api-client/boss';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { isBossTimeOver } from '@luneta/domain';
import { AppFrame, BossOutcome, ButtonLink, Note } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';
import { BossFailed, BossGate, BossLoading } from './boss-gate.tsx';
import { BossScene } from './boss-scene.tsx';
import { copy } from './copy.ts';
import { usePerdida } from './use-perdida.ts';

const Revisao = lazy(async () => ({ default: (await import('./revisao/revisao.tsx')).Revisao }));

type Props = { ids: BossIds };

export const ResultadoScreen = (ids: BossIds) => (
  <BossScene>
    <BossGate ids={ids} lugar="finalizado">
      {(info) => <ResultadoOf ids={ids} info={info} />}
    </BossGate>
  </BossScene>
);

function ResultadoOf({ ids, info }: Props & { info: BossInfo }) {
  const { api } = useServices();
  const query = useQuery(bossConcluidoQuery(api, ids));
  if (query.data !== undefined) return <Resultado ids={ids} resultado={query.data} over={isBossTimeOver(info)} />;
  return query.isError ? (
    <BossFailed error={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <BossLoading lugar="finalizado" />
  );
}

/** `over`: the clock ended the fight. */
function Resultado({ ids, resultado, over }: Props & { resultado: BossResultado; over: boolean }) {
  const { status_boss_enum, desempenho, qtde_moedas_ganhas, desempenho_minimo, qtde_itens, qtde_itens_acertou } =
    resultado;
  const won = status_boss_enum === 'venceu';
  const title = won ? copy.won : copy.lost;
  const heading = usePageTitle(title);
  const { pathname, hash } = useLocation();
  const revisao = paths.bossRevisao(ids.tipo, ids.turma_avaliacao_id, ids.materia_id);
  const reviewing = pathname + hash === revisao;
  const perdida = usePerdida(ids);
  return (
    <AppFrame skipLabel={copy.skip}>
      <BossOutcome
        won={won}
        title={title}
        // Whoever came for the questions is led to their heading.
        {...(reviewing ? {} : { headingRef: heading })}
        percent={{ value: desempenho, label: copy.percent }}
        text={won ? undefined : copy.lostText(desempenho_minimo, over)}
        coins={{ value: qtde_moedas_ganhas, label: copy.coins }}
        hits={{ value: `${qtde_itens_acertou}/${qtde_itens}`, label: copy.hits }}
        actions={
          <>
            <ButtonLink href={paths.roteiros} variant={won ? 'game' : 'primary'} block>
              {copy.conclude}
            </ButtonLink>
            {!reviewing && (
              <ButtonLink href={revisao} variant="secondary" block>
                {copy.review}
              </ButtonLink>
            )}
          </>
        }
      >
        {perdida && <Note tone="info">{copy.late}</Note>}
      </BossOutcome>
      {reviewing && (
        <Suspense>
          <Revisao ids={ids} />
        </Suspense>
      )}
    </AppFrame>
  );
}
