/** From the codes of the password rules to the documented texts (S1 §5). The older form has sentences of its own. */
import {
  senhaErrorSentence,
  senhaLimits,
  type Perfil,
  type SenhaError,
  type SenhaRule,
  type SenhaVariant,
} from '@luneta/domain';

const OLDER: Partial<Record<SenhaError, string>> = {
  apenas_letras_e_numeros: 'A senha deve conter apenas letras e números.',
  minimo: 'Sua senha deve contar pelo menos 6 caracteres.',
  confirmacao_diferente: 'As senhas devem ser iguais.',
  igual_a_inicial: 'Senha deve ser diferente da inicial.',
};

/** What stands under a field. */
export function senhaErrorText(error: SenhaError, variant: SenhaVariant, perfil: Perfil): string {
  const older = variant === 'older' ? OLDER[error] : undefined;
  return older ?? senhaErrorSentence(error, senhaLimits(perfil));
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
