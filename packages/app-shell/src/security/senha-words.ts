/** From the codes of the password rules to the documented texts (S1 §5). The older form has sentences of its own. */
import { senhaLimits, type Perfil, type SenhaError, type SenhaRule, type SenhaVariant } from '@luneta/domain';

const OLDER: Partial<Record<SenhaError, string>> = {
  apenas_letras_e_numeros: 'A senha deve conter apenas letras e números.',
  minimo: 'Sua senha deve contar pelo menos 6 caracteres.',
  confirmacao_diferente: 'As senhas devem ser iguais.',
  igual_a_inicial: 'Senha deve ser diferente da inicial.',
};

/** What stands under a field. */
export function senhaErrorText(error: SenhaError, variant: SenhaVariant, perfil: Perfil): string {
  const older = variant === 'older' ? OLDER[error] : undefined;
  return older ?? newer(error, perfil);
}

function newer(error: SenhaError, perfil: Perfil): string {
  const { min, max } = senhaLimits(perfil);
  const words: Record<SenhaError, string> = {
    obrigatorio: 'Campo obrigatório',
    apenas_letras_e_numeros: 'A senha deve conter apenas letras e números.',
    minimo: `Senha deve conter pelo menos ${min} caracteres`,
    maximo: `Senha deve conter no máximo ${max} caracteres`,
    confirmacao_diferente: 'Senha deve ser igual a nova',
    igual_a_atual: 'Senha deve ser diferente da atual',
    igual_a_inicial: 'Senha deve ser diferente da inicial',
    espaco_nas_pontas: 'Tire os espaços do começo e do fim da senha',
    caractere_invalido: 'A senha tem um caractere que não pode ser usado',
    dado_pessoal: 'Não use seu nome, usuário ou data de nascimento',
    comum: 'Essa senha é muito comum. Escolha outra',
  };
  return words[error];
}

/** A rule as it stands beside the field while typing. */
export function senhaRuleText(rule: SenhaRule, variant: SenhaVariant, perfil: Perfil): string {
  const { min, max } = senhaLimits(perfil);
  const words: Record<SenhaRule, string> = {
    apenas_letras_e_numeros: 'Só letras sem acento e números',
    tamanho: variant === 'older' ? 'Pelo menos 6 caracteres' : `De ${min} a ${max} caracteres`,
    diferente_da_atual: 'Diferente da senha atual',
    confirmacao: 'Igual nos dois campos',
  };
  return words[rule];
}
