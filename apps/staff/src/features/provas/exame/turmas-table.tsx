/** The classes of an exam: window, state, counts, and what can be done with each. */
import type { GestaoProva } from '@luneta/api-client';
import {
  Badge,
  Button,
  ButtonLink,
  DataTable,
  Inline,
  Link,
  Stack,
  Text,
  VisuallyHidden,
  type DataColumn,
} from '@luneta/ui';
import { PenLine, Play, Timer, TimerOff } from '@luneta/ui/icons';

import { copy as staff } from '../../../shared/copy.ts';
import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy as atos } from '../atos/copy.ts';
import { isEmPapel } from '../exames.ts';
import { copy as words, situacaoDe } from '../copy.ts';
import { SituacaoBadge } from '../situacao-badge.tsx';
import { useTempo, type Tempo } from '../tempo.ts';
import { copy } from './copy.ts';

const nameOf = ({ serie_nome, turma_codigo }: GestaoProva) => words.turma(serie_nome, turma_codigo);

const DIGITADAS: DataColumn<GestaoProva> = {
  id: 'digitadas',
  header: copy.digitadas,
  cell: ({ qtde_entregues, qtde_alunos }) => staff.digitadas(qtde_entregues, qtde_alunos),
  noWrap: true,
};

const ANDAMENTO: readonly DataColumn<GestaoProva>[] = [
  {
    id: 'iniciaram',
    header: copy.iniciaram,
    cell: ({ qtde_iniciadas, qtde_alunos }) => copy.of(qtde_iniciadas, qtde_alunos),
    noWrap: true,
  },
  {
    id: 'entregaram',
    header: copy.delivered,
    cell: ({ qtde_entregues, qtde_alunos }) => copy.of(qtde_entregues, qtde_alunos),
    noWrap: true,
  },
];

const columnsOf = (
  { janela }: Tempo,
  emPapel: boolean,
): readonly [DataColumn<GestaoProva>, ...DataColumn<GestaoProva>[]] => [
  {
    id: 'turma',
    header: copy.turma,
    cell: (prova) => <Link href={paths.prova(prova.turma_avaliacao_id)}>{nameOf(prova)}</Link>,
  },
  {
    id: 'situacao',
    header: copy.situacao,
    cell: (prova) => <SituacaoBadge situacao={situacaoDe(prova)} />,
    noWrap: true,
  },
  {
    id: 'janela',
    header: copy.janela,
    cell: ({ dias }) => (
      <Stack gap="e0">
        {dias.map(({ dia_prova, data_hora_inicial, disponivel_ate }) => (
          <Text key={dia_prova} look="small" tabular>
            {dias.length > 1
              ? copy.dia(dia_prova, janela(data_hora_inicial, disponivel_ate))
              : janela(data_hora_inicial, disponivel_ate)}
          </Text>
        ))}
      </Stack>
    ),
  },
  { id: 'aplicacao', header: copy.aplicacao, cell: ({ tipo_aplicacao }) => tipo_aplicacao },
  ...(emPapel ? [DIGITADAS] : ANDAMENTO),
  {
    id: 'atrasadas',
    header: copy.atrasadas,
    cell: ({ qtde_fora_do_prazo = 0 }) =>
      qtde_fora_do_prazo === 0 ? (
        words.none
      ) : (
        <Badge tone="warning" icon={TimerOff}>
          {copy.waiting(qtde_fora_do_prazo)}
        </Badge>
      ),
    noWrap: true,
  },
];

export type TurmasTableProps = {
  turmas: readonly GestaoProva[];
  onExtend: (prova: GestaoProva) => void;
  /** The exam was cancelled for this class alone. */
  mayRestore: (prova: GestaoProva) => boolean;
  onRestore: (prova: GestaoProva) => void;
};

export function TurmasTable({ turmas, onExtend, mayRestore, onRestore }: TurmasTableProps) {
  const may = useMayCall();
  return (
    <DataTable
      caption={copy.caption}
      columns={columnsOf(useTempo(), isEmPapel({ turmas }))}
      rows={turmas}
      rowKey={({ turma_avaliacao_id }) => turma_avaliacao_id}
      actionsHeader={copy.actions}
      renderActions={(prova) => (
        <Inline gap="e4" wrap>
          {prova.tipo_aplicacao !== 'Online' && prova.situacao !== 'agendada' && may('saveGradeRespostas') && (
            <ButtonLink href={paths.provaPapel(prova.turma_avaliacao_id)} variant="text" size="sm" icon={PenLine}>
              {copy.paper} <VisuallyHidden>{copy.paperOf(nameOf(prova))}</VisuallyHidden>
            </ButtonLink>
          )}
          {!['liberada', 'cancelada'].includes(situacaoDe(prova)) && may('createProrrogacao') && (
            <Button variant="text" size="sm" icon={Timer} onClick={() => onExtend(prova)}>
              {copy.extend} <VisuallyHidden>{copy.extendOf(nameOf(prova))}</VisuallyHidden>
            </Button>
          )}
          {may('restoreAvaliacao') && mayRestore(prova) && (
            <Button variant="text" size="sm" icon={Play} onClick={() => onRestore(prova)}>
              {atos.restore} <VisuallyHidden>{atos.restoreOf(nameOf(prova))}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      )}
    />
  );
}
