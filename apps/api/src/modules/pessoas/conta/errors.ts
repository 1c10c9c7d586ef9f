/** Errors of the account calls, with the texts of S1 §5 where it has one. */
import type { CadastroError } from '@luneta/domain/pergunta-seguranca';
import { MAX_LENGTH, MIN_LENGTH, STAFF_MAX_LENGTH, STAFF_MIN_LENGTH, type SenhaError } from '@luneta/domain/senha';
import { senhaErrorSentence } from '@luneta/domain/senha-texto';

import { unprocessable, type ApiError } from '../../../http/errors.ts';

const PERGUNTA: Readonly<Record<CadastroError, string>> = {
  quantidade: 'Escolha três perguntas.',
  numero: 'Numere as perguntas de 1 a 3.',
  pergunta: 'Escolha uma pergunta da lista.',
  repetida: 'Pergunta já selecionada!',
  obrigatorio: 'Preencha este campo!',
  maximo: 'Máximo de 20 caracteres!',
};

/**
 * @param perfil selects the lengths in the text: students 6 to 20, staff 12 to 128
 * @param campos the fields at fault
 */
export function senhaError(error: SenhaError, perfil: string, ...campos: readonly string[]): ApiError {
  const limits =
    perfil === 'aluno' ? { min: MIN_LENGTH, max: MAX_LENGTH } : { min: STAFF_MIN_LENGTH, max: STAFF_MAX_LENGTH };
  return unprocessable(
    error === 'igual_a_inicial' ? 'senha_inicial' : `senha_${error}`,
    senhaErrorSentence(error, limits),
  ).at(...campos);
}

export const contaErrors = {
  /** Shown under the current password. S1 §8 gives no text for it. */
  wrongSenha: (campo: 'atual' | 'senha_atual') =>
    unprocessable('senha_atual_incorreta', 'Senha atual incorreta').at(campo),
  insideView: () => unprocessable('visao_aberta', 'Saia do modo aluno para trocar a sua senha.'),
  needsSenha: () =>
    unprocessable('senha_atual_obrigatoria', 'Digite sua senha atual para mudar as perguntas.').at('senha_atual'),
  emptyNomeSocial: () => unprocessable('apelido_vazio', 'Campo obrigatório, insira seu nome social.').at('nome_social'),
  longNomeSocial: () =>
    unprocessable('apelido_longo', 'Seu Apelido deve ter no máximo 20 caracteres').at('nome_social'),
  /** @param campos the fields at fault */
  perguntas: (error: CadastroError, campos: readonly string[]) =>
    unprocessable(`perguntas_${error}`, PERGUNTA[error]).at(...campos),
  perguntasOff: () =>
    unprocessable('perguntas_desligadas', 'A sua escola não usa perguntas de segurança.').at('perguntas_seguranca'),
};
