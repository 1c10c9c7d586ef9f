/** Looks through an imported exam: what is wrong at each place of its booklet, and why an area has no TRI score. */
import { AREAS_ENEM, isAreaEnem } from '@luneta/domain/areas-enem';
import {
  estadoDoLugar,
  ESTADOS_DO_LUGAR,
  type EstadoDoLugar,
  falhasDoLugar,
  impedeUso,
  isAreaComTri,
  type LugarConferido,
  triDaArea,
} from '@luneta/domain/conferencia-importada';
import { groupedBy } from '@luneta/domain/rascunho';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import { toPlainText } from '../../../../http/rich-text/plain-text.ts';
import {
  type Conferida,
  findConferidas,
  findQuestoesDoRascunho,
  type QuestaoDoRascunho,
} from '../../../questoes/index.ts';
import { esperadasOf } from './divergentes.ts';
import { questoesOf } from './documento.ts';
import type { LugarImportado } from './importado.ts';
import type { RascunhoRow } from './store.ts';
import type { Reader } from './verificacao.ts';

type Schemas = components['schemas'];

const STEM_MAX = 200;

/** A place with what stands there. */
type Posto = {
  readonly lugar: LugarImportado;
  readonly questao: QuestaoDoRascunho | null;
  readonly conferido: LugarConferido;
};

function postoOf(lugar: LugarImportado, questao: QuestaoDoRascunho | null, found: Conferida | undefined): Posto {
  const { numero, area_codigo: area, calibrado, gabarito } = lugar;
  const said = questao && {
    // The key of a sealed question is nobody else's to compare; an annulled one needs none.
    gabarito_diverge: !questao.lacrada && gabarito !== 'X' && (found?.diverge === true || found?.sem_gabarito === true),
    sem_imagem: found?.sem_imagem ?? false,
    imagens_sem_descricao: questao.imagens_sem_descricao,
    area: questao.area_conhecimento,
    tri_origem: questao.tri_origem,
  };
  // Without parameters an annulled item lacks nothing.
  return {
    lugar,
    questao,
    conferido: { numero, area, calibrado: gabarito === 'X' ? false : calibrado, questao: said },
  };
}

/** Each place of the booklet with the question that the draft has there. */
async function postosOf(escola: Tenant, { documento, caderno }: RascunhoRow, reader: Reader): Promise<Posto[]> {
  const itens = documento.dias.flatMap((dia) => dia.itens);
  const questoes = await findQuestoesDoRascunho(escola, questoesOf(documento), reader);
  const conferidas = await findConferidas(escola, esperadasOf(documento, caderno));
  const byId = new Map(questoes.map((one) => [one.banco_questao_id, one]));
  const foundById = new Map(conferidas.map((one) => [one.questao_id, one]));
  return (caderno?.lugares ?? []).map((lugar) => {
    const { numero, lingua_estrangeira } = lugar;
    const item = itens.find((one) => one.numero === numero && (one.lingua_estrangeira ?? 0) === lingua_estrangeira);
    const id = item?.questao_id ?? 0;
    return postoOf(lugar, byId.get(id) ?? null, foundById.get(id));
  });
}

function presentItem({ lugar, questao, conferido }: Posto, comTri: boolean): Schemas['ConferenciaItem'] {
  const { lingua_estrangeira: lingua, gabarito, decidido } = lugar;
  return {
    lingua_estrangeira: lingua === 0 ? null : lingua,
    banco_questao_id: questao?.banco_questao_id ?? null,
    codigo: questao?.codigo ?? null,
    enunciado: questao === null ? '' : toPlainText(questao.enunciado, STEM_MAX),
    materia_nome: questao?.materia_nome ?? null,
    area_codigo: questao?.area_conhecimento ?? null,
    falhas: falhasDoLugar(conferido, comTri),
    gabarito_inep: gabarito,
    gabarito_decidido: decidido,
    anulada: gabarito === 'X',
  };
}

function presentArea(area_codigo: string, postos: readonly Posto[], row: RascunhoRow): Schemas['ConferenciaArea'] {
  const conferidos = postos.map(({ conferido }) => conferido);
  const comTri = isAreaComTri(conferidos);
  const numeros = postos.map(({ lugar }) => lugar.numero);
  const caderno = row.caderno?.cadernos.find((one) => one.area_codigo === area_codigo);
  const tri = triDaArea(conferidos);
  return {
    area_codigo,
    nome: isAreaEnem(area_codigo) ? AREAS_ENEM[area_codigo].nome_curto : area_codigo,
    de: Math.min(...numeros),
    ate: Math.max(...numeros),
    tri: { motivo: tri.motivo, numeros: [...tri.numeros] },
    caderno: caderno
      ? { codigo: caderno.codigo, cor: caderno.cor, iguais: caderno.iguais, comuns: caderno.comuns }
      : null,
    lugares: groupedBy(postos, ({ lugar }) => lugar.numero).map(([numero, own]) => {
      const itens = own.map((posto) => presentItem(posto, comTri));
      const dia_prova = own[0]?.lugar.dia_prova ?? 1;
      return { numero, dia_prova, estado: estadoDoLugar(itens.flatMap(({ falhas }) => falhas)), itens };
    }),
  };
}

const NONE: Readonly<Record<EstadoDoLugar, number>> = {
  ok: 0,
  faltando: 0,
  gabarito_diverge: 0,
  sem_imagem: 0,
  area_trocada: 0,
  sem_descricao: 0,
  sem_parametro: 0,
};

/** The exam as it is looked through; four statements for any number of places. */
export async function conferir(
  escola: Tenant,
  row: RascunhoRow,
  reader: Reader,
  editavel: boolean,
): Promise<Schemas['ConferenciaImportada']> {
  const postos = await postosOf(escola, row, reader);
  const areas = groupedBy(postos, ({ lugar }) => lugar.area_codigo).map(([codigo, own]) =>
    presentArea(codigo, own, row),
  );
  const estados = areas.flatMap(({ lugares }) => lugares.map(({ estado }) => estado));
  const totais = { ...NONE };
  for (const estado of ESTADOS_DO_LUGAR) totais[estado] = estados.filter((one) => one === estado).length;
  return {
    rascunho_id: row.id,
    escola_id: escola.escola_id,
    descricao: row.documento.descricao,
    versao: row.versao,
    editavel,
    pronta: !estados.some(impedeUso),
    questoes: postos.filter(({ questao }) => questao !== null).length,
    questoes_esperadas: postos.length,
    totais,
    areas,
  };
}
