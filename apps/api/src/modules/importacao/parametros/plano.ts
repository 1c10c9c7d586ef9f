/** What a file of parameters makes of the exam that it was handed in for: its booklets, and an item a line. */
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../database/tenant.ts';
import { lugarKey } from '../../provas/index.ts';
import { opcoesOf } from '../arquivo/opcoes.ts';
import { findBytes, type ImportacaoRow } from '../arquivo/store.ts';
import { LeituraRecusada } from '../readers/leitura.ts';
import type { LeituraDeParametros } from '../readers/parametros.ts';
import { readParametrosInThread } from '../readers/read.ts';
import { firstOf, itensOf, type Plan, planParametros } from './aplicar.ts';
import type { Arquivo } from './arquivo.ts';
import { cadernosOf, rankedCadernos } from './cadernos.ts';
import type { ParametroGuardado } from './guardado.ts';
import type { LinhaDeParametro } from './linha.ts';
import type { ProvaLida } from './prova.ts';
import type { Alvo, ItemRow } from './store.ts';

type Area = components['schemas']['GestaoImportacaoParametrosArea'];

/** Booklets and places that a report names of an area. */
const MAX = 60;

/** @throws LeituraRecusada for a file that is gone or holds no parameters */
export async function readFile(escola: Tenant, { id }: ImportacaoRow): Promise<LeituraDeParametros> {
  const found = await findBytes(escola, id);
  if (!found?.bytes) throw new LeituraRecusada('arquivo_apagado');
  return readParametrosInThread(found.bytes);
}

/** Booklets by area, as a person chose them. */
export const escolhasOf = ({ opcoes, criada_em }: ImportacaoRow): ReadonlyMap<string, string | null> =>
  new Map(opcoesOf(opcoes, criada_em).cadernos.map(({ area_codigo, caderno }) => [area_codigo, caderno]));

/** @param porArea what a person chose */
export const planOf = (prova: ProvaLida, arquivo: Arquivo, porArea: ReadonlyMap<string, string | null>): Plan =>
  planParametros(prova, arquivo, { wanted: null, porArea });

function situacaoOf(escolha: string | null | undefined, found: boolean, candidatos: number): Area['situacao'] {
  if (candidatos === 0) return 'ausente';
  if (escolha === null) return 'deixada';
  if (!found) return 'por_escolher';
  return escolha === undefined ? 'proposta' : 'escolhida';
}

/** The areas with their booklets (rule QIM-1), and what each lacks for a TRI score (rule QIM-4). */
export function areasOf(
  { rows }: ProvaLida,
  { registros }: Arquivo,
  plan: Plan,
  porArea: ReadonlyMap<string, string | null>,
): Area[] {
  const there = new Set(rows.map(({ numero, lingua_estrangeira }) => lugarKey(numero, lingua_estrangeira)));
  return plan.areas.map(({ codigo, itens, na_escala, caderno }) => {
    const own = rows.filter(({ area }) => area === codigo);
    const ranked = rankedCadernos(cadernosOf(registros, codigo), itensOf(own), firstOf(own));
    const lost = plan.caderno.filter(
      ({ area_codigo, calibrado, numero, lingua_estrangeira }) =>
        area_codigo === codigo && calibrado !== false && !there.has(lugarKey(numero, lingua_estrangeira)),
    );
    return {
      area_codigo: codigo,
      itens,
      na_escala,
      situacao: situacaoOf(porArea.get(codigo), caderno !== null, ranked.length),
      caderno: caderno?.codigo ?? null,
      candidatos: ranked
        .slice(0, MAX)
        .map((one) => ({ caderno: one.caderno.codigo, cor: one.caderno.cor, iguais: one.iguais, comuns: one.comuns })),
      faltam: caderno === null ? [] : [...new Set(lost.map(({ numero }) => numero))].slice(0, MAX),
    };
  });
}

/** A draft keeps the key of an annulled item: INEP's word stands with its place. */
function paraOf(alvo: Alvo, row: ItemRow, calibrado: boolean | null | undefined, { antes }: ProvaLida): Alvo {
  if (antes.tipo === 'avaliacao') return alvo;
  const gabarito = alvo.anulada ? row.gabarito : alvo.gabarito;
  return { ...alvo, gabarito, fora_da_tri: !alvo.anulada && calibrado === false };
}

const estadoOf = (row: ItemRow): Alvo => ({
  gabarito: row.gabarito,
  habilidade: row.habilidade,
  tri_a: row.tri_a,
  tri_b: row.tri_b,
  tri_c: row.tri_c,
  tri_origem: row.tri_origem,
  anulada: row.anulada,
  fora_da_tri: row.fora_da_tri,
});

/** An item a line, of the areas that have a booklet. */
export function linhasOf(prova: ProvaLida, plan: Plan): LinhaDeParametro[] {
  const known = new Set(plan.areas.flatMap(({ codigo, caderno }) => (caderno === null ? [] : [codigo])));
  const changes = new Map(plan.changes.map((change) => [change.row, change]));
  const places = new Map(plan.caderno.map((one) => [lugarKey(one.numero, one.lingua_estrangeira), one.calibrado]));
  return prova.rows
    .filter(({ area }) => known.has(area))
    .map((row, index) => {
      const { numero, lingua_estrangeira, area, codigo, questao_id } = row;
      const change = changes.get(row);
      const calibrado = places.get(lugarKey(numero, lingua_estrangeira));
      const parametro: ParametroGuardado = {
        numero,
        lingua_estrangeira,
        area,
        codigo,
        questao_id,
        de: estadoOf(row),
        para: change ? paraOf(change.alvo, row, calibrado, prova) : null,
        bloqueio: prova.bloqueios.get(questao_id) ?? null,
      };
      return { ordem: index + 1, linha: change?.linha ?? 0, parametro };
    });
}

/** The same item as it stands now; undefined where the exam has it no more. */
export const estadoAgora = ({ rows }: ProvaLida, { numero, lingua_estrangeira, questao_id }: ParametroGuardado) => {
  const row = rows.find(
    (one) => one.numero === numero && one.lingua_estrangeira === lingua_estrangeira && one.questao_id === questao_id,
  );
  return row && { row, alvo: estadoOf(row) };
};
