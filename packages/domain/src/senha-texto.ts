/** The sentences for what is wrong with a new password: the forms and the server say the same. S1 §5 where it has one. */
import type { SenhaError } from './senha.ts';

const WORDS: Readonly<Record<Exclude<SenhaError, 'minimo' | 'maximo'>, string>> = {
  obrigatorio: 'Campo obrigatório',
  apenas_letras_e_numeros: 'A senha deve conter apenas letras e números.',
  confirmacao_diferente: 'Senha deve ser igual a nova',
  igual_a_atual: 'Senha deve ser diferente da atual',
  igual_a_inicial: 'Senha deve ser diferente da inicial',
  espaco_nas_pontas: 'Tire os espaços do começo e do fim da senha',
  caractere_invalido: 'A senha tem um caractere que não pode ser usado',
  dado_pessoal: 'Não use seu nome, usuário ou data de nascimento',
  comum: 'Essa senha é muito comum. Escolha outra',
};

/** One sentence for one mistake. [STX-1] S1 §5 @param limits how long a password of this profile may be */
export function senhaErrorSentence(error: SenhaError, limits: { readonly min: number; readonly max: number }): string {
  if (error === 'minimo') return `Senha deve conter pelo menos ${limits.min} caracteres`;
  return error === 'maximo' ? `Senha deve conter no máximo ${limits.max} caracteres` : WORDS[error];
}
