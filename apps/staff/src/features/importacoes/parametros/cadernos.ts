/** Which booklet a person chooses for each area. Pure. */
import type { GestaoImportacao, GestaoImportacaoMapeamentoRequest } from '@luneta/api-client';

export type Area = NonNullable<GestaoImportacao['parametros']>['areas'][number];
/** Booklets by area; empty: not chosen yet. */
export type Escolha = ReadonlyMap<string, string>;

/** Stands for an area that a person leaves as it is. */
export const LEFT = '-';

/** What the server proposes, and what was chosen before. */
export const escolhidosDe = (areas: readonly Area[]): Escolha =>
  new Map(
    areas.map(({ area_codigo, situacao, caderno }) => [area_codigo, situacao === 'deixada' ? LEFT : (caderno ?? '')]),
  );

/** Areas for which a booklet has to be chosen (rule QIM-1). */
export const abertas = (areas: readonly Area[], escolha: Escolha): readonly string[] =>
  areas
    .filter(({ area_codigo, situacao }) => situacao !== 'ausente' && escolha.get(area_codigo) === '')
    .map(({ area_codigo }) => area_codigo);

/** What the server is told. A booklet that the keys propose is not said, so that it goes on following them. */
export function requestDe(
  opcoes: GestaoImportacao['opcoes'],
  areas: readonly Area[],
  escolha: Escolha,
  versao: number,
): Omit<GestaoImportacaoMapeamentoRequest, 'params'> {
  const cadernos = areas.flatMap(({ area_codigo, situacao, caderno }) => {
    const value = escolha.get(area_codigo) ?? '';
    if (value === '' || (situacao === 'proposta' && value === caderno)) return [];
    return [{ area_codigo, caderno: value === LEFT ? null : value }];
  });
  return { colunas: [], opcoes: { ...opcoes, cadernos }, versao };
}
