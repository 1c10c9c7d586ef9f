/** The study list of an area: one card a roadmap, those that are over last (S2 §2.1, §2.11; decision 191). */
import type { AdaptadaLista } from '@luneta/api-client';
import { useConta, useSeesAsStudent } from '@luneta/app-shell';
import { formatDiaMes, sortAdaptadas, statusBossNaLista } from '@luneta/domain';
import { Carousel, EmptyState, StudyCard } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

type Area = AdaptadaLista['data'][number];
type Avaliacao = Area['avaliacoes'][number];

const keyOf = ({ tipo_avaliacao, turma_avaliacao_id, materia_id }: Avaliacao) =>
  `${tipo_avaliacao}/${turma_avaliacao_id}/${materia_id}`;

export function StudyList({ area }: { area: Area }) {
  if (area.avaliacoes.length === 0) return <EmptyState {...copy.semConteudo} plain />;
  return (
    <Carousel
      title={copy.list(area.nome_curto)}
      items={sortAdaptadas(area.avaliacoes).map((one) => ({ id: keyOf(one), content: <Roteiro {...one} /> }))}
    />
  );
}

function Roteiro(avaliacao: Avaliacao) {
  const { fuso_horario } = useConta();
  const { tipo_avaliacao, turma_avaliacao_id, materia_id, materia_nome, descricao, data_aplicacao } = avaliacao;
  const { exercicios, encerrado, qtde_fases, qtde_fases_concluidas } = avaliacao;
  return (
    <StudyCard
      materia={materia_nome}
      href={paths.materia(tipo_avaliacao, turma_avaliacao_id, materia_id)}
      description={descricao}
      {...(data_aplicacao !== null &&
        !encerrado && {
          planned: copy.prevista(formatDiaMes(Date.parse(data_aplicacao), fuso_horario)),
        })}
      {...(encerrado && { closed: copy.encerrado })}
      progress={{ answered: exercicios.qtde_itens_respondidos, total: exercicios.qtde_itens_possiveis }}
      phases={{
        done: qtde_fases_concluidas,
        total: qtde_fases,
        label: copy.fases(qtde_fases_concluidas, qtde_fases),
      }}
      boss={useBossLabel(avaliacao)}
    />
  );
}

/** Without a Boss, and in a state that has no label, nothing is shown. */
function useBossLabel({ existe_boss, status_boss }: Avaliacao) {
  const viewsAsAluno = useSeesAsStudent();
  if (!existe_boss || status_boss === null) return undefined;
  const status = statusBossNaLista(status_boss, viewsAsAluno);
  return Object.hasOwn(copy.boss, status) ? { status, text: copy.boss[status] } : undefined;
}
