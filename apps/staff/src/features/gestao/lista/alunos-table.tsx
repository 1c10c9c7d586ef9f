import { nomeIsolado } from '@luneta/domain';
import {
  Avatar,
  Button,
  type DataColumn,
  DataTable,
  IconButton,
  Inline,
  Link,
  PersonName,
  Stack,
  Text,
  VisuallyHidden,
} from '@luneta/ui';
import { EllipsisVertical, Eye } from '@luneta/ui/icons';
import type { ReactNode } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import type { AlunoListado, Turma } from '../../../shared/aluno.ts';
import { copy as words } from '../../../shared/copy.ts';
import { quando, type Relogio } from '../../../shared/quando.ts';
import { copy } from '../copy.ts';
import { SituacaoBadge } from './situacao-badge.tsx';
import type { Selecao } from './use-selecao.ts';
import { nomeDoTurno } from '../../../shared/turno.ts';

/** What the columns need besides the student. */
type Place = {
  /** Gives the name that distinguishes a campus; null where there is one campus only. */
  sedeOf: ((turma: Turma) => string) | null;
  relogio: Relogio;
  /** Where the student is shown. */
  hrefOf: (aluno: AlunoListado) => string;
  /** All are of one class, which is named elsewhere. */
  umaTurma: boolean;
  /** What a student of one class needs in exams, in few words; null while that is not known. */
  condicaoOf?: ((turma_aluno_id: number) => string) | null;
};
type Columns = readonly [DataColumn<AlunoListado>, ...DataColumn<AlunoListado>[]];

const turmaColumn = (sedeOf: Place['sedeOf']): DataColumn<AlunoListado> => ({
  id: 'turma',
  header: copy.turma,
  cell: ({ turma }) => (
    <Stack gap="e0">
      <span>{words.turmaOf(turma.serie_nome, turma.turma_codigo)}</span>
      <Text as="span" look="caption" tone="muted">
        {[nomeDoTurno(turma.turma_turno), ...(sedeOf ? [sedeOf(turma)] : [])].join(' · ')}
      </Text>
    </Stack>
  ),
  noWrap: true,
});

/** Who does not stand as most do says so in the place of the last sign-in. */
const acessoColumn = (relogio: Relogio): DataColumn<AlunoListado> => ({
  id: 'acesso',
  header: copy.acesso,
  cell: ({ situacao, ultimo_acesso_em }) => {
    if (situacao !== 'ativo') return <SituacaoBadge situacao={situacao} />;
    return ultimo_acesso_em === null ? copy.semAcesso : quando(ultimo_acesso_em, relogio);
  },
  noWrap: true,
});

/** What the page of a class says of each of its students. */
const daTurma = ({ relogio, condicaoOf = null }: Place): readonly DataColumn<AlunoListado>[] => [
  {
    id: 'usuario',
    header: copy.usuario,
    cell: ({ login = null }) => (
      <Text as="span" look="small" tone="muted">
        {login ?? '–'}
      </Text>
    ),
  },
  acessoColumn(relogio),
  {
    id: 'condicoes',
    header: copy.condicoes,
    cell: ({ turma_aluno_id }) => (condicaoOf === null ? '' : condicaoOf(turma_aluno_id) || '–'),
  },
];

const alunoColumn = ({ hrefOf }: Place): DataColumn<AlunoListado> => ({
  id: 'aluno',
  header: copy.aluno,
  cell: (aluno) => (
    <Inline gap="e12">
      <Avatar code={aluno.avatar_code} size={32} />
      {/* Inline within the text: its touch target adds no height to the row. */}
      <span>
        <Link href={hrefOf(aluno)} quiet>
          <PersonName>{nomeDe(aluno.aluno_nome)}</PersonName>
        </Link>
      </span>
    </Inline>
  ),
});

