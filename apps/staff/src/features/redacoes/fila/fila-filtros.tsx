import type { CorrecaoResumo } from '@luneta/api-client';
import { AppliedFilter, Grid, Select, Stack } from '@luneta/ui';

import { copy } from '../copy.ts';
import type { Filtros, SituacaoFiltro } from './filtros.ts';
import { turmaOf } from './por-turma.tsx';

type FilaFiltrosProps = {
  filtros: Filtros;
  onChange: (filtros: Filtros) => void;
  resumo: readonly CorrecaoResumo[];
};

const SITUACOES: readonly SituacaoFiltro[] = ['', 'pendente', 'segunda_correcao', 'divergente', 'corrigida', '-1'];

/**
 * Which exam of which class, and in which state. The one chosen stands in full below; one of the address that is not known yet
 * stays in its list.
 */
export function FilaFiltros({ filtros, onChange, resumo }: FilaFiltrosProps) {
  // The class first: on a phone the box ends before a long name does.
  const provas = resumo.map((row) => ({
    value: String(row.turma_avaliacao_id),
    label: `${turmaOf(row)} · ${row.descricao}`,
  }));
  const chosen = provas.find(({ value }) => value === filtros.prova);
  const unknown = filtros.prova !== '' && !chosen;
  return (
    <search aria-label={copy.filters}>
      <Stack gap="e4">
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
        {chosen && (
          <div>
            <AppliedFilter label={chosen.label} onRemove={() => onChange({ ...filtros, prova: '' })} />
          </div>
        )}
      </Stack>
    </search>
  );
}
