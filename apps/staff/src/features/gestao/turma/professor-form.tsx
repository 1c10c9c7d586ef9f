/** Gives a class a teacher, or changes subject and last day of one. */
import type { ProfessorDaTurma, TurmaDetalhe } from '@luneta/api-client';
import { saveTurmaMutation, turmasDaEscolaQuery } from '@luneta/api-client/estrutura-turmas';
import { equipeQuery } from '@luneta/api-client/gestao-equipe';
import { errorMessage, useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { calendarDay } from '@luneta/domain';
import { DateField, Select } from '@luneta/ui';
import { Combobox, type ComboboxItem } from '@luneta/ui/combobox';
import { Search } from '@luneta/ui/icons';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy as words } from './copy.ts';
import { turmaRequest, withProfessor } from './professores.ts';

const copy = words.professores;

export type ProfessorFormProps = {
  detalhe: TurmaDetalhe;
  /** Null gives the class another one. */
  professor: ProfessorDaTurma | null;
  onClose: () => void;
  onDone: () => void;
};

type Valores = { pessoa: ComboboxItem | null; materia_id: string; valido_ate: string };

export function ProfessorForm({ detalhe, professor, onClose, onDone }: ProfessorFormProps) {
  const { api } = useServices();
  const { nowMs, zone } = useRelogio();
  const { escola_id, turma, professores } = detalhe;
  const [busca, setBusca] = useState('');
  const materias = useQuery(turmasDaEscolaQuery(api, escola_id, { ano: turma.ano })).data?.materias ?? [];
  const values: Valores = {
    pessoa: professor && { id: professor.pessoa_id, label: professor.nome },
    materia_id: String(professor?.materia_id ?? ''),
    valido_ate: professor?.valido_ate ?? '',
  };
  const form = useForm({
    values,
    toRequest: ({ pessoa, materia_id, valido_ate }) => ({
      ...turmaRequest(turma),
      professores: withProfessor(professores, {
        pessoa_id: Number(pessoa?.id),
        materia_id: materia_id === '' ? null : Number(materia_id),
        valido_ate: valido_ate === '' ? null : valido_ate,
      }),
    }),
    check: ({ pessoa }) => ({ pessoa: pessoa === null ? copy.nomeMissing : undefined }),
    send: useMutation(saveTurmaMutation(api, escola_id)).mutateAsync,
    onSent: onDone,
  });
  const docentes = useDocentes(escola_id, busca, professor === null);
  const { onChange: onPick, ...pessoa } = form.field('pessoa');
  const taken = new Set(professores.map(({ pessoa_id }) => pessoa_id));
  return (
    <FormDrawer
      of={form}
      title={professor === null ? copy.add : copy.editTitle}
      {...(professor === null ? {} : { detail: professor.nome })}
      confirmLabel={professor === null ? copy.give : copy.save}
      onClose={onClose}
      error={docentes.error === null ? undefined : errorMessage(docentes.error)}
    >
      {professor === null && (
        <Combobox
          label={copy.nome}
          help={copy.nomeHelp}
          icon={Search}
          groups={[{ path: [], items: docentes.items.filter(({ id }) => !taken.has(id)) }]}
          {...pessoa}
          onChange={onPick}
          onSearch={setBusca}
          loading={docentes.loading}
          noneText={copy.noneFound}
        />
      )}
      <Select
        label={copy.materia}
        optional
        options={[
          { value: '', label: copy.noMateria },
          ...materias.map(({ materia_id, materia_nome }) => ({ value: String(materia_id), label: materia_nome })),
        ]}
        {...form.field('materia_id')}
      />
      <DateField
        label={copy.lastDay}
        help={copy.lastDayHelp}
        optional
        min={calendarDay(nowMs, zone)}
        {...form.field('valido_ate')}
      />
    </FormDrawer>
  );
}

/** Active teachers of the school whose name has this text. */
function useDocentes(escola_id: number, busca: string, enabled: boolean) {
  const { api } = useServices();
  const filtro = { perfil: 'professor' as const, ...(busca.trim() !== '' && { busca: busca.trim() }) };
  const { data, error, isFetching } = useInfiniteQuery({ ...equipeQuery(api, escola_id, filtro), enabled });
  const items = (data?.pages ?? [])
    .flatMap(({ equipe }) => equipe)
    .filter(({ perfil, ativa }) => perfil === 'professor' && ativa)
    .map(({ pessoa_id, nome, login }) => ({ id: pessoa_id, label: nome, ...(login !== null && { meta: login }) }));
  return { items, error, loading: isFetching };
}
