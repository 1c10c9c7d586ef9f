/** Exams as rows, each with its classes: a class leads to its students. */
import { Badge, Inline, Link, Stack, Text, type DataColumn } from '@luneta/ui';
import { PenLine, TimerOff } from '@luneta/ui/icons';

import { copy as words } from '../../shared/copy.ts';
import { paths } from '../../shared/paths.ts';
import { countsOf, isEmPapel, type Exame } from './exames.ts';
import { palavras, situacaoDe, situacoes } from './copy.ts';
import { copy } from './lista-copy.ts';
import { SituacaoBadge } from './situacao-badge.tsx';
import { useTempo, type Tempo } from './tempo.ts';

/** The classes of one state under one badge. */
function Turmas({ exame }: { exame: Exame }) {
  const states = [...new Set(exame.turmas.map(situacaoDe))];
  return (
    <Stack gap="e8">
      {states.map((situacao) => (
        <Inline key={situacao} gap="e8" wrap>
          <SituacaoBadge situacao={situacao} />
          <Inline gap="e8" wrap>
            {exame.turmas
              .filter((prova) => situacaoDe(prova) === situacao)
              .map((prova) => (
                <Link key={prova.turma_avaliacao_id} href={paths.prova(prova.turma_avaliacao_id)}>
                  {prova.turma_codigo}
                </Link>
              ))}
          </Inline>
        </Inline>
      ))}
    </Stack>
  );
}

function Andamento({ exame }: { exame: Exame }) {
  const { iniciadas, alunos, entregues } = countsOf(exame);
  if (exame.turmas.every((prova) => situacaoDe(prova) === 'cancelada'))
    return (
      <Text look="small" tone="muted">
        {palavras.cancelada}
      </Text>
    );
  if (exame.turmas.every(({ situacao }) => situacao === 'agendada'))
    return (
      <Text look="small" tone="muted">
        {situacoes.agendada}
      </Text>
    );
  if (isEmPapel(exame))
    return (
      <Text look="small" tabular>
        {words.digitadas(entregues, alunos)}
      </Text>
    );
  return (
    <Stack gap="e0">
      <Text look="small" tabular>
        {copy.iniciadas(iniciadas, alunos)}
      </Text>
      <Text look="small" tone="muted" tabular>
        {copy.entregues(entregues)}
      </Text>
    </Stack>
  );
}

function Pendencias({ exame }: { exame: Exame }) {
  const { atrasadas, redacoes } = countsOf(exame);
  if (atrasadas + redacoes === 0)
    return (
      <Text look="small" tone="muted">
        {copy.nothing}
      </Text>
    );
  return (
    <Inline gap="e4" wrap>
      {atrasadas > 0 && (
        <Badge tone="warning" icon={TimerOff}>
          {copy.atrasadas(atrasadas)}
        </Badge>
      )}
      {redacoes > 0 && (
        <Badge tone="info" icon={PenLine}>
          {copy.redacoes(redacoes)}
        </Badge>
      )}
    </Inline>
  );
}

const columnsOf = (tempo: Tempo, umaTurma: boolean): readonly [DataColumn<Exame>, ...DataColumn<Exame>[]] => [
  {
    id: 'prova',
    header: copy.prova,
    cell: (exame) => <Link href={umaTurma ? hrefDaTurma(exame) : hrefDe(exame)}>{exame.descricao}</Link>,
  },
  { id: 'janela', header: copy.janela, cell: ({ inicio, fim }) => tempo.janela(inicio, fim) },
  umaTurma
    ? { id: 'situacao', header: copy.situacao, cell: (exame) => <Situacao exame={exame} />, noWrap: true }
    : { id: 'turmas', header: copy.turmas, cell: (exame) => <Turmas exame={exame} /> },
  { id: 'andamento', header: copy.andamento, cell: (exame) => <Andamento exame={exame} /> },
  { id: 'pendencias', header: copy.pendencias, cell: (exame) => <Pendencias exame={exame} /> },
];

const hrefDe = ({ avaliacao_conhecimento_id }: Exame) => paths.exame(avaliacao_conhecimento_id);
const hrefDaTurma = (exame: Exame) => {
  const [prova] = exame.turmas;
  return prova ? paths.prova(prova.turma_avaliacao_id) : hrefDe(exame);
};

function Situacao({ exame: { turmas } }: { exame: Exame }) {
  const [prova] = turmas;
  return prova && <SituacaoBadge situacao={situacaoDe(prova)} />;
}

/** What a list says of each exam. @param umaTurma all are of one class, which is named elsewhere: an exam leads to its page there */
export function useProvaColumns(umaTurma = false) {
  return {
    columns: columnsOf(useTempo(), umaTurma),
    rowKey: ({ avaliacao_conhecimento_id }: Exame) => avaliacao_conhecimento_id,
    density: 'comfort',
  } as const;
}
