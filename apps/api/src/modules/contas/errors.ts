/** Errors of the account calls, with the texts of S1 §5 where it has one. */
import type { CadastroError } from '@luneta/domain/pergunta-seguranca';
import { MAX_LENGTH, MIN_LENGTH, STAFF_MAX_LENGTH, STAFF_MIN_LENGTH, type SenhaError } from '@luneta/domain/senha';

import { unprocessable, type ApiError } from '../../http/errors.ts';

const SENHA: Readonly<Record<SenhaError, (min: number, max: number) => string>> = {
  obrigatorio: () => 'Campo obrigatório',
  apenas_letras_e_numeros: () => 'A senha deve conter apenas letras e números.',
  minimo: (min) => `Senha deve conter pelo menos ${min} caracteres`,
  maximo: (_min, max) => `Senha deve conter no máximo ${max} caracteres`,
  confirmacao_diferente: () => 'Senha deve ser igual a nova',
  igual_a_atual: () => 'Senha deve ser diferente da atual',
  igual_a_inicial: () => 'Senha deve ser diferente da inicial',
  espaco_nas_pontas: () => 'Senha não pode começar nem terminar com espaço',
  caractere_invalido: () => 'Senha tem um caractere que não pode ser usado',
  dado_pessoal: () => 'Senha não pode ser seu nome, seu usuário ou sua data de nascimento',
  comum: () => 'Esta senha é muito usada e fácil de adivinhar. Escolha outra',
};

const PERGUNTA: Readonly<Record<CadastroError, string>> = {
  quantidade: 'Escolha três perguntas.',
  numero: 'Numere as perguntas de 1 a 3.',
  pergunta: 'Escolha uma pergunta da lista.',
  repetida: 'Pergunta já selecionada!',
  obrigatorio: 'Preencha este campo!',
  maximo: 'Máximo de 20 caracteres!',
};

/** @param perfil selects the lengths in the text: students 6 to 20, staff 12 to 128 */
export function senhaError(error: SenhaError, perfil: string): ApiError {
  const [min, max] = perfil === 'aluno' ? [MIN_LENGTH, MAX_LENGTH] : [STAFF_MIN_LENGTH, STAFF_MAX_LENGTH];
  return unprocessable(error === 'igual_a_inicial' ? 'senha_inicial' : `senha_${error}`, SENHA[error](min, max));
}

export const contaErrors = {
  /** Shown under the current password. S1 §8 gives no text for it. */
  wrongSenha: () => unprocessable('senha_atual_incorreta', 'Senha atual incorreta'),
  insideView: () => unprocessable('visao_aberta', 'Saia da visão do aluno para trocar a sua senha.'),
  needsSenha: () => unprocessable('senha_atual_obrigatoria', 'Digite sua senha atual para mudar as perguntas.'),
  emptyNomeSocial: () => unprocessable('apelido_vazio', 'Campo obrigatório, insira seu nome social.'),
  longNomeSocial: () => unprocessable('apelido_longo', 'Seu Apelido deve ter no máximo 20 caracteres'),
  perguntas: (error: CadastroError) => unprocessable(`perguntas_${error}`, PERGUNTA[error]),
  perguntasOff: () => unprocessable('perguntas_desligadas', 'A sua escola não usa perguntas de segurança.'),
};
