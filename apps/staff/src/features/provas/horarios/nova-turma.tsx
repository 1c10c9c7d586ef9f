/** Adds a class of the year to the exam. */
import type { AvaliacaoGestao } from '@luneta/api-client';
import { Combobox } from '@luneta/ui/combobox';

import { useTurmasDoAno } from '../../../shared/use-turmas-do-ano.ts';
import { copy } from './copy.ts';
import type { HorariosForm } from './use-horarios.ts';
import { novaLinha } from './valores.ts';

export function NovaTurma({ form, avaliacao }: { form: HorariosForm; avaliacao: AvaliacaoGestao }) {
  const { turmas } = useTurmasDoAno(avaliacao.escola_id);
  const taken = new Set(form.values.turmas.map(({ turma_id }) => turma_id));
  const free = turmas.filter(({ turma_id, arquivada_em }) => !taken.has(turma_id) && arquivada_em === null);
  const series = [...new Set(free.map(({ serie_nome }) => serie_nome))];
  return (
    <Combobox
      label={copy.add}
      help={copy.addHelp}
      placeholder={copy.addPlaceholder}
      noneText={copy.addNone}
      value={null}
      groups={series.map((label) => ({
        path: [label],
        items: free
          .filter(({ serie_nome }) => serie_nome === label)
          .map(({ turma_id, codigo, sede_nome }) => ({ id: turma_id, label: `${label} · ${codigo}`, meta: sede_nome })),
      }))}
      onChange={(item) => {
        const turma = free.find(({ turma_id }) => turma_id === item?.id);
        if (!turma) return;
        const { turma_id, codigo, serie_nome } = turma;
        const linha = novaLinha(form.values, { turma_id, turma_codigo: codigo, serie_nome });
        form.set({ turmas: [...form.values.turmas, linha] });
      }}
    />
  );
}
