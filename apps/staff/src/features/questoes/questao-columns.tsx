import type { GestaoQuestao } from '@luneta/api-client';
import { formatData } from '@luneta/domain';
import {
  Badge,
  Button,
  DifficultyMark,
  IconButton,
  Inline,
  Link,
  PersonName,
  Stack,
  SubjectTile,
  Text,
  VisuallyHidden,
  type DataColumn,
} from '@luneta/ui';
import { Eye, Lock } from '@luneta/ui/icons';

import { paths } from '../../shared/paths.ts';
import type { Coluna } from './colunas/colunas.ts';
import { copy } from './copy.ts';

type Columns = readonly [DataColumn<GestaoQuestao>, ...DataColumn<GestaoQuestao>[]];

const TONE = { rascunho: 'neutral', em_revisao: 'warning', aprovada: 'success', arquivada: 'neutral' } as const;

const Marks = ({ questao }: { questao: GestaoQuestao }) => (
  <Inline gap="e4" wrap>
    {questao.situacao !== 'aprovada' && <Badge tone={TONE[questao.situacao]}>{copy.situacoes[questao.situacao]}</Badge>}
    {questao.subjetiva && <Badge>{copy.subjetiva}</Badge>}
    {questao.lacrada ? (
      <Badge tone="warning" icon={Lock}>
        {copy.lacrada}
      </Badge>
    ) : (
      questao.em_prova_nao_liberada && (
        <Badge tone="warning" icon={Lock}>
          {copy.held}
          <VisuallyHidden>{copy.heldWhy}</VisuallyHidden>
        </Badge>
      )
    )}
  </Inline>
);

const QUESTAO: DataColumn<GestaoQuestao> = {
  id: 'questao',
  header: copy.questao,
  cell: (questao) => (
    <Inline gap="e12">
      <SubjectTile materia={questao.materia_nome} size={36} />
      <Stack gap="e2">
        <Link quiet href={paths.questaoEditor(questao.banco_questao_id)}>
          <Text as="span" look="bodyStrong" lines={1}>
            {questao.enunciado_inicio === '' ? questao.codigo : questao.enunciado_inicio}
          </Text>
        </Link>
        <Text as="span" look="small" tone="muted">
          {[
            questao.codigo,
            questao.materia_nome,
            questao.objeto_conhecimento_descricao,
            ...questao.habilidades.slice(0, 2),
            ...(questao.revisao > 1 ? [copy.revisao(questao.revisao)] : []),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Marks questao={questao} />
      </Stack>
    </Inline>
  ),
};

const None = () => (
  <Text as="span" tone="muted">
    <span aria-hidden="true">—</span>
    <VisuallyHidden>{copy.nada}</VisuallyHidden>
  </Text>
);
const some = (words: readonly string[]) => (words.length === 0 ? <None /> : words.join(', '));

/** Those that can be chosen, in their order. @param timeZone of the school */
const escolhiveis = (timeZone: string): readonly (DataColumn<GestaoQuestao> & { id: Coluna })[] => [
  { id: 'habilidades', header: copy.habilidades, cell: ({ habilidades }) => some(habilidades) },
  { id: 'etiquetas', header: copy.etiquetas, cell: ({ etiquetas }) => some(etiquetas) },
  {
    id: 'dificuldade',
    header: copy.dificuldade,
    noWrap: true,
    cell: ({ dificuldade }) =>
      dificuldade === null ? (
        <Text tone="muted">{copy.noDificuldade}</Text>
      ) : (
        <DifficultyMark level={dificuldade}>{copy.dificuldades[dificuldade]}</DifficultyMark>
      ),
  },
  {
    id: 'acerto',
    header: copy.acerto,
    align: 'end',
    noWrap: true,
    cell: ({ percentual_acerto }) =>
      percentual_acerto === null ? (
        <Text as="span" tone="muted">
          <span aria-hidden="true">—</span>
          <VisuallyHidden>{copy.noAcerto}</VisuallyHidden>
        </Text>
      ) : (
        copy.percent(percentual_acerto)
      ),
  },
  { id: 'usos', header: copy.usos, cell: ({ qtde_usos }) => qtde_usos, align: 'end', noWrap: true },
  {
    id: 'autor',
    header: copy.autor,
    cell: ({ autor_nome }) => (autor_nome === null ? <None /> : <PersonName>{autor_nome}</PersonName>),
  },
  {
    id: 'atualizada',
    header: copy.atualizada,
    noWrap: true,
    cell: ({ atualizada_em }) => formatData(Date.parse(atualizada_em), timeZone),
  },
];

/** The question, and the columns that were chosen. */
export const columnsOf = (colunas: readonly Coluna[], timeZone: string): Columns => [
  QUESTAO,
  ...escolhiveis(timeZone).filter(({ id }) => colunas.includes(id)),
];

/** Beside the student's screen there is room for one. */
export const NARROW: readonly Coluna[] = ['acerto'];

export const idOf = ({ banco_questao_id }: GestaoQuestao) => banco_questao_id;

/**
 * @param onVer shows it as a student sees it
 * @param short an icon, where the student's screen stands beside the table
 */
export const verComoAluno = (onVer: (banco_questao_id: number) => void, short: boolean) =>
  function Ver({ banco_questao_id, codigo }: GestaoQuestao) {
    if (short)
      return (
        <IconButton icon={Eye} label={`${copy.ver} ${copy.verOf(codigo)}`} onClick={() => onVer(banco_questao_id)} />
      );
    return (
      <Button variant="text" size="sm" icon={Eye} onClick={() => onVer(banco_questao_id)}>
        {copy.ver} <VisuallyHidden>{copy.verOf(codigo)}</VisuallyHidden>
      </Button>
    );
  };
