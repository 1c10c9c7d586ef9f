/** A question as either app draws it for a student. Nothing in it can be used. Its HTML is drawn already. */
import type { QuestaoGestao } from '@luneta/api-client';
import { isHtmlVazio, letraOf, ITEM_RESPOSTAS } from '@luneta/domain';
import { Options, QuestionCard, Stack, Text, Textarea } from '@luneta/ui';

import { copy } from './copy.ts';

export type VersaoAluno = '1' | '2';

export type ComoAlunoProps = {
  versao: VersaoAluno;
  /** Its number in the exam; without it the first. */
  titulo?: string;
  materia: string;
  objeto: string | null;
  texto_base: { conteudo: string; fonte: string } | null;
  enunciado: string;
  /** In their order; empty ones are not drawn. */
  alternativas: readonly string[];
  discursiva: boolean;
  /** The right one, for who may see it. */
  gabarito?: QuestaoGestao['gabarito'];
};

const idle = () => undefined;

export function ComoAluno({ versao, materia, objeto, enunciado, discursiva, ...rest }: ComoAlunoProps) {
  const { texto_base, alternativas, gabarito = null, titulo = copy.questao1 } = rest;
  const html = [texto_base === null ? '' : passage(texto_base), enunciado].join('');
  const shown = isHtmlVazio(html) ? `<p>${copy.noEnunciado}</p>` : html;
  const options = {
    label: copy.options('1'),
    options: alternativas.map((text, n) => ({ value: n + 1, html: text })),
    selected: null,
  };
  const correct = ITEM_RESPOSTAS.find((item) => letraOf(item) === gabarito) ?? null;
  const subject = materia === '' ? copy.noMateria : materia;
  // Version 1 shows topic and text alone, version 2 number and subject over them.
  const look = versao === '1' ? { quiet: true, meta: objeto ?? subject } : {};
  return (
    <QuestionCard title={titulo} subject={subject} html={shown} {...look}>
      {discursiva ? (
        <Stack gap="e4">
          <Textarea label={copy.resposta} value="" rows={5} onChange={idle} />
          <Text look="small" tone="muted">
            {copy.respostaHint}
          </Text>
        </Stack>
      ) : correct === null ? (
        <Options mode="answer" {...options} onChange={idle} />
      ) : (
        <Options mode="review" {...options} correct={correct} />
      )}
    </QuestionCard>
  );
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Before the stem, with its source below. */
const passage = ({ conteudo, fonte }: { conteudo: string; fonte: string }) =>
  fonte === '' ? conteudo : `${conteudo}<p><small>${escape(fonte)}</small></p>`;
