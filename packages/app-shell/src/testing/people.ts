/** The people of tests and stories, as claims of the server's token. Tokens are not signed. */

export type Claims = {
  perfil: string;
  perfil_real: string;
  turma_aluno_id: number | null;
};

/** The student of the contract's examples. */
export const BIA: Claims = { perfil: 'aluno', perfil_real: 'aluno', turma_aluno_id: 1002 };

/** Staff who opened Bia's view to look at it. */
export const PROFESSOR_WITH_BIA: Claims = { perfil: 'professor', perfil_real: 'professor', turma_aluno_id: 1002 };

/** Staff of the student service in Bia's view, allowed to change things. */
export const GESTAO_VIDA_AS_BIA: Claims = { perfil: 'aluno', perfil_real: 'gestao_vida', turma_aluno_id: 1002 };

/** The same, who chose only to look. */
export const GESTAO_VIDA_WITH_BIA: Claims = { ...GESTAO_VIDA_AS_BIA, perfil: 'professor' };

/** Staff who have not chosen a student yet. */
export const COORDENADOR: Claims = { perfil: 'coordenador', perfil_real: 'coordenador', turma_aluno_id: null };

/** A token shaped like the server's; nobody checks its signature in a browser. */
export function tokenOf(claims: Claims, id = 'x'): string {
  const payload = btoa(JSON.stringify({ ...claims, metadata: { email: null, escola_id: 1 } }));
  return `Bearer e30.${payload.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '')}.${id}`;
}
