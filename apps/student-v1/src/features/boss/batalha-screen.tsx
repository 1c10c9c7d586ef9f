/** The questions of the Boss, one after the other (S2 §2.9). */
import type { BossResumo } from '@luneta/api-client';
import { bossEnded, bossResumoQuery, type BossIds, type ComFim } from '@luneta/api-client/boss';
import { SignInDialog, usePageTitle, useServices } from '@luneta/app-shell';
import { isBossEncerrado } from '@luneta/domain';
import {
  ActionBar,
  AppFrame,
  Button,
  ComboLine,
  PageTitle,
  QuestionSlide,
  VisuallyHidden,
  useMediaQuery,
} from '@luneta/ui';
import { ChevronRight, Zap } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Navigate } from '@luneta/app-shell/router';

import { BossBar } from './parts/boss-bar/boss-bar.tsx';
import { BossStage } from './parts/boss-stage/boss-stage.tsx';
import { BossArena } from './parts/boss-arena/boss-arena.tsx';
import { paths } from '../../shared/paths.ts';
import { Avisos } from './avisos.tsx';
import { BossFailed, BossGate, BossLoading } from './boss-gate.tsx';
import { BossScene } from './boss-scene.tsx';
import { copy } from './copy.ts';
import { SaidaDialog } from './lazy-saida-dialog.ts';
import { QuestaoBoss } from './questao-boss.tsx';
import { Relogio } from './relogio.tsx';
import { useBatalha } from './use-batalha.ts';
import { useMateriaNome } from './use-materia-nome.ts';
import { usePrefetchQuestoes } from './use-prefetch-questoes.ts';
import { useSaida } from './use-saida.ts';
import { useVisible } from './use-visible.ts';

type Props = { ids: BossIds };

export const BatalhaScreen = (ids: BossIds) => (
  <BossScene>
    <BossGate ids={ids} lugar="item">
      {() => <BatalhaOf ids={ids} />}
    </BossGate>
  </BossScene>
);

function BatalhaOf({ ids }: Props) {
  const { api } = useServices();
  const query = useQuery(bossResumoQuery(api, ids));
  // A phone that slept may have slept through the end.
  useVisible(() => void query.refetch());
  if (query.data !== undefined) return <Batalha ids={ids} resumo={query.data} />;
  return query.isError ? (
    <BossFailed error={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <BossLoading lugar="item" />
  );
}

function Batalha({ ids, resumo }: Props & { resumo: ComFim<BossResumo> }) {
  const { api } = useServices();
  const client = useQueryClient();
  const title = copy.title(useMateriaNome(ids));
  const heading = usePageTitle(title);
  const wide = useMediaQuery(from.expanded);
  const question = useRef<HTMLHeadingElement>(null);
  const [over, setOver] = useState(false);
  const { online, itens, fimMs, status_boss } = resumo;
  const { atual, acertos, seguidos, total, escolha, verdict, envio, choose, answer } = useBatalha(ids, resumo);
  const saida = useSaida(ids, online);
  usePrefetchQuestoes(itens, atual);
  const ends = () => {
    setOver(true);
    void bossEnded(client, api, ids);
  };
  // A new question starts at its top.
  const settled = () => {
    window.scrollTo({ top: 0 });
    question.current?.focus({ preventScroll: true });
  };
  if (atual === undefined) {
    // The gate leads to the result of an attempt; who looked through the questions goes back up.
    if (online || isBossEncerrado(status_boss)) return <BossLoading lugar="item" />;
    return <Navigate to={paths.materia(ids.tipo, ids.turma_avaliacao_id, ids.materia_id)} replace />;
  }
  const sending = envio.pendente !== null;
  return (
    <AppFrame skipLabel={copy.skip}>
      <VisuallyHidden as="div">
        <PageTitle ref={heading}>{title}</PageTitle>
      </VisuallyHidden>
      <BossArena
        bar={
          <BossBar
            exitLabel={copy.exit}
            onExit={saida.ask}
            timer={<Relogio fimMs={fimMs} onOver={online ? ends : ignore} />}
            energy={{ label: copy.energy, acertos, total, win: winOf(resumo.acertos_para_vencer, acertos) }}
          />
        }
        stage={
          <BossStage
            acertos={acertos}
            total={total}
            size={wide ? 200 : 112}
            combo={
              seguidos === null ? undefined : <ComboLine bare seguidos={seguidos} title={copy.seguidos(seguidos)} />
            }
            verdict={verdict === undefined ? undefined : copy.chip[verdict]}
          />
        }
        actions={
          <ActionBar above={<Avisos envio={envio} watching={!online} over={over} />}>
            <Button
              variant={online ? 'game' : 'primary'}
              {...(online ? { icon: Zap } : { iconEnd: ChevronRight })}
              block
              busy={sending}
              disabled={escolha === null || over}
              onClick={answer}
            >
              {online ? copy.attack : copy.next}
            </Button>
          </ActionBar>
        }
      >
        <QuestionSlide quick place={atual.ordem} onSettled={settled}>
          <QuestaoBoss
            item={atual}
            total={total}
            escolha={escolha}
            onChoose={(item_resposta) => choose(atual, item_resposta)}
            stopped={over ? copy.timeOver : sending ? copy.sending : undefined}
            headingRef={question}
          />
        </QuestionSlide>
      </BossArena>
      <SaidaDialog open={saida.open} saida={saida} unsaved={(envio.pendente ?? envio.recusada)?.item.ordem ?? null} />
      <SignInDialog open={envio.espera === 'sessao'} onSignedIn={envio.signedIn} />
    </AppFrame>
  );
}

/** The mark on the bar, and how many hits are missing (decision 219). */
const winOf = (at: number, acertos: number) => ({
  at,
  text: acertos >= at ? copy.win.reached : copy.win.left(at - acertos),
});

const ignore = () => undefined;
