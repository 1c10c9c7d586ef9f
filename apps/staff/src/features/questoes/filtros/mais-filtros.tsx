/** Filters of the bank that are found by typing, or that another one asks for. */
import { habilidadesQuery } from '@luneta/api-client/gestao-questoes-partes';
import { useServices } from '@luneta/app-shell';
import type { FilterKit } from '@luneta/app-shell/list';
import { Select } from '@luneta/ui';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useTurmas } from '../../../shared/use-turmas.ts';
import { copy } from '../copy.ts';
import { speaksOfTurma, type FILTERS } from './filtros.ts';
import { nameOf } from './use-nomes.ts';

export type MaisFiltrosProps = { of: FilterKit<typeof FILTERS> };

export function MaisFiltros({ of }: MaisFiltrosProps) {
  return (
    <>
      <Habilidade of={of} />
      {speaksOfTurma(of.values.uso) && <Turma of={of} />}
    </>
  );
}

function Habilidade({ of: { values, set } }: MaisFiltrosProps) {
  const { api } = useServices();
  const [busca, setBusca] = useState('');
  const [picked, setPicked] = useState<ComboboxItem | null>(null);
  const query = useInfiniteQuery(habilidadesQuery(api, busca === '' ? {} : { busca }));
  const items = (query.data?.pages ?? []).flatMap(({ linhas }) =>
    linhas.map(({ habilidade_id, codigo, descricao }) => ({
      id: habilidade_id,
      label: codigo,
      meta: descricao.slice(0, 60),
    })),
  );
  const chosen = [picked, ...items].find((item) => String(item?.id) === values.habilidade);
  return (
    <Combobox
      label={copy.habilidade}
      placeholder={copy.habilidadeHint}
      noneText={copy.habilidadeNone}
      loading={query.isFetching}
      groups={[{ path: [], items }]}
      value={values.habilidade === '' ? null : (chosen ?? { id: values.habilidade, label: values.habilidade })}
      onSearch={setBusca}
      onChange={(item) => {
        setPicked(item);
        set({ habilidade: item === null ? '' : String(item.id) });
      }}
    />
  );
}

function Turma({ of: { values, set } }: MaisFiltrosProps) {
  const { turmas } = useTurmas();
  return (
    <Select
      label={copy.turma}
      help={copy.turmaHint}
      options={[
        { value: '', label: copy.turmaChoose },
        ...turmas.map((turma) => ({ value: String(turma.turma_id), label: nameOf(turma) })),
      ]}
      value={values.turma}
      onChange={(turma) => set({ turma })}
    />
  );
}
