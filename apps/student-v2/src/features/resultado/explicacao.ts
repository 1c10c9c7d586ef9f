/** The facts that explain the TRI score of a result, as numbers. Pure; the sentences are in `copy.ts`. */
import type { Resultado } from '@luneta/api-client';
import { erroDaMedia, hitsThatCountedLittle, mediaDeAreas, roundHalfUp } from '@luneta/domain';

import { hitsByDificuldade, passosOf, type Passo } from '../../shared/resultado/questoes.ts';

export type Explicacao = {
  readonly nota: number;
  /** One standard error; null while unknown. */
  readonly erro: number | null;
  /** Ends of the band. */
  readonly de: number;
  readonly ate: number;
  readonly porDificuldade: ReturnType<typeof hitsByDificuldade>;
  /** Numbers of the own hits that counted little. */
  readonly poucos: readonly number[];
  /** Whether the difficulty of the questions is known at all. */
  readonly sabeDificuldade: boolean;
  readonly base: Resultado['base_tri'];
  /** Of how many areas it is the mean; null where it is that of one area. */
  readonly media: ReturnType<typeof mediaDeAreas>;
  /** What the score was out of: of one area, or the mean of them; null while unknown. */
  readonly maxima: number | null;
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The same for the score of one area. */
export const explicacaoOfArea = (resultado: Resultado, area: Resultado['areas'][number]) =>
  explicacaoOf({
    ...resultado,
    nota_tri: area.nota_tri,
    base_tri: area.base_tri,
    areas: [area],
    questoes: resultado.questoes.filter(({ area_codigo }) => area_codigo === area.codigo),
  });

/** Null without a TRI score. */
export function explicacaoOf(resultado: Resultado): Explicacao | null {
  const { nota_tri: nota, questoes, presente_avaliacao, areas, base_tri: base } = resultado;
  if (nota === null) return null;
  const scored = areas.filter((area) => area.nota_tri !== null);
  const erro = erroDaMedia(scored.map(({ erro_padrao }) => erro_padrao));
  const passos: readonly Passo[] = passosOf(questoes, presente_avaliacao);
  const own = new Set(passos.filter(({ verdict }) => verdict === 'acerto').map((passo) => passo.banco_questao_id));
  const poucos = hitsThatCountedLittle(
    questoes.map((questao) => ({
      area: questao.area_codigo,
      dificuldade: questao.nivel_dificuldade,
      acerto: own.has(questao.banco_questao_id),
      numero: questao.numero,
    })),
    Object.fromEntries(areas.map((area) => [area.codigo, area.nota_tri])),
  );
  const maximas = areas.flatMap(({ nota_tri_maxima }) => (nota_tri_maxima === null ? [] : [nota_tri_maxima]));
  return {
    nota,
    erro,
    de: Math.max(0, nota - (erro ?? 0)),
    ate: nota + (erro ?? 0),
    porDificuldade: hitsByDificuldade(passos),
    poucos: poucos.map(({ numero }) => numero).sort((a, b) => a - b),
    sabeDificuldade: questoes.some(({ nivel_dificuldade }) => nivel_dificuldade !== null),
    base,
    media: mediaDeAreas(areas.map(({ nota_tri }) => nota_tri)),
    maxima: maximas.length === areas.length && areas.length > 0 ? roundHalfUp(mean(maximas), 1) : null,
  };
}
