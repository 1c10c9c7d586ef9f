/** Makes a class, or changes one. What a change of the student experience means is said before (rule ESC-2). */
import type { TurmaDaEscola, TurmaDetalhe, Versao } from '@luneta/api-client';
import { anosLetivosQuery, emUso, sedesQuery, seriesQuery } from '@luneta/api-client/estrutura';
import { saveTurmaMutation } from '@luneta/api-client/estrutura-turmas';
import { zTurmaRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { calendarDay } from '@luneta/domain';
import { Grid, Note, NumberField, RadioCards, Select, TextInput } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import { TURNOS, VERSOES } from '../../../shared/turno.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy as words } from './copy.ts';

const copy = words.form;

export type TurmaFormProps = {
  escola_id: number;
  /** Null makes one. */
  turma: TurmaDaEscola | null;
  /** Year that a new class begins with. */
  ano?: number | null;
  /** Open attempts of the class: the experience stays meanwhile. */
  emProva?: number;
  onClose: () => void;
  onDone: (saved: TurmaDetalhe) => void;
};

export function TurmaForm({ escola_id, turma, ano = null, emProva = 0, onClose, onDone }: TurmaFormProps) {
  const { api } = useServices();
  const { nowMs, zone } = useRelogio();
  const thisYear = calendarDay(nowMs, zone).slice(0, 4);
  const { sedes, series } = useLugares(escola_id, turma);
  const anos = useQuery(anosLetivosQuery(api, escola_id)).data ?? [];
  const form = useForm({
    values: {
      codigo: turma?.codigo ?? '',
      serie_id: String(turma?.serie_id ?? only(series) ?? ''),
      sede_id: String(turma?.sede_id ?? only(sedes) ?? ''),
      turno: String(turma?.turno ?? 1),
      ano: String(turma?.ano ?? ano ?? thisYear),
      versao_aluno: String(turma?.versao_aluno ?? 2),
    },
    schema: zTurmaRequest,
    toRequest: ({ codigo, serie_id, sede_id, turno, ano: year, versao_aluno }) => ({
      ...(turma && { turma_id: turma.turma_id, versao: turma.versao }),
      codigo: codigo.trim(),
      serie_id: Number(serie_id),
      sede_id: Number(sede_id),
      turno: Number(turno),
      ano: Number(year),
      versao_aluno: versaoOf(versao_aluno),
    }),
    said: { codigo: copy.codigoMissing, serie_id: copy.serieMissing, sede_id: copy.sedeMissing, ano: copy.anoWrong },
    send: useMutation(saveTurmaMutation(api, escola_id)).mutateAsync,
    onSent: onDone,
  });
  const to = versaoOf(form.values.versao_aluno);
  const moves = turma !== null && to !== turma.versao_aluno;
  return (
    <FormDrawer
      of={form}
      title={turma ? copy.editTitle(turma.codigo) : copy.create}
      confirmLabel={turma ? copy.save : copy.make}
      onClose={onClose}
    >
      <TextInput label={copy.codigo} help={copy.codigoHelp} maxLength={30} {...form.field('codigo')} />
      <Grid columns={1} columnsExpanded={2}>
        <Select label={copy.serie} options={withNone(series, copy.choose)} {...form.field('serie_id')} />
        <Select label={copy.sede} options={withNone(sedes, copy.choose)} {...form.field('sede_id')} />
      </Grid>
      <Grid columns={1} columnsExpanded={2}>
        <Select label={copy.turno} options={TURNOS} {...form.field('turno')} />
        {anos.length > 0 ? (
          <Select
            label={copy.ano}
            options={anoOptions(
              anos.filter(({ situacao }) => situacao !== 'encerrado').map((one) => one.ano),
              form.values.ano,
            )}
            {...form.field('ano')}
          />
        ) : (
          <NumberField label={copy.ano} min={2000} max={2100} {...form.field('ano')} />
        )}
      </Grid>
      <RadioCards
        legend={copy.versao}
        options={(['1', '2'] as const).map((value) => ({
          value,
          label: VERSOES[versaoOf(value)],
          description: copy.versoes[versaoOf(value)],
        }))}
        {...form.field('versao_aluno')}
        value={form.values.versao_aluno === '1' ? '1' : '2'}
      />
      {moves && emProva > 0 && <Note tone="warning">{copy.emProva(emProva)}</Note>}
      {moves && emProva === 0 && (
        <Note tone="info" title={copy.movesTitle(turma.qtde_alunos)}>
          {copy.moves[to]}
        </Note>
      )}
    </FormDrawer>
  );
}

export const versaoOf = (text: string): Versao => (text === '1' ? 1 : 2);

type Option = { readonly value: string; readonly label: string };
const only = (options: readonly Option[]): string | undefined => (options.length === 1 ? options[0]?.value : undefined);

/** Nothing is chosen for somebody: a wrong grade is found out late. */
export const withNone = (options: readonly Option[], label: string): Option[] => [{ value: '', label }, ...options];

export const anoOptions = (anos: readonly number[], chosen: string): Option[] =>
  [...new Set([...anos.map(String), chosen])]
    .sort((a, b) => b.localeCompare(a))
    .map((ano) => ({ value: ano, label: ano }));

/** Campuses and grades to choose from; what a class has already may stay, archived or not. */
export function useLugares(escola_id: number, turma: Pick<TurmaDaEscola, 'sede_id' | 'serie_id'> | null = null) {
  const { api } = useServices();
  const sedes = useQuery(sedesQuery(api, escola_id)).data ?? [];
  const series = useQuery(seriesQuery(api, escola_id)).data ?? [];
  const own = {
    sedes: sedes.filter(({ sede_id, arquivada_em }) => arquivada_em !== null && sede_id === turma?.sede_id),
    series: series.filter(({ serie_id, arquivada_em }) => arquivada_em !== null && serie_id === turma?.serie_id),
  };
  return {
    sedes: [...emUso(sedes), ...own.sedes].map(({ sede_id, nome }) => ({ value: String(sede_id), label: nome })),
    series: [...emUso(series), ...own.series].map(({ serie_id, nome }) => ({ value: String(serie_id), label: nome })),
  };
}
