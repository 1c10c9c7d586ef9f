/**
 * The marked essays of an exam (decision 194): mark, competences, comments, and what the student wrote. An entry of its own,
 * because results and answer keys show it and need nothing of a running exam.
 */
import type { RedacaoCorrigida } from '@luneta/api-client';
import { COMPETENCIA_MAXIMA, REDACAO_MAXIMA } from '@luneta/domain';
import { BigScore, Card, Disclosure, Heading, Note, numberText, Stack, Text, TextMarks } from '@luneta/ui';
import { PenLine } from '@luneta/ui/icons';
import { useId } from 'react';

import { EssayMarks } from './parts/essay-marks/essay-marks.tsx';
import { copy as words } from './copy.ts';

export type RedacoesProps = {
  /** That of the first day; null in an exam without an essay. */
  redacao: RedacaoCorrigida | null;
  /** Those of further days. */
  outras_redacoes: readonly RedacaoCorrigida[];
  /** That of the cards beside it; `md` when not given. */
  padding?: 'md' | 'lg';
};

/** One card for each essay; nothing in an exam without one. */
export function Redacoes({ redacao, outras_redacoes, padding = 'md' }: RedacoesProps) {
  const all = [...(redacao === null ? [] : [redacao]), ...outras_redacoes];
  return all.map((one) => (
    <Redacao
      key={one.dia_prova}
      redacao={one}
      title={all.length > 1 ? words.dayTitle(one.dia_prova) : words.title}
      padding={padding}
    />
  ));
}

type RedacaoProps = { redacao: RedacaoCorrigida; title: string; padding: 'md' | 'lg' };

function Redacao({ redacao, title, padding }: RedacaoProps) {
  const id = useId();
  const { situacao, proposta_redacao_titulo, nota, motivo_zero } = redacao;
  return (
    <Card as="section" labelledBy={id} padding={padding}>
      <Stack gap="e16">
        <Stack gap="e2">
          <Heading look="h3" id={id}>
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

function Correcao({ redacao: { competencias, comentarios, marcas, texto, palavras } }: { redacao: RedacaoCorrigida }) {
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
          <Heading look="h3">{words.comments}</Heading>
          {comentarios.map((comentario) => (
            <Paragraphs key={comentario} text={comentario} />
          ))}
        </Stack>
      )}
      {marcas.length > 0 && texto !== '' && (
        <Text look="small" tone="muted">
          {words.passages(marcas.length)}
        </Text>
      )}
      {texto.trim() !== '' && (
        <Disclosure label={words.text} icon={PenLine} variant="row">
          <Stack gap="e8">
            {marcas.length === 0 ? <Paragraphs text={texto} /> : <Trechos texto={texto} marcas={marcas} />}
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

/** The text with its commented passages, then what was said of each, in the order of the text. */
function Trechos({ texto, marcas }: Pick<RedacaoCorrigida, 'texto' | 'marcas'>) {
  return (
    <>
      <TextMarks
        label={words.text}
        text={texto}
        marks={marcas.map(({ inicio, fim, competencia }, n) => ({
          id: String(n),
          start: inicio,
          end: fim,
          competence: competencia,
        }))}
        markWords={words.ofCompetence}
      />
      <Stack as="ol" gap="e8">
        {marcas.map(({ inicio, fim, competencia, comentario }, n) => (
          <li key={n}>
            <Text look="small">
              “{texto.slice(inicio, fim)}”{' '}
              <Text as="strong" look="smallStrong">
                ({words.ofCompetence(competencia)})
              </Text>
            </Text>
            {comentario !== '' && <Text look="small">{comentario}</Text>}
          </li>
        ))}
      </Stack>
    </>
  );
}
