/** Errors of the sign-in, with the exact texts of S1 §8. */
import { forbidden, unauthenticated } from '../../http/errors.ts';

export const loginErrors = {
  credentials: () => unauthenticated('credenciais_invalidas', 'Credenciais inválidas.'),
  profile: (perfil: string) =>
    forbidden(
      'perfil_nao_autorizado',
      `Perfil do tipo ${perfil} não autorizado. Apenas perfis aluno e gestão vida podem utilizar essa experiência.`,
    ),
  hubProfile: (perfil: string) =>
    forbidden(
      'perfil_nao_autorizado',
      `Perfil do tipo ${perfil} não autorizado. Apenas perfis aluno podem utilizar essa forma de login.`,
    ),
  noClass: () =>
    forbidden('aluno_sem_turma', 'Aluno não cadastrado em nenhuma turma ativa. Entre em contato com o suporte.'),
};
