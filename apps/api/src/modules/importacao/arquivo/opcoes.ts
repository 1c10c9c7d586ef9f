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
  } = given;
  return { ausentes, criar_turmas, ano, versao_aluno, nomes, planilha, aulas_sao_turmas };
}
