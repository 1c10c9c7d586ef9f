/** Makes several classes at once, from `6A..6F` and the like; those that the year has already stay and are not counted. */
import { anosLetivosQuery } from '@luneta/api-client/estrutura';
import { createTurmasMutation, turmasDaEscolaQuery } from '@luneta/api-client/estrutura-turmas';
import { zTurmasRequest } from '@luneta/api-client/schemas';
import { useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { calendarDay, codigosProblem, readCodigos } from '@luneta/domain';
import { Grid, Note, NumberField, Segments, Select, TextInput } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import { TURNOS, VERSOES } from '../../../shared/turno.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy as words } from './copy.ts';
import { anoOptions, useLugares, versaoOf, withNone } from './turma-form.tsx';
import { TurmaTiles } from './turma-tiles.tsx';

const copy = words.several;
const VERSAO_OPTIONS = [
  { value: '1', label: VERSOES[1] },
  { value: '2', label: VERSOES[2] },
] as const;

export type CriarVariasProps = {
  escola_id: number;
  ano: number | null;
  onClose: () => void;
  onDone: (criadas: number) => void;
};

export function CriarVarias({ escola_id, ano, onClose, onDone }: CriarVariasProps) {
  const { api } = useServices();
  const { nowMs, zone } = useRelogio();
  const thisYear = calendarDay(nowMs, zone).slice(0, 4);
  const { sedes, series } = useLugares(escola_id);
  const anos = (useQuery(anosLetivosQuery(api, escola_id)).data ?? [])
    .filter(({ situacao }) => situacao !== 'encerrado')
    .map((one) => one.ano);
  const form = useForm({
    values: {
      codigos: '',
      serie_id: '',
      sede_id: sedes.length === 1 ? (sedes[0]?.value ?? '') : '',
      turno: '1',
      ano: String(ano ?? thisYear),
      versao_aluno: '2',
    },
    schema: zTurmasRequest,
    toRequest: ({ codigos, serie_id, sede_id, turno, ano: year, versao_aluno }) => ({
      codigos: readCodigos(codigos),
      serie_id: Number(serie_id),
      sede_id: Number(sede_id),
      turno: Number(turno),
      ano: Number(year),
      versao_aluno: versaoOf(versao_aluno),
    }),
    check: ({ codigos }) => {
      const problem = codigosProblem(readCodigos(codigos));
      return { codigos: problem === null ? undefined : copy.problems[problem] };
    },
    said: { serie_id: words.form.serieMissing, sede_id: words.form.sedeMissing, ano: words.form.anoWrong },
    send: useMutation(createTurmasMutation(api, escola_id)).mutateAsync,
    onSent: ({ turmas }) => onDone(turmas.filter(({ criada }) => criada).length),
  });
  const { values } = form;
  const year = Number(values.ano);
  const there = useQuery({
    ...turmasDaEscolaQuery(api, escola_id, { ano: year, arquivadas: true }),
    enabled: year >= 2000 && year <= 2100,
  });
  const typed = readCodigos(values.codigos);
  const codigos = codigosProblem(typed) === null ? typed : [];
  const existing = new Set(there.data?.turmas.map(({ codigo }) => codigo));
  const kept = codigos.filter((codigo) => existing.has(codigo));
  const made = codigos.length - kept.length;
  return (
    <FormDrawer of={form} beside title={copy.title} confirmLabel={copy.make(made)} onClose={onClose}>
      <TextInput label={copy.codigos} help={copy.codigosHelp} placeholder="6A..6F" {...form.field('codigos')} />
      <Grid columns={1} columnsExpanded={2}>
        <Select label={words.form.serie} options={withNone(series, words.form.choose)} {...form.field('serie_id')} />
        <Select label={words.form.sede} options={withNone(sedes, words.form.choose)} {...form.field('sede_id')} />
      </Grid>
      <Segments
        legend={words.form.turno}
        showLegend
        options={TURNOS}
        value={values.turno}
        onChange={(turno) => form.set({ turno })}
      />
      <Grid columns={1} columnsExpanded={2}>
        {anos.length > 0 ? (
          <Select label={words.form.ano} options={anoOptions(anos, values.ano)} {...form.field('ano')} />
        ) : (
          <NumberField label={words.form.ano} min={2000} max={2100} {...form.field('ano')} />
        )}
        <Segments
          legend={words.form.versao}
          showLegend
          options={VERSAO_OPTIONS}
          value={values.versao_aluno === '1' ? '1' : '2'}
          onChange={(versao_aluno) => form.set({ versao_aluno })}
        />
      </Grid>
      {codigos.length > 0 && (
        <TurmaTiles
          codigos={codigos}
          existing={existing}
          serie={series.find(({ value }) => value === values.serie_id)?.label ?? ''}
          summary={copy.summary(made, kept.length)}
        />
      )}
      {kept.length > 0 && <Note tone="info">{copy.kept(kept)}</Note>}
    </FormDrawer>
  );
}
