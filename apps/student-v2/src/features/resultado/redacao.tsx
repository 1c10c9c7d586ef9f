/** The marked essay of a result (decision 194): mark, competences, comments, and what the student wrote. */
import type { RedacaoCorrigida, Resultado } from '@luneta/api-client';
import { COMPETENCIA_MAXIMA, REDACAO_MAXIMA } from '@luneta/domain';
import { BigScore, Card, Disclosure, EssayMarks, Heading, Note, numberText, Stack, Text } from '@luneta/ui';
import { PenLine } from '@luneta/ui/icons';
import { useId } from 'react';

import { essay as words } from './copy.ts';

export function Redacoes({ resultado: { redacao, outras_redacoes } }: { resultado: Resultado }) {
  const all = [...(redacao === null ? [] : [redacao]), ...outras_redacoes];
  return all.map((one) => (
    <Redacao key={one.dia_prova} redacao={one} title={all.length > 1 ? words.dayTitle(one.dia_prova) : words.title} />
  ));
}

function Redacao({ redacao, title }: { redacao: RedacaoCorrigida; title: string }) {
  const id = useId();
  const { situacao, proposta_redacao_titulo, nota, motivo_zero } = redacao;
  return (
    <Card as="section" labelledBy={id} padding="lg">
      <Stack gap="e16">
        <Stack gap="e2">
          <Heading level={2} look="h3" id={id}>
            {title}
          </Heading>
          <Text look="small" tone="muted">
            {proposta_redacao_titulo}
          </Text>
        </Stack>
        {situacao === 'em_correcao' && <Note tone="info">{words.pending}</Note>}
        {situacao === 'em_branco' && <Note tone="info">{words.blank}</Note>}
        {nota !== null && (
          <BigScore label={words.grade} value={nota} max={REDACAO_MAXIMA} decimals={0} size="md" showLabel />
        )}
        {motivo_zero !== null && situacao === 'corrigida' && (
          <Note tone="info" title={words.zero}>
            {words.reasons[motivo_zero]}
          </Note>
        )}
        <Correcao redacao={redacao} />
      </Stack>
    </Card>
  );
}

/** A mean of two markers may have a half; whole marks are shown whole. */
const markText = (nota: number) => numberText(nota, Number.isInteger(nota) ? 0 : 1);

function Correcao({ redacao: { competencias, comentarios, texto, palavras } }: { redacao: RedacaoCorrigida }) {
  return (
    <>
      {competencias.length > 0 && (
        <EssayMarks
          label={words.competences}
          max={COMPETENCIA_MAXIMA}
          words={(nota, maxima) => words.mark(markText(nota), maxima)}
          marks={competencias.map(({ numero, nome, nota, comentarios: comments }) => ({
            number: numero,
            name: nome,
            mark: nota,
            comments,
          }))}
        />
      )}
      {comentarios.length > 0 && (
        <Stack gap="e4">
          <Heading level={3} look="h3">
            {words.comments}
          </Heading>
          {comentarios.map((comentario) => (
            <Paragraphs key={comentario} text={comentario} />
          ))}
        </Stack>
      )}
      {texto.trim() !== '' && (
        <Disclosure label={words.text} icon={PenLine} look="row">
          <Stack gap="e8">
            <Paragraphs text={texto} />
            <Text look="small" tone="muted">
              {words.words(palavras)}
            </Text>
          </Stack>
        </Disclosure>
      )}
    </>
  );
}

/** One paragraph for each line that was written. */
function Paragraphs({ text }: { text: string }) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, n) => <Text key={n}>{line}</Text>);
}
