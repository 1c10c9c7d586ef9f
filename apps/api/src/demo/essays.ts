/**
 * The essays of the demo's finished exam, each with a finished marking. Text and marks follow from the student's ability and
 * the random generator.
 */
import { COMPETENCIAS } from '@luneta/domain/correcao-redacao';
import { countWords } from '@luneta/domain/redacao';

import { loadRedacoesEscritas } from '../modules/provas/index.ts';
import { loadCorrecoes } from '../modules/correcao/index.ts';
import type { Tenant } from '../database/tenant.ts';
import ensaios from './content/ensaios.json' with { type: 'json' };
import type { Random } from './random.ts';

/** Paragraphs, and what the marker says: one comment for each competence, then of a good essay and of one to work on. */
const { introducoes, desenvolvimentos, propostas, fechamentos, comentarios } = ensaios;

const DAY = 86_400_000;
/** Marks of a competence come in steps of 40, from 0 to 5. */
const STEP = 40;
const MAX_LEVEL = 5;

/** Of one attempt: who wrote, and when. */
export type Writer = {
  readonly tentativa_id: number;
  readonly theta: number;
  readonly iniciada_em: Date;
  readonly encerrada_em: Date;
};

/** The proposal, and the marker of the school. */
export type EssayFrame = { readonly proposta_redacao_id: number; readonly corretor_id: number };

const pick = (list: readonly string[], rng: Random): string => list[rng.int(0, list.length - 1)] ?? '';

function write(level: number, rng: Random): string {
  const middle = level > 2 ? [pick(desenvolvimentos, rng), pick(desenvolvimentos.toReversed(), rng)] : [];
  const end = level > 1 ? [pick(propostas, rng)] : [];
  return [pick(introducoes, rng), ...new Set(middle), ...end, pick(fechamentos, rng)].join('\n');
}

function markOf(theta: number, rng: Random) {
  return COMPETENCIAS.map((numero) => {
    const level = Math.max(1, Math.min(MAX_LEVEL, Math.round(3 + theta + rng.normal() * 0.6)));
    const comentario = level > 3 ? undefined : comentarios[numero - 1];
    return { numero, nota: level * STEP, ...(comentario !== undefined && { comentario }) };
  });
}

/** Writes one essay and its marking for each attempt, in two statements. */
export async function writeEssays(
  escola: Tenant,
  writers: readonly Writer[],
  { proposta_redacao_id, corretor_id }: EssayFrame,
  rng: Random,
): Promise<void> {
  const essays = writers.map(({ tentativa_id, theta, iniciada_em, encerrada_em }) => {
    const competencias = markOf(theta, rng);
    const nota = competencias.reduce((sum, one) => sum + one.nota, 0);
    const texto = write(Math.round(nota / (STEP * MAX_LEVEL)), rng);
    const gravada_em = new Date((iniciada_em.getTime() + encerrada_em.getTime()) / 2);
    return {
      tentativa_id,
      texto,
      nota,
      competencias,
      gravada_em,
      marcada_em: new Date(encerrada_em.getTime() + 2 * DAY),
    };
  });
  await loadRedacoesEscritas(
    escola,
    essays.map(({ tentativa_id, texto, nota, gravada_em }) => ({
      tentativa_id,
      proposta_redacao_id,
      texto,
      palavras: countWords(texto),
      seq: 1,
      gravada_em,
      nota,
    })),
  );
  await loadCorrecoes(
    escola,
    essays.map(({ tentativa_id, competencias, nota, marcada_em }) => ({
      tentativa_id,
      papel: 1 as const,
      corretor_escola_id: escola.escola_id,
      corretor_id,
      competencias,
      motivo_zero: null,
      comentario: (nota >= 700 ? comentarios[5] : comentarios[6]) ?? '',
      nota,
      concluida: true,
      versao: 1,
      gravada_em: marcada_em,
    })),
  );
}
