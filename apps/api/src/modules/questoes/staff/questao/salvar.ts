/** Writes questions: a new one, a change in place, or the next revision of a used one (rules BAN-1, BAN-3, BAN-7). */
import { questaoContradicoes, questaoFalhas } from '@luneta/domain/questao-alternativas';
import { type CampoFixo, camposMudados, isQuestaoUsada } from '@luneta/domain/questao-revisao';
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';

import type { Tenant } from '../../../../database/tenant.ts';
import { alternativasOf, cleanEscrita, colunasOf, type Escrita } from './campos.ts';
import { saveEtiquetas, saveHabilidades } from './classificacao-store.ts';
import { escritaErrors } from './errors.ts';
import type { Leitor, QuestaoAberta } from './leitura.ts';
import { tipoOf } from './presenter.ts';
import { findReferencias, type Referencias } from './referencia-store.ts';
import type { Situacao } from './store.ts';
import * as store from './write-store.ts';

/** Origin of a question that a person of the school wrote. */
const ORIGEM = 'Escola';

export type Opcoes = {
  /** Null: the next of the school, or the one that stands. */
  readonly codigo: string | null;
  readonly situacao: Situacao;
  /** A question that reads alike does not matter. */
  readonly aceita_repetida: boolean;
  readonly origem?: string;
  readonly importacao_id?: string;
};

/** What keeps it from being a question in this state; of a draft only what contradicts itself. */
export const faultsOf = (escrita: Escrita, situacao: Situacao) =>
  situacao === 'rascunho' ? questaoContradicoes(escrita) : questaoFalhas(escrita);

/** Refuses what is no question. @throws 422 with each fault at its field */
function checked(given: Escrita, situacao: Situacao): Escrita {
  const draft = situacao === 'rascunho';
  const escrita = cleanEscrita({ ...given, etiquetas: tagsOf(given.etiquetas) }, draft);
  const faults = faultsOf(escrita, situacao);
  if (faults.length > 0) throw escritaErrors.incomplete(faults);
  return escrita;
}

/** Tags as they are stored, each once. */
export function tagsOf(nomes: readonly string[]): string[] {
  const empty = nomes.findIndex(isNomeVazio);
  if (empty >= 0) throw escritaErrors.etiquetaEmpty(`etiquetas.${empty}`);
  return [...new Set(nomes.map(cleanNome))];
}

async function codigoFor(tx: Tenant, codigo: string | null, raiz_id: number | null): Promise<string> {
  if (codigo === null) return store.nextCodigo(tx);
  const clean = cleanNome(codigo);
  if (isNomeVazio(clean)) throw escritaErrors.codigoEmpty();
  if (await store.isCodigoTaken(tx, clean, raiz_id)) throw escritaErrors.codigoTaken();
  return clean;
}

async function refuseRepeated(tx: Tenant, hash: string | null, raiz_id: number | null): Promise<void> {
  const other = await store.findRepetida(tx, hash, raiz_id);
  if (other !== null) throw escritaErrors.repeated(other);
}

type Ligacoes = { readonly raiz_id: number; readonly escrita: Escrita; readonly referencias: Referencias };

/** What stands in other tables: skills of the row, tags of the family, the other side of the pair. */
async function saveRest(tx: Tenant, id: number, { raiz_id, escrita, referencias }: Ligacoes): Promise<void> {
  await saveHabilidades(tx, id, escrita.habilidades);
  await saveEtiquetas(tx, raiz_id, escrita.etiquetas);
  await store.setPar(tx, raiz_id, referencias.par_raiz_id);
}

/** @returns the id of the first revision of a new family. @throws 409, 422 */
export async function createQuestao(
  tx: Tenant,
  given: Escrita,
  opcoes: Opcoes,
  { sessao, agora }: Leitor,
): Promise<number> {
  const escrita = checked(given, opcoes.situacao);
  const referencias = await findReferencias(tx, escrita, null);
  const colunas = colunasOf(escrita, referencias.passagem);
  if (!opcoes.aceita_repetida) await refuseRepeated(tx, colunas.texto_hash, null);
  const id = await store.insertQuestao(tx, {
    ...colunas,
    codigo: await codigoFor(tx, opcoes.codigo, null),
    raiz_id: null,
    revisao: 1,
    situacao: opcoes.situacao,
    autor_id: sessao.pessoa_id,
    autor_nome: sessao.nome,
    habilidade: referencias.habilidade,
    par_id: referencias.par_raiz_id,
    tri_a: null,
    tri_b: null,
    tri_c: null,
    tri_origem: null,
    origem: opcoes.origem ?? ORIGEM,
    importacao_id: opcoes.importacao_id ?? null,
    atualizada_em: agora,
  });
  await saveRest(tx, id, { raiz_id: id, escrita, referencias });
  return id;
}

