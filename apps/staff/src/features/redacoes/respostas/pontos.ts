/** The points of one text answer as they are handed over, and as the device keeps them. Pure. */
import type { Subjetiva, SubjetivaRequest } from '@luneta/api-client';
import type { Recusa } from '@luneta/domain';
import { limpaTexto } from '@luneta/domain/texto-livre';
import type { KeptShape } from '@luneta/outbox';

/** What is sent for one answer. */
export type Pontos = Required<Omit<SubjetivaRequest, 'params'>> & { readonly resposta_subjetiva_id: number };

/** Whether the server holds these points already: the answer to an earlier call was lost. */
export const isStored = (pontos: Pontos, { pontuacao_correcao, comentario_correcao }: Subjetiva): boolean =>
  pontos.pontuacao_correcao === pontuacao_correcao &&
  pontos.comentario_correcao === limpaTexto(comentario_correcao ?? '');

/** @param prefix begins the names of one person's rows */
export const pontosShape = (prefix: string): KeptShape<Pontos, Recusa, string> => ({
  prefix,
  encode: ({ value, recusa }) => JSON.stringify({ value, recusa }),
  decode: read,
});

/** Null for what another build, or a hand, has written. */
function read(text: string) {
  try {
    const { value, recusa = null }: Record<string, unknown> = Object(JSON.parse(text));
    return isPontos(value) && isRecusa(recusa) ? { value, recusa } : null;
  } catch {
    return null;
  }
}

function isPontos(value: unknown): value is Pontos {
  const { resposta_subjetiva_id, pontuacao_correcao, comentario_correcao, versao }: Record<string, unknown> =
    Object(value);
  return (
    [resposta_subjetiva_id, pontuacao_correcao, versao].every((one) => typeof one === 'number') &&
    typeof comentario_correcao === 'string'
  );
}

function isRecusa(recusa: unknown): recusa is Recusa | null {
  if (recusa === null) return true;
  const { status, codigo, mensagem }: Record<string, unknown> = Object(recusa);
  return typeof status === 'number' && typeof codigo === 'string' && typeof mensagem === 'string';
}
