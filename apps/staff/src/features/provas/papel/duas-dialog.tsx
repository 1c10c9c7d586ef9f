/** Both answers of a student side by side, and the choice of the one that counts (rule MON-4). */
import { escolheRespostaMutation, type DiaDaTurma } from '@luneta/api-client/gestao-provas';
import type { Grade } from '@luneta/api-client';
import { useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { Badge, type DataColumn, DataTable, Dialog, Note, PersonName, RadioGroup, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { nomeDe } from '../../../shared/aluno.ts';
import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { copy as words } from './copy.ts';
import { copy } from './duas-copy.ts';
import { contagem, linhasDasDuas, type ComDuas, type Duas, type LinhaDasDuas } from './duas.ts';

const valueOf = (text: string) => (text === '' ? words.empty : text);
const COLUMNS: readonly [DataColumn<LinhaDasDuas>, ...DataColumn<LinhaDasDuas>[]] = [
  { id: 'questao', header: copy.questao, cell: ({ rotulo }) => rotulo, noWrap: true },
  { id: 'tela', header: copy.naTela, cell: ({ tela }) => valueOf(tela) },
  { id: 'papel', header: copy.noPapel, cell: ({ papel }) => valueOf(papel) },
  {
    id: 'igual',
    header: copy.iguais,
    cell: ({ tela, papel }) => (tela === papel ? copy.igual : <Badge tone="warning">{copy.difere}</Badge>),
    noWrap: true,
  },
];

type DuasDialogProps = { grade: Grade; aluno: ComDuas; path: DiaDaTurma; onClose: () => void };

function Comparison({ grade, aluno }: Pick<DuasDialogProps, 'grade' | 'aluno'>) {
  return (
    <DataTable
      caption={copy.caption}
      columns={COLUMNS}
      rows={linhasDasDuas(grade, aluno)}
      rowKey={({ id }) => id}
      density="compact"
    />
  );
}

const titleOf = ({ aluno_nome }: ComDuas) => {
  const nome = nomeDe(aluno_nome);
  return <PersonName in={copy.dialog(nome)}>{nome}</PersonName>;
};

/** For who only reads. */
export function DuasLidas({ grade, aluno, onClose }: Omit<DuasDialogProps, 'path'>) {
  const { vale, escolhida } = aluno.duas_respostas;
  return (
    <Dialog open onClose={onClose} size="lg" title={titleOf(aluno)}>
      <Text>{copy.vale(vale, escolhida)}</Text>
      <Comparison grade={grade} aluno={aluno} />
    </Dialog>
  );
}

type Sent = { vale: Duas['vale']; motivo?: string };
type Chosen = { vale: Duas['vale']; recalculo: boolean };

export function DuasDialog({
  grade,
  aluno,
  path,
  onClose,
  onChosen,
}: DuasDialogProps & { onChosen: (chosen: Chosen) => void }) {
  const { api } = useServices();
  const released = grade.situacao === 'liberada';
  const { turma_aluno_id, versao, duas_respostas } = aluno;
  const choose = useMutation(escolheRespostaMutation(api, path));
  const form = useForm({
    values: { vale: duas_respostas.vale, motivo: '' },
    toRequest: ({ vale, motivo }): Sent => ({ vale, ...(released && { motivo: motivo.trim() }) }),
    check: ({ motivo }) => (released ? { motivo: motivoError(motivo) } : {}),
    send: async ({ vale, ...body }: Sent) => {
      const { recalculo } = await choose.mutateAsync({ ...body, alunos: [{ turma_aluno_id, vale, versao }] });
      return { vale, recalculo };
    },
    onSent: ({ recalculo, vale }) => onChosen({ vale, recalculo: recalculo === 'pendente' }),
  });
  const { tela, papel, total } = contagem(grade, linhasDasDuas(grade, aluno));
  return (
    <FormDialog of={form} title={titleOf(aluno)} confirmLabel={copy.confirm(form.values.vale)} onClose={onClose}>
      <RadioGroup
        legend={copy.which}
        options={[
          { value: 'online', label: copy.tela, detail: copy.count(tela, total) },
          { value: 'papel', label: copy.papel, detail: copy.count(papel, total) },
        ]}
        {...form.field('vale')}
      />
      <Text look="small" tone="muted">
        {copy.consequence}
      </Text>
      {released && (
        <>
          <Note tone="warning">{copy.released}</Note>
          <MotivoField {...form.field('motivo')} />
        </>
      )}
      <Comparison grade={grade} aluno={aluno} />
    </FormDialog>
  );
}
