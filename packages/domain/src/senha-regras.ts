/**
 * The rules a person sees beside the new password while typing: which are met so far. The forms decide with `senha.ts`;
 * here only its checks are shown one by one.
 */
import type { Perfil } from './perfil.ts';
import { MIN_LENGTH, senhaLimits } from './senha.ts';

/** The two forms of the documents: version 1 has the older, version 2 and the console the newer. */
export type SenhaVariant = 'older' | 'newer';
export type SenhaRule = 'apenas_letras_e_numeros' | 'tamanho' | 'diferente_da_atual' | 'confirmacao';

/** `met` is null while the field it needs is still empty. */
export type SenhaRuleState = { readonly rule: SenhaRule; readonly met: boolean | null };

type Form = { readonly atual: string; readonly nova: string; readonly confirmacao: string };

/** The rules of the form in the order they are shown, each with its state. [SRG-1] S1 §5; ux C14 */
export function senhaRules(
  variant: SenhaVariant,
  { atual, nova, confirmacao }: Form,
  perfil: Perfil = 'aluno',
): SenhaRuleState[] {
  const { min, max } = senhaLimits(perfil);
  const typed = (met: boolean) => (nova === '' ? null : met);
  const confirmed = {
    rule: 'confirmacao',
    met: nova === '' || confirmacao === '' ? null : nova === confirmacao,
  } as const;
  if (variant === 'older') {
    return [
      { rule: 'apenas_letras_e_numeros', met: typed(/^[A-Za-z0-9]+$/.test(nova)) },
      { rule: 'tamanho', met: typed(nova.length >= MIN_LENGTH) },
      confirmed,
    ];
  }
  return [
    { rule: 'tamanho', met: typed(nova.length >= min && nova.length <= max) },
    { rule: 'diferente_da_atual', met: atual === '' ? null : typed(nova !== atual) },
    confirmed,
  ];
}
