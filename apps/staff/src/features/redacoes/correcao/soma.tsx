/** The sum so far, a bar for each competence, what is lacking, and what the level at hand means. */
import type { GestaoRedacao } from '@luneta/api-client';
import { COMPETENCIA_MAXIMA } from '@luneta/domain/correcao-redacao';
import { competenceTone, Text } from '@luneta/ui';

import { copy } from '../copy.ts';
import { missingNotas, notaOf, totalOf, type Rascunho } from '../outbox/rascunho.ts';
import * as css from './correcao.css.ts';

type SomaProps = {
  redacao: GestaoRedacao;
  rascunho: Rascunho;
  atual: number;
  /** The step under the pointer or the focus. */
  touched: { numero: number; nota: number } | null;
  id: string;
  livre: boolean;
};

export function Soma({ redacao, rascunho, atual, touched, id, livre }: SomaProps) {
  const lacking = missingNotas(rascunho);
  const state = () => {
    if (rascunho.motivo_zero !== null) return copy.zeroed;
    return lacking.length === 0 ? copy.complete : copy.lacks(lacking);
  };
  const given = notaOf(rascunho, atual);
  const shown = touched ?? { numero: atual, nota: given };
  const rubrica = redacao.rubrica.find(({ numero }) => numero === shown.numero);
  const level = rubrica?.niveis.find(({ nota }) => nota === shown.nota);
  return (
    <section className={css.sum} aria-label={copy.sum}>
      <div className={css.sumRow}>
        <span className={css.number}>{totalOf(rascunho)}</span>
        <div style={{ flex: 1, minWidth: 0 }}>
          <Text id={id} look="small" tone="muted">
            {copy.of} · {state()}
          </Text>
          <div className={css.parts} aria-hidden>
            {redacao.rubrica.map(({ numero }) => (
              <div key={numero} className={css.partBar} data-materia={competenceTone(numero)}>
                <div
                  className={css.partFill}
                  style={{
                    width: `${((rascunho.motivo_zero === null ? (notaOf(rascunho, numero) ?? 0) : 0) * 100) / COMPETENCIA_MAXIMA}%`,
                  }}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
      {livre && (
        <p className={css.level} aria-hidden>
          {level && shown.nota !== null ? (
            <>
              <strong>{copy.level(shown.numero, shown.nota)}</strong>
              {level.descricao}
            </>
          ) : (
            rubrica && (
              <>
                <strong>{rubrica.nome}: </strong>
                {rubrica.descricao}
              </>
            )
          )}
        </p>
      )}
    </section>
  );
}
