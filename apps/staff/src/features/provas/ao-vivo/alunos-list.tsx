/** The same students as rows of a table, who needs somebody first. */
import type { ProvaAluno } from '@luneta/api-client';
import { nomeIsolado } from '@luneta/domain';
import { Avatar, Badge, Button, type DataColumn, Inline, LiveGrid, PersonName, Text, VisuallyHidden } from '@luneta/ui';
import { Timer, TimerOff } from '@luneta/ui/icons';

import { nomeDe } from '../../../shared/aluno.ts';
import { copy as words } from '../copy.ts';
import { useTempo, type Tempo } from '../tempo.ts';
import { canExtend } from './aluno-fatos.tsx';
import { needs, stateWords } from './aluno.ts';
import { copy } from './copy.ts';
import type { Sala } from './grupos.ts';
import { useSettled } from './use-settled.ts';

const columnsOf = (
  { hora }: Tempo,
  { qtde_itens, emPapel }: Sala,
  nowMs: number,
): readonly [DataColumn<ProvaAluno>, ...DataColumn<ProvaAluno>[]] => [
  {
    id: 'aluno',
    header: copy.aluno,
    cell: ({ aluno_nome, avatar_code }) => (
      <Inline gap="e12">
        <Avatar code={avatar_code} size={32} />
        <PersonName>{nomeDe(aluno_nome)}</PersonName>
      </Inline>
    ),
  },
  {
    id: 'estado',
    header: copy.estado,
    cell: (aluno) =>
      needs(aluno, nowMs) ? (
        <Badge tone="warning" icon={TimerOff}>
          {stateWords(aluno, emPapel, nowMs)}
        </Badge>
      ) : (
        <Text look="small">{stateWords(aluno, emPapel, nowMs)}</Text>
      ),
  },
  {
    id: 'respostas',
    header: copy.respostas,
    cell: ({ qtde_respondidas }) => copy.progress(qtde_respondidas, qtde_itens),
    noWrap: true,
  },
  {
    id: 'ultima',
    header: copy.ultima,
    cell: ({ ultima_resposta_em }) => (ultima_resposta_em === null ? words.none : hora(ultima_resposta_em)),
    noWrap: true,
  },
  {
    id: 'fim',
    header: copy.fim,
    cell: ({ fim_em }) => (fim_em === null ? words.none : hora(fim_em)),
    noWrap: true,
  },
];

const keyOf = ({ turma_aluno_id }: ProvaAluno) => turma_aluno_id;
const sameOrder = (a: readonly number[], b: readonly number[]) => a.join() === b.join();

/** In the order of 4 s ago while it changes, as they are now; who came meanwhile stands at the end. */
function useSettledRows(alunos: readonly ProvaAluno[]): ProvaAluno[] {
  const order = useSettled(alunos.map(keyOf), sameOrder);
  const left = new Map(alunos.map((aluno) => [keyOf(aluno), aluno]));
  const known = order.flatMap((id) => {
    const aluno = left.get(id);
    left.delete(id);
    return aluno ?? [];
  });
  return [...known, ...left.values()];
}

export type AlunosListProps = {
  caption: string;
  alunos: readonly ProvaAluno[];
  sala: Sala;
  nowMs: number;
  onExtend?: ((aluno: ProvaAluno) => void) | undefined;
};

export function AlunosList({ caption, alunos, sala, nowMs, onExtend }: AlunosListProps) {
  return (
    <LiveGrid
      caption={caption}
      columns={columnsOf(useTempo(nowMs), sala, nowMs)}
      rows={useSettledRows(alunos)}
      rowKey={keyOf}
      {...(onExtend && {
        actionsHeader: copy.actions,
        renderActions: (aluno: ProvaAluno) =>
          !canExtend(aluno) ? null : (
            <Button variant="text" size="sm" icon={Timer} onClick={() => onExtend(aluno)}>
              {copy.extend} <VisuallyHidden>{copy.extendOf(nomeIsolado(aluno.aluno_nome))}</VisuallyHidden>
            </Button>
          ),
      })}
    />
  );
}
