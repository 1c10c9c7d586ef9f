/**
 * Resets the passwords of many students: draws them, returns them once, and writes one audit row for each (security
 * D7). Either all change or none, so that the returned list is always right.
 */
import { fichaExpiraMs } from '@luneta/domain/senha';

import { accountName, findConfiguracao, recordActs } from '../../escola/index.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { hashSenha } from '../login/senha.ts';
import { setSenhas } from './credencial-store.ts';
import { drawSenha } from './senha-sorteada.ts';

type Reset = {
  readonly alunos: readonly { readonly pessoa_id: number; readonly turma_aluno_id: number }[];
  /** Null: whoever runs the machine. */
  readonly sessao: Sessao | null;
  /** Name of the audit rows. */
  readonly acao?: 'senha_redefinida' | 'ficha_gerada';
  readonly motivo: string;
  /** Further details for the audit row of each student. */
  readonly detalhe: Readonly<Record<string, number>>;
  readonly agora: Date;
};

/**
 * Ignores the compatibility switch `SENHA_PADRAO`: only the documented single reset may set a common password.
 * @param escola the school of all the students
 * @returns one-time passwords in the order given: valid for the days of the school (SEN-8), must be changed; every session of those students has
 * ended
 * @throws 404 when one of them does not exist any more
 */
export async function resetSenhas(
  escola: Tenant,
  { alunos, sessao, acao = 'senha_redefinida', motivo, detalhe, agora }: Reset,
): Promise<{ senhas: readonly string[]; expira_em: Date }> {
  const { configuracao } = await findConfiguracao(escola);
  const senhas = drawDistinct(alunos.length);
  const hashes: string[] = [];
  // One hash after another: a hundred at once would delay every other sign-in.
  for (const senha of senhas) hashes.push(await hashSenha(senha));
  const expira_em = new Date(fichaExpiraMs(agora.getTime(), configuracao.fichas_validade_dias));
  await escola.transaction(async (tx) => {
    const pessoas = alunos.map(({ pessoa_id }) => pessoa_id);
    if (!(await setSenhas(tx, { pessoas, hashes, expira_em, agora }))) throw errors.notFound();
    const acts = alunos.map(({ pessoa_id, turma_aluno_id }) => ({
      acao,
      sessao,
      pessoa_id,
      turma_aluno_id,
      motivo,
      detalhe: sessao === null ? { ...detalhe, operador: accountName() } : detalhe,
      agora,
    }));
    await recordActs(tx, acts);
  });
  return { senhas, expira_em };
}

function drawDistinct(count: number): string[] {
  const drawn = new Set<string>();
  while (drawn.size < count) drawn.add(drawSenha());
  return [...drawn];
}
