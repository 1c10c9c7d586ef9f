/** Where the student goes on in this subject: the phase at hand, or the battle that runs (decisions 218, 219). */
import type { AdaptadaMateria } from '@luneta/api-client';
import type { AdaptadaIds } from '@luneta/api-client/adaptadas';
import { formatCountdown } from '@luneta/domain';
import { ButtonLink, type PhaseMapItem } from '@luneta/ui';
import { ChevronRight, Zap } from '@luneta/ui/icons';

import { PhaseFoot } from './parts/phase-foot/phase-foot.tsx';
import { copy as game } from '../../shared/game/copy.ts';
import { useBatalhaClock } from '../../shared/game/use-batalha-clock.ts';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

export type AtualProps = {
  ids: AdaptadaIds;
  materia: AdaptadaMateria;
  phases: readonly PhaseMapItem[];
  /** When the server answered, by this device's clock. */
  lidaMs: number;
  /** Beside the path instead of at the foot of the screen. */
  beside?: boolean;
};

export function Atual(props: AtualProps) {
  if (props.materia.boss_tempo_restante !== null) return <Batalha key={props.lidaMs} {...props} />;
  const { materia, phases, beside = false } = props;
  const phase = phases.find(({ state }) => state === 'atual');
  if (phase === undefined) return null;
  const fase = materia.fases.find(({ objeto_conhecimento_id }) => objeto_conhecimento_id === phase.id);
  const begins = materia.qtde_itens_respondeu === 0;
  return (
    <PhaseFoot
      beside={beside}
      above={copy.painel.fase(phase.number)}
      title={phase.name}
      text={fase && copy.painel.questoes(fase.qtde_itens_total)}
      action={
        <ButtonLink href={phase.href} block {...(beside && { iconEnd: ChevronRight })}>
          {begins ? copy.painel.comecar : copy.painel.continuar}
        </ButtonLink>
      }
    />
  );
}

function Batalha({ ids, materia, lidaMs, beside = false }: AtualProps) {
  const left = useBatalhaClock(ids, materia.boss_tempo_restante, lidaMs);
  return (
    <PhaseFoot
      beside={beside}
      above={game.batalha.title(materia.materia_nome)}
      title={game.batalha.runningFor(formatCountdown(left))}
      action={
        <ButtonLink block variant="game" icon={Zap} href={paths.boss(ids.tipo, ids.turma_avaliacao_id, ids.materia_id)}>
          {game.batalha.back}
        </ButtonLink>
      }
    />
  );
}
