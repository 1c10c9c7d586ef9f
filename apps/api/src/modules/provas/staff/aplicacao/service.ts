/**
 * What would follow from giving an exam to a class: questions that the class has seen, and releases that would come later
 * (decision 195). It writes nothing; the rules of release are those of the domain.
 */
import { endsUntilRelease, liberacaoMs, type Outras } from '@luneta/domain/liberacao';

import type { Tenant } from '../../../../database/tenant.ts';
import { type FimColumns, toFim, toOutras } from '../fim-store.ts';
import { type Alvo, type EmComum, findAlvo, findEmComum } from './store.ts';
import { countVistas, type Vistas } from './vistas-store.ts';

export type Previa = {
  readonly alvo: Alvo;
  readonly vistas: Vistas;
  /** When the results of the exam would be shown; null while it is not known or held. */
  readonly liberacaoMs: number | null;
  /** Exams that the exam would wait for. */
  readonly espera_por: readonly EmComum[];
  /** Exams whose results would come later, with their release before and after. */
  readonly adia: readonly { readonly prova: EmComum; readonly antes: number | null; readonly depois: number | null }[];
};

/** Two ends of the same kind: the later one, and null only where one is not known. */
const later = (x: number | null, y: number | null): number | null => (x === null ? y : Math.max(x, y ?? x));

/** What held the results back before, and one more exam that ends at `endMs`. */
const withEnd = ({ fimMs, semFim }: Outras, endMs: number | null): Outras => ({
  fimMs: endMs === null ? fimMs : later(fimMs, endMs),
  semFim: semFim || endMs === null,
});

const plannedMs = (row: FimColumns, outras: Outras, endMs: number | null = row.fim_em?.getTime() ?? null) =>
  liberacaoMs(endsUntilRelease([endMs], outras), toFim(row).retencao);

export type Pergunta = {
  readonly avaliacao_id: number;
  readonly turma_id: number;
  /** Last end planned for the class; null: the end that is stored. */
  readonly fim: Date | null;
  readonly agora: Date;
};

/** @returns null unless the exam and the class are of the school */
export async function previewAplicacao(escola: Tenant, pergunta: Pergunta): Promise<Previa | null> {
  const { fim, ...of } = pergunta;
  const alvo = await findAlvo(escola, of);
  if (!alvo) return null;
  const [vistas, others] = [await countVistas(escola, of), await findEmComum(escola, of)];
  const endMs = later(alvo.fim_em?.getTime() ?? null, fim?.getTime() ?? null);
  const isLater = ({ fim_em }: EmComum) => fim_em === null || endMs === null || fim_em.getTime() > endMs;
  const espera_por = others.filter((other) => other.esperada && isLater(other));
  const outras = espera_por.reduce((all, { fim_em }) => withEnd(all, fim_em?.getTime() ?? null), toOutras(alvo));
  const adia = others.flatMap((prova) => {
    const antes = plannedMs(prova, toOutras(prova));
    const depois = plannedMs(prova, withEnd(toOutras(prova), endMs));
    return prova.espera && depois !== antes ? [{ prova, antes, depois }] : [];
  });
  return { alvo, vistas, liberacaoMs: plannedMs(alvo, outras, endMs), espera_por, adia };
}
