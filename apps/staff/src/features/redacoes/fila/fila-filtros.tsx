import type { CorrecaoResumo } from '@luneta/api-client';
import { Grid, Select } from '@luneta/ui';

import { copy } from '../copy.ts';
import type { Filtros, SituacaoFiltro } from './filtros.ts';
import { turmaOf } from './por-turma.tsx';

type FilaFiltrosProps = {
  filtros: Filtros;
  onChange: (filtros: Filtros) => void;
  resumo: readonly CorrecaoResumo[];
};

const SITUACOES: readonly SituacaoFiltro[] = ['', 'pendente', 'segunda_correcao', 'divergente', 'corrigida', '-1'];

/** Which exam of which class, and in which state. A choice of the address that is not known yet stays in its list. */
export function FilaFiltros({ filtros, onChange, resumo }: FilaFiltrosProps) {
  const provas = resumo
    .filter(({ redacoes }) => redacoes.total > 0)
    .map((row) => ({ value: String(row.turma_avaliacao_id), label: `${row.descricao} · ${turmaOf(row)}` }));
  const unknown = filtros.prova !== '' && !provas.some(({ value }) => value === filtros.prova);
  return (
    <search aria-label={copy.filters}>
      <Grid columnsExpanded={2}>
        <Select
          label={copy.prova}
          value={filtros.prova}
          options={[
            { value: '', label: copy.allProvas },
            ...provas,
            ...(unknown ? [{ value: filtros.prova, label: filtros.prova }] : []),
          ]}
          onChange={(prova) => onChange({ ...filtros, prova })}
        />
        <Select
          label={copy.situacao}
          value={filtros.situacao}
          options={SITUACOES.map((value) => ({ value, label: copy.situacoes[value] }))}
          onChange={(situacao) => onChange({ ...filtros, situacao })}
        />
      </Grid>
    </search>
  );
}
