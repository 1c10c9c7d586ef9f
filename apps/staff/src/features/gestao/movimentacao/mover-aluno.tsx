/** Moves a student, ends the enrolment or takes it up again, with a day and a reason. */
import type { GestaoAlunoDetalhe } from '@luneta/api-client';
import { turmaQuery } from '@luneta/api-client/estrutura-turmas';
import { moveAlunoMutation } from '@luneta/api-client/gestao-cadastro';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { calendarDay } from '@luneta/domain';
import { DateField, Note, PersonName, Select, Text } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import { nomeDe } from '../../../shared/aluno.ts';
import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { useDone } from '../../../shared/ato/outcome.ts';
import { copy as words } from '../../../shared/copy.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { useTurmasDoAno } from '../../../shared/use-turmas-do-ano.ts';
import { copy } from './copy.ts';

export type Movimento = 'remanejar' | 'concluir' | 'transferir' | 'reativar';

type MoverAlunoProps = { acao: Movimento; aluno: GestaoAlunoDetalhe; onClose: () => void; onMoved: () => void };

export function MoverAluno({ acao, aluno, onClose, onMoved }: MoverAlunoProps) {
  const { api } = useServices();
  const { nowMs, zone } = useRelogio();
  const done = useDone(onMoved);
  const move = useMutation(moveAlunoMutation(api));
  const { turma_aluno_id, turma_id, versao } = aluno;
  const { data: here } = useQuery(turmaQuery(api, turma_id));
  const { turmas } = useTurmasDoAno(here?.escola_id ?? null);
  const chooses = acao === 'remanejar' || acao === 'reativar';
  const others = turmas.filter(
    (turma) => turma.ano === here?.turma.ano && (acao === 'reativar' || turma.turma_id !== turma_id),
  );
  const form = useForm({
    values: { turma: acao === 'reativar' ? String(turma_id) : '', data: calendarDay(nowMs, zone), motivo: '' },
    fieldOf: { turma_id: 'turma' },
    check: ({ turma, motivo }) => ({
      turma: acao === 'remanejar' && turma === '' ? copy.chooseTurma : undefined,
      motivo: motivoError(motivo),
    }),
    toRequest: ({ turma, data, motivo }) => ({
      turma_aluno_id,
      acao,
      motivo: motivo.trim(),
      ...(data !== '' && { data }),
      ...(chooses && turma !== '' && { turma_id: Number(turma) }),
    }),
    send: async (request: Parameters<typeof move.mutateAsync>[0]) => {
      const { turma_codigo } = await move.mutateAsync(request);
      done(copy.done[acao](turma_codigo));
    },
  });
  const chosen = others.find((turma) => String(turma.turma_id) === form.values.turma);
  const nome = nomeDe(aluno.aluno_nome);
  return (
    <FormDialog
      of={form}
      title={<PersonName in={copy.titles[acao](nome)}>{nome}</PersonName>}
      confirmLabel={copy.confirm[acao]}
      danger={acao === 'transferir'}
      onClose={onClose}
    >
      <Text>{copy.texts[acao]}</Text>
      {chooses && (
        <Select
          label={copy.turma}
          options={[
            ...(acao === 'reativar' ? [] : [{ value: '', label: copy.chooseTurma }]),
            ...others.map((turma) => ({
              value: String(turma.turma_id),
              label: words.turmaOf(turma.serie_nome, turma.codigo),
            })),
          ]}
          {...form.field('turma')}
        />
      )}
      {chosen && chosen.versao_aluno !== versao && <Note tone="info">{copy.versao(versao, chosen.versao_aluno)}</Note>}
      <DateField label={copy.data} help={copy.dataHelp} max={calendarDay(nowMs, zone)} {...form.field('data')} />
      <MotivoField {...form.field('motivo')} />
    </FormDialog>
  );
}
