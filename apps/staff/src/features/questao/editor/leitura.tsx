/** A question that this person may read and not change: sealed, of somebody else, archived, or an older revision. */
import type { QuestaoGestao } from '@luneta/api-client';
import { Card, Comment, Heading, Link, Note, RichHtml, Stack, Text } from '@luneta/ui';

import { ComoAluno } from '../../../shared/questao/como-aluno.tsx';
import { paths } from '../../../shared/paths.ts';
import { copy } from './copy.ts';

export function motivoDaLeitura({ lacrada, substituida_por, situacao, editavel }: QuestaoGestao) {
  if (lacrada) return 'lacrada';
  if (substituida_por !== null) return 'substituida';
  if (!editavel) return 'readOnly';
  return situacao === 'arquivada' ? 'arquivada' : null;
}

export function Leitura({ questao }: { questao: QuestaoGestao }) {
  const motivo = motivoDaLeitura(questao);
  const { enunciado, alternativas, comentario, orientacoes, tipo } = questao;
  return (
    <Stack gap="e16">
      {motivo !== null && (
        <Note
          tone={motivo === 'lacrada' ? 'locked' : motivo === 'readOnly' ? 'reading' : 'info'}
          action={
            motivo === 'substituida' &&
            questao.substituida_por !== null && (
              <Link href={paths.questaoEditor(questao.substituida_por)}>{copy.openNewest}</Link>
            )
          }
        >
          {copy[motivo]}
        </Note>
      )}
      <Card>
        <ComoAluno
          versao="2"
          materia={questao.materia_nome}
          objeto={questao.objeto_conhecimento_descricao}
          texto_base={questao.texto_base}
          enunciado={enunciado}
          alternativas={alternativas.map(({ texto }) => texto)}
          discursiva={tipo === 'discursiva'}
          gabarito={questao.gabarito}
        />
      </Card>
      {comentario !== '' && <Comment label={copy.campos.comentario} html={comentario} open />}
      {orientacoes !== '' && (
        <Card>
          <Stack gap="e8">
            <Heading look="h3">{copy.campos.orientacoes}</Heading>
            <RichHtml html={orientacoes} />
          </Stack>
        </Card>
      )}
      {questao.etiquetas.length > 0 && <Text tone="muted">{copy.etiquetadas(questao.etiquetas)}</Text>}
    </Stack>
  );
}
