/** Errors of the sign-in, with the exact texts of S1 §8. */
import { forbidden, unauthenticated } from '../../../http/errors.ts';

/** How a profile is written in a sentence; the others read as they are spelled. */
const PERFIL_WORDS: Readonly<Record<string, string>> = {
  gestao_vida: 'gestão de vida',
  gestao_escola: 'gestão da escola',
  responsavel: 'responsável',
};
const wordsOf = (perfil: string) => PERFIL_WORDS[perfil] ?? perfil;

export const loginErrors = {
  credentials: () => unauthenticated('credenciais_invalidas', 'Credenciais inválidas.'),
  profile: (perfil: string) =>
    forbidden(
      'perfil_nao_autorizado',
      `Perfil do tipo ${wordsOf(perfil)} não autorizado. Apenas perfis aluno e gestão vida podem utilizar essa experiência.`,
    ),
  hubProfile: (perfil: string) =>
    forbidden(
      'perfil_nao_autorizado',
      `Perfil do tipo ${wordsOf(perfil)} não autorizado. Apenas perfis aluno podem utilizar essa forma de login.`,
    ),
  /** The password is right, and a code is wanted too. @param desafio what the second step sends beside the code */
  secondStep: (desafio: string) =>
    forbidden('segunda_etapa', 'Digite o código do seu aplicativo autenticador.', { desafio }),
  wrongCode: () => unauthenticated('codigo_incorreto', 'Código incorreto ou já usado.'),
  stepExpired: () => unauthenticated('segunda_etapa_expirada', 'O tempo para digitar o código acabou. Entre de novo.'),
  noClass: () =>
    forbidden('aluno_sem_turma', 'Aluno não cadastrado em nenhuma turma ativa. Entre em contato com o suporte.'),
};
