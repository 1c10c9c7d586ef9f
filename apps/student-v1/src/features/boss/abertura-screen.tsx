/** The rules before the Boss (S2 §2.8). Only 'ATACAR BOSS' starts the clock (decision 137). */
import type { BossInfo } from '@luneta/api-client';
import { startBossMutation, type BossIds } from '@luneta/api-client/boss';
import { errorMessage, useMayWrite, usePageTitle, useSeesAsStudent, useServices } from '@luneta/app-shell';
import { isBossTrancado } from '@luneta/domain';
import { ActionBar, Button, ButtonLink, Note, StickyNotices } from '@luneta/ui';
import { Zap } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';

import { BossOpening } from './parts/boss-opening/boss-opening.tsx';
import { GameFrame } from '../../shared/game/game-frame.tsx';
import { paths } from '../../shared/paths.ts';
import { bossAddress, BossGate } from './boss-gate.tsx';
import { BossScene } from './boss-scene.tsx';
import { copy } from './copy.ts';
import { useMateriaNome } from './use-materia-nome.ts';
import { Vitoria } from './vitoria.tsx';

type Props = { ids: BossIds };

export const AberturaScreen = (ids: BossIds) => (
  <BossScene>
    <BossGate ids={ids} lugar="abertura">
      {(info) => <Abertura ids={ids} info={info} />}
    </BossGate>
  </BossScene>
);

function Abertura({ ids, info }: Props & { info: BossInfo }) {
  const title = copy.title(useMateriaNome(ids));
  const heading = usePageTitle(title);
  const mayWrite = useMayWrite();
  const viewsAsAluno = useSeesAsStudent();
  const locked = isBossTrancado(info.status_boss, { viewsAsAluno });
  const { tipo, turma_avaliacao_id, materia_id } = ids;
  const fases = paths.materia(tipo, turma_avaliacao_id, materia_id);
  const watching = !locked && !mayWrite;
  const back = (
    <ActionBar>
      <ButtonLink href={fases} variant="secondary" block>
        {copy.back}
      </ButtonLink>
    </ActionBar>
  );
  const look = (
    <ActionBar>
      <ButtonLink href={bossAddress('item', ids)} variant="game" icon={Zap} block>
        {copy.start}
      </ButtonLink>
    </ActionBar>
  );
  const actions = locked || (watching && viewsAsAluno) ? back : watching ? look : <StartBar ids={ids} />;
  return (
    <GameFrame exit={{ label: copy.back, href: fases }} over>
      <BossOpening
        title={title}
        headingRef={heading}
        facts={copy.facts(info.qtde_itens, info.tempo_total)}
        win={<Vitoria info={info} />}
        rules={copy.rules(info.tempo_total)}
        actions={actions}
      >
        {locked && <Note tone="locked">{info.roteiro_encerrado ? copy.locked.prazo : copy.locked.desafios}</Note>}
        {watching && <Note tone="reading">{viewsAsAluno ? copy.readOnly.turma : copy.readOnly.equipe}</Note>}
      </BossOpening>
    </GameFrame>
  );
}

/** A start that succeeded changes the state of the Boss, and the gate leads to the questions. */
function StartBar({ ids }: Props) {
  const { api } = useServices();
  const start = useMutation(startBossMutation(api, ids));
  return (
    <ActionBar
      above={
        <StickyNotices label={copy.notices} quiet={!start.isError}>
          {start.isError && (
            <Note tone="danger" alert>
              {errorMessage(start.error)}
            </Note>
          )}
        </StickyNotices>
      }
    >
      <Button variant="game" icon={Zap} block busy={start.isPending} onClick={() => start.mutate()}>
        {copy.start}
      </Button>
    </ActionBar>
  );
}