/** What lists of several classes say. */
const deVarias = ({ sedeOf, relogio }: Place): readonly DataColumn<AlunoListado>[] => [
  turmaColumn(sedeOf),
  { id: 'codigo', header: copy.codigo, cell: ({ turma_aluno_id }) => turma_aluno_id, noWrap: true },
  {
    id: 'acesso',
    header: copy.acesso,
    cell: ({ ultimo_acesso_em }) => (ultimo_acesso_em === null ? copy.semAcesso : quando(ultimo_acesso_em, relogio)),
  },
  {
    id: 'situacao',
    header: copy.situacao,
    cell: ({ situacao }) => <SituacaoBadge situacao={situacao} />,
    noWrap: true,
  },
];

const columnsOf = (place: Place): Columns => [
  alunoColumn(place),
  ...(place.umaTurma ? daTurma(place) : deVarias(place)),
];

export type AlunosTableProps = Place & {
  alunos: readonly AlunoListado[];
  page: number;
  onOpenAluno: (aluno: AlunoListado) => void;
  /** Opens what else can be done with the student. */
  onMore: (aluno: AlunoListado) => void;
  /** The ticks, for those who may do something with several at once. */
  selecao: Selecao | null;
  /** What failed on the way to the rest of the page. */
  error?: ReactNode;
};

const idle = () => undefined;
const nowhere: Omit<Place, 'umaTurma'> = { sedeOf: null, relogio: { nowMs: 0, zone: 'UTC' }, hrefOf: () => '' };

/** The same table while its students are on their way. @param rows as many as will come, so that nothing jumps */
export function AlunosLoading({ rows = 8, umaTurma }: { rows?: number; umaTurma: boolean }) {
  return (
    <DataTable<AlunoListado>
      loading
      loadingRows={rows}
      loadingLabel={copy.loading}
      caption={copy.caption(1)}
      columns={columnsOf({ ...nowhere, umaTurma })}
      rows={[]}
      rowKey={({ turma_aluno_id }) => turma_aluno_id}
      density="compact"
      actionsHeader={copy.actions}
      renderActions={idle}
    />
  );
}

/** One page of students; what can be done with each is always in sight. */
export function AlunosTable({ alunos, page, onOpenAluno, onMore, selecao, error, ...place }: AlunosTableProps) {
  return (
    <DataTable<AlunoListado>
      caption={copy.caption(page)}
      columns={columnsOf(place)}
      rows={alunos}
      error={error}
      density="compact"
      rowKey={({ turma_aluno_id }) => turma_aluno_id}
      {...(selecao && {
        selection: {
          selected: selecao.selected,
          onChange: (keys) => selecao.change(keys, alunos),
          label: ({ aluno_nome, turma_aluno_id }) => copy.select(nomeIsolado(aluno_nome), turma_aluno_id),
        },
      })}
      actionsHeader={copy.actions}
      renderActions={(aluno) => (
        <>
          <OpenAluno aluno={aluno} short={place.umaTurma} onOpen={() => onOpenAluno(aluno)} />
          <IconButton
            icon={EllipsisVertical}
            label={copy.moreOf(nomeIsolado(aluno.aluno_nome), aluno.turma_aluno_id)}
            onClick={() => onMore(aluno)}
          />
        </>
      )}
    />
  );
}

type OpenAlunoProps = { aluno: AlunoListado; short: boolean; onOpen: () => void };

/** The page of a class has a second column beside the table: there the eye alone fits. */
function OpenAluno({ aluno, short, onOpen }: OpenAlunoProps) {
  const whose = copy.openOf(nomeIsolado(aluno.aluno_nome), aluno.turma_aluno_id);
  if (short) return <IconButton icon={Eye} label={`${copy.openExperience} ${whose}`} onClick={onOpen} />;
  return (
    <Button variant="text" size="sm" icon={Eye} onClick={onOpen}>
      {copy.openExperience} <VisuallyHidden>{whose}</VisuallyHidden>
    </Button>
  );
}
