/** How the fight ended (S2 §2.10), and the questions for review. */
import type { BossResultado } from '@luneta/api-client';
import { bossConcluidoQuery, type BossIds } from '@luneta/api-client/boss';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { AppFrame, BossOutcome, Button, ButtonLink, Note } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { paths } from '../../paths.ts';
import { BossFailed, BossGate, BossLoading } from './boss-gate.tsx';
import { BossScene } from './boss-scene.tsx';
import { copy } from './copy.ts';
import { usePerdida } from './use-perdida.ts';

const Revisao = lazy(async () => ({ default: (await import('./revisao/revisao.tsx')).Revisao }));

type Props = { ids: BossIds };

export const ResultadoScreen = ({ ids }: Props) => (
  <BossScene>
    <BossGate ids={ids} lugar="finalizado">
      {() => <ResultadoOf ids={ids} />}
    </BossGate>
  </BossScene>
);

function ResultadoOf({ ids }: Props) {
  const { api } = useServices();
  const query = useQuery(bossConcluidoQuery(api, ids));
  if (query.data !== undefined) return <Resultado ids={ids} resultado={query.data} />;
  return query.isError ? (
    <BossFailed error={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <BossLoading lugar="finalizado" />
  );
}

function Resultado({ ids, resultado }: Props & { resultado: BossResultado }) {
  const { status_boss_enum, desempenho, qtde_moedas_ganhas, desempenho_minimo, qtde_itens, qtde_itens_acertou } =
    resultado;
  const won = status_boss_enum === 'venceu';
  const title = won ? copy.won : copy.lost;
  const heading = usePageTitle(title);
  const [reviewing, setReviewing] = useState(false);
  const perdida = usePerdida(ids);
  return (
    <AppFrame skipLabel={copy.skip}>
      <BossOutcome
        won={won}
        title={title}
        headingRef={heading}
        percent={{ value: desempenho, label: copy.percent }}
        text={won ? undefined : copy.lostText(desempenho_minimo)}
        coins={{ value: qtde_moedas_ganhas, label: copy.coins }}
        hits={{ value: `${qtde_itens_acertou}/${qtde_itens}`, label: copy.hits }}
        actions={
          <>
            <ButtonLink href={paths.roteiros} variant={won ? 'game' : 'primary'} block>
              {copy.conclude}
            </ButtonLink>
            {!reviewing && (
              <Button variant="secondary" block onClick={() => setReviewing(true)}>
                {copy.review}
              </Button>
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