/** A stored question with the fields of a written one. */
export function escritaOf(questao: QuestaoAberta): Escrita {
  const { secrets, habilidades, etiquetas, texto_base, materia_id, objeto_conhecimento_id } = questao;
  const { enunciado, dificuldade, lingua_estrangeira, par_id, pontuacao, orientacoes } = questao;
  return {
    tipo: tipoOf(questao),
    materia_id,
    objeto_conhecimento_id,
    habilidades: habilidades.map(({ habilidade_id }) => habilidade_id),
    etiquetas,
    texto_base_id: texto_base?.texto_base_id ?? null,
    enunciado,
    alternativas: alternativasOf(secrets.opcoes, secrets.motivos),
    gabarito: secrets.gabarito,
    comentario: secrets.comentario,
    dificuldade,
    lingua_estrangeira,
    par_id,
    pontuacao,
    orientacoes,
  };
}

export type Salva = { readonly id: number; readonly revisao: number; readonly nova: boolean };

/** A save, checked and ready to be written. */
type Pronta = {
  readonly values: store.Mudanca;
  readonly codigo: string;
  readonly rest: Ligacoes;
  readonly changed: readonly CampoFixo[];
};

async function prepare(
  tx: Tenant,
  before: QuestaoAberta,
  given: Escrita,
  { codigo, situacao, aceita_repetida }: Opcoes,
  { agora }: Leitor,
): Promise<Pronta> {
  const { raiz_id } = before;
  const escrita = checked(given, situacao);
  const changed = camposMudados(escritaOf(before), escrita);
  const referencias = await findReferencias(tx, escrita, raiz_id);
  const colunas = colunasOf(escrita, referencias.passagem);
  if (!aceita_repetida && changed.length > 0) await refuseRepeated(tx, colunas.texto_hash, raiz_id);
  const renamed = codigo !== null && codigo !== before.codigo;
  const name = renamed ? await codigoFor(tx, codigo, raiz_id) : before.codigo;
  if (renamed) await store.renameFamilia(tx, raiz_id, name);
  const { habilidade, par_raiz_id: par_id } = referencias;
  const values = { ...colunas, situacao, habilidade, par_id, atualizada_em: agora };
  return { values, codigo: name, rest: { raiz_id, escrita, referencias }, changed };
}

/**
 * Saves a question that its caller has locked and read.
 * @returns the row that now holds: the same one, or the next revision
 * @throws 409, 422
 */
export async function saveQuestao(
  tx: Tenant,
  before: QuestaoAberta,
  given: Escrita,
  opcoes: Opcoes,
  leitor: Leitor,
): Promise<Salva> {
  const { banco_questao_id: id, revisao, versao } = before;
  const ready = await prepare(tx, before, given, opcoes, leitor);
  if (ready.changed.length > 0 && isQuestaoUsada(before))
    return { id: await insertRevisao(tx, before, ready, opcoes, leitor), revisao: revisao + 1, nova: true };
  await store.updateQuestao(tx, id, versao, ready.values);
  await saveRest(tx, id, ready.rest);
  return { id, revisao, nova: false };
}

/** The next revision of a question that its caller has locked and read, whether it is used or not. @returns its id */
export async function reviseQuestao(
  tx: Tenant,
  before: QuestaoAberta,
  given: Escrita,
  opcoes: Opcoes,
  leitor: Leitor,
): Promise<number> {
  return insertRevisao(tx, before, await prepare(tx, before, given, opcoes, leitor), opcoes, leitor);
}

/** The row after this one, with its parameters and origin. */
async function insertRevisao(
  tx: Tenant,
  before: QuestaoAberta,
  { values, codigo, rest }: Pronta,
  opcoes: Opcoes,
  { sessao }: Leitor,
): Promise<number> {
  const { banco_questao_id, raiz_id, revisao, versao, tri_a, tri_b, tri_c, tri_origem, origem } = before;
  const tri = values.subjetiva
    ? { tri_a: null, tri_b: null, tri_c: null, tri_origem: null }
    : { tri_a, tri_b, tri_c, tri_origem };
  const id = await store.insertQuestao(tx, {
    ...values,
    ...tri,
    codigo,
    raiz_id,
    revisao: revisao + 1,
    autor_id: sessao.pessoa_id,
    autor_nome: sessao.nome,
    origem: opcoes.origem ?? origem,
    importacao_id: opcoes.importacao_id ?? null,
  });
  await store.replaceQuestao(tx, banco_questao_id, versao, id);
  await saveRest(tx, id, rest);
  return id;
}
