import type { Sessao } from '@luneta/api-client';

/** What the server says of a student's view that staff opened: Marta looks at Bia. */
export const buildSessao = (changes: Partial<Sessao> = {}): Sessao => ({
  perfil: 'professor',
  perfil_real: 'professor',
  turma_aluno_id: 1002,
  escola_id: 1,
  versao: 2,
  expira_em: '2026-11-21T23:30:00-03:00',
  forcar_senha: false,
  forcar_perguntas: false,
  modo: 'professor',
  ator_nome: 'Marta Ribeiro de Albuquerque',
  aluno_nome: 'Beatriz Nogueira Lima',
  limite_em: null,
  ...changes,
});
