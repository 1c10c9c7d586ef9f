/** A delivered marking that becomes a draft again: by its author for a moment, by staff with a reason until the release. */
import type { Marca, Papel } from './correcao-redacao.ts';

/** How long the author of a delivered part may take it back. [COR-14] D 227 */
export const UNDO_MS = 10_000;

/** What the call needs to arrive, when it was made in the last moment. */
const CAMINHO_MS = 5_000;

export type ReaberturaErro = 'nao_concluida' | 'resultado_liberado';
export type UndoErro = 'nao_concluida' | 'seguinte_iniciada' | 'prazo_de_desfazer';

type Pedido = { readonly marcas: readonly Marca[]; readonly papel: Papel };

const isConcluida = ({ marcas, papel }: Pedido) => marcas.some((marca) => marca.papel === papel && marca.nota !== null);

/** Why a finished part cannot be reopened: it is none, or students have read the mark. [COR-15] D 227 */
export function reaberturaErro({ lida, ...pedido }: Pedido & { readonly lida: boolean }): ReaberturaErro | null {
  if (!isConcluida(pedido)) return 'nao_concluida';
  return lida ? 'resultado_liberado' : null;
}

/** Students read a mark once it is final and the result is out. [COR-15] */
export const isNotaLida = (notaFinal: number | null, liberadoEmMs: number | null, nowMs: number): boolean =>
  notaFinal !== null && liberadoEmMs !== null && nowMs > liberadoEmMs;

/**
 * Why the author cannot take back a delivery: it is none, another person has begun a part because of it, or the time is
 * over. [COR-14] D 227
 */
export function undoErro(
  { entregueMs, ...pedido }: Pedido & { readonly entregueMs: number },
  nowMs: number,
): UndoErro | null {
  if (!isConcluida(pedido)) return 'nao_concluida';
  if (pedido.marcas.some(({ papel }) => papel > pedido.papel)) return 'seguinte_iniciada';
  return nowMs - entregueMs > UNDO_MS + CAMINHO_MS ? 'prazo_de_desfazer' : null;
}
