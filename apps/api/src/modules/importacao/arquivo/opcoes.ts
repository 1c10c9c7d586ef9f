/** What a person may choose about a file, and what holds until then. */
import type { Opcoes } from './modelo.ts';

/** @param agora decides the school year */
export function opcoesOf(given: { readonly [Key in keyof Opcoes]?: Opcoes[Key] | undefined }, agora: Date): Opcoes {
  const {
    ausentes = 'nada',
    criar_turmas = false,
    ano = agora.getUTCFullYear(),
    versao_aluno = 2,
    nomes = 'perguntar',
    planilha = 1,
    aulas_sao_turmas = false,
    html = false,
    materia_id = null,
    objeto_conhecimento_id = null,
    categorias = [],
    cadernos = [],
    prova = null,
  } = given;
  const pessoas = { ausentes, criar_turmas, ano, versao_aluno, nomes, planilha, aulas_sao_turmas };
  return { ...pessoas, html, materia_id, objeto_conhecimento_id, categorias, cadernos, prova };
}
