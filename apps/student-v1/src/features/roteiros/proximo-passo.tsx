/** The next thing to do, over all areas of the cycle: one card with one button that names its target (decisions 218, 219). */
import type { AdaptadaAvaliacao, AdaptadaLista } from '@luneta/api-client';
import { proximoPasso } from '@luneta/domain';
import { NextStep } from '@luneta/ui';

import { Batalha } from '../../shared/game/batalha.tsx';
import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

type ProximoPassoProps = { areas: readonly AdaptadaLista['data'][number][]; lidaMs: number };

export function ProximoPasso({ areas, lidaMs }: ProximoPassoProps) {
  const passo = proximoPasso(areas.flatMap(({ avaliacoes }) => avaliacoes));
  if (passo === null) return null;
  const { avaliacao, tipo, comeca } = passo;
  const { tipo_avaliacao, turma_avaliacao_id, materia_id, materia_nome } = avaliacao;
  const boss = paths.boss(tipo_avaliacao, turma_avaliacao_id, materia_id);
  if (tipo === 'batalha') {
    const ids = { tipo: tipo_avaliacao, turma_avaliacao_id, materia_id };
    return (
      <Batalha key={lidaMs} ids={ids} materia={materia_nome} segundos={avaliacao.boss_tempo_restante} lidaMs={lidaMs} />
    );
  }
  if (tipo === 'boss' || avaliacao.fase_atual === null)
    return (
      <NextStep
        title={copy.passo.boss(materia_nome)}
        text={copy.passo.momento}
        materia={materia_nome}
        boss={{}}
        action={{ label: copy.passo.enfrentar, href: boss }}
      />
    );
  return <Fase avaliacao={avaliacao} fase={avaliacao.fase_atual} comeca={comeca} />;
}

type FaseProps = {
  avaliacao: AdaptadaAvaliacao;
  fase: NonNullable<AdaptadaAvaliacao['fase_atual']>;
  comeca: boolean;
};

function Fase({ avaliacao, fase, comeca }: FaseProps) {
  const { tipo_avaliacao, turma_avaliacao_id, materia_id, materia_nome, descricao, exercicios } = avaliacao;
  const { qtde_itens_respondidos, qtde_itens_possiveis } = exercicios;
  const { qtde_fases, qtde_fases_concluidas } = avaliacao;
  const at = [tipo_avaliacao, turma_avaliacao_id, materia_id, fase.objeto_conhecimento_id] as const;
  return (
    <NextStep
      title={fase.objeto_conhecimento_descricao}
      text={copy.passo.sobre(descricao, fase.qtde_itens_total)}
      materia={materia_nome}
      progress={{
        value: qtde_itens_respondidos,
        of: qtde_itens_possiveis,
        label: copy.passo.itens(qtde_itens_respondidos, qtde_itens_possiveis),
      }}
      phases={{
        done: qtde_fases_concluidas,
        total: qtde_fases,
        label: copy.fases(qtde_fases_concluidas, qtde_fases),
      }}
      action={{
        label: (comeca ? copy.passo.comecar : copy.passo.continuar)(materia_nome, fase.numero),
        // A phase without media leads on to its first exercise (decision 135).
        href: fase.exercicio_atual === null ? paths.midia(...at, 1) : paths.item(...at, fase.exercicio_atual),
      }}
    />
  );
}
