/**
 * Questions of a file: what each would do to the bank, and the doing. A question is known again by its code, and one without a
 * code by what it asks (rule BAN-7). A change makes the next revision, also of an unused one, so that it can be undone.
 */
import { camposMudados } from '@luneta/domain/questao-revisao';
import { cleanHabilidade, sistemaDaHabilidade } from '@luneta/domain/questao-habilidade';

import type { Tenant } from '../../database/tenant.ts';
import { ensureHabilidades, ensureTextoBase, findConhecida } from './importada-partes-store.ts';
import { hashOf, type Escrita } from './staff/questao/campos.ts';
import type { Leitor } from './staff/questao/leitura.ts';
import { readQuestao, requireOpen } from './staff/questao/leitura.ts';
import { createQuestao, escritaOf, reviseQuestao, tagsOf } from './staff/questao/salvar.ts';
import { findRepetida, lockQuestao, setTri, type Tri } from './staff/questao/write-store.ts';

/** One question of a file, its subject and topic chosen. Texts are clean HTML. */
export type QuestaoDeArquivo = Omit<Escrita, 'habilidades' | 'texto_base_id' | 'par_id'> & {
  /** Null: it is known again by what it asks, and gets the next code of the school. */
  readonly codigo: string | null;
  /** Codes; one that the school lacks is made. */
  readonly habilidades: readonly string[];
  readonly texto_base: { readonly titulo: string; readonly conteudo: string; readonly fonte: string } | null;
  readonly tri: Tri | null;
};

export type OpcoesDeImportacao = {
  readonly importacao_id: string;
  /** Where they come from, as lists show it. */
  readonly origem: string;
  readonly situacao: 'rascunho' | 'em_revisao' | 'aprovada';
  /** It is made though one reads alike. */
  readonly aceita_repetida: boolean;
};

/** What a question of a file does, and to which question of the bank. */
export type Efeito =
  | { readonly acao: 'criar' }
  | {
      readonly acao: 'nova_revisao' | 'igual' | 'duplicada';
      readonly banco_questao_id: number;
      readonly codigo: string;
    };

const sameTri = (one: Tri | null, other: Tri | null) => JSON.stringify(one) === JSON.stringify(other);
const sameSet = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());

/** The codes as the bank keeps them. */
const skillsOf = (codigos: readonly string[]) =>
  codigos.map((codigo) => {
    const sistema = sistemaDaHabilidade(codigo);
    return { sistema, codigo: cleanHabilidade(sistema, codigo) };
  });

/** Whether the bank has all of it already. */
function isEqual(stored: ReturnType<typeof requireOpen>, given: QuestaoDeArquivo): boolean {
  const before = escritaOf(stored);
  const passage = stored.texto_base;
  const sameText =
    (passage?.conteudo ?? '') === (given.texto_base?.conteudo ?? '') &&
    (passage?.fonte ?? '') === (given.texto_base?.fonte ?? '');
  const { tri_a: a, tri_b: b, tri_c: c, tri_origem: origem } = stored;
  const tri = a === null || b === null || c === null || origem === null ? null : { a, b, c, origem };
  const fixed = { ...given, texto_base_id: before.texto_base_id };
  return (
    sameText &&
    camposMudados(before, fixed).length === 0 &&
    given.objeto_conhecimento_id === before.objeto_conhecimento_id &&
    given.dificuldade === before.dificuldade &&
    given.pontuacao === before.pontuacao &&
    sameTri(tri, given.tri) &&
    sameSet(before.etiquetas, tagsOf(given.etiquetas)) &&
    sameSet(
      stored.habilidades.map(({ codigo }) => codigo),
      skillsOf(given.habilidades).map(({ codigo }) => codigo),
    )
  );
}

/**
 * What the question would do; nothing is written.
 * @throws 403 for a question of somebody else, or one that is sealed for this person
 */
export async function judgeQuestaoImportada(escola: Tenant, given: QuestaoDeArquivo, leitor: Leitor): Promise<Efeito> {
  const known = given.codigo === null ? null : await findConhecida(escola, given.codigo);
  if (known === null) {
    const repeated = await findRepetida(escola, hashOf(given.texto_base?.conteudo ?? '', given), null);
    return repeated === null ? { acao: 'criar' } : { acao: 'duplicada', ...repeated };
  }
  const stored = requireOpen(await readQuestao(escola, known, leitor), leitor);
  const { banco_questao_id, codigo } = stored;
  return { acao: isEqual(stored, given) ? 'igual' : 'nova_revisao', banco_questao_id, codigo };
}

/**
 * Does what `judgeQuestaoImportada` says. Pictures are kept by the caller before (`createMidia`).
 * @param tx inside a transaction
 * @returns what was done, with the row that now holds
 * @throws 403, 409, 422 as by hand
 */
export async function saveQuestaoImportada(
  tx: Tenant,
  given: QuestaoDeArquivo,
  { importacao_id, origem, situacao, aceita_repetida }: OpcoesDeImportacao,
  leitor: Leitor,
): Promise<{ readonly acao: Efeito['acao']; readonly banco_questao_id: number }> {
  const efeito = await judgeQuestaoImportada(tx, given, leitor);
  if (efeito.acao === 'igual' || (efeito.acao === 'duplicada' && !aceita_repetida)) return efeito;
  const { codigo, tri, texto_base, habilidades, ...rest } = given;
  const escrita = {
    ...rest,
    par_id: null,
    habilidades: await ensureHabilidades(tx, skillsOf(habilidades)),
    texto_base_id: texto_base === null ? null : await ensureTextoBase(tx, texto_base),
  };
  const opcoes = { codigo, situacao, aceita_repetida: true, origem, importacao_id };
  if (efeito.acao !== 'nova_revisao') {
    const banco_questao_id = await createQuestao(tx, escrita, opcoes, leitor);
    await setTri(tx, banco_questao_id, tri);
    return { acao: 'criar', banco_questao_id };
  }
  const before = requireOpen(await readQuestao(tx, efeito.banco_questao_id, leitor), leitor);
  await lockQuestao(tx, before.banco_questao_id, before.versao);
  const banco_questao_id = await reviseQuestao(
    tx,
    before,
    { ...escrita, par_id: before.par_id },
    { ...opcoes, codigo: null },
    leitor,
  );
  await setTri(tx, banco_questao_id, tri);
  return { acao: 'nova_revisao', banco_questao_id };
}
