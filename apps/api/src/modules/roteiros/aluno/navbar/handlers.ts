/** Tag `navbar`: the status strip of a student, with name, lives and coins, and buying lives. */
import { readConfiguracao } from '../../../escola/index.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { ok, type Handlers } from '../../../../http/call.ts';
import { requireAluno } from '../../../../http/sessao.ts';
import { refill } from './carteira-store.ts';
import { carteiraErrors } from './errors.ts';
import { presentNavbar } from './presenter.ts';
import { findNavbar } from './store.ts';

/** The present strip, for every response that contains one. */
export async function navbarOf(escola: Tenant, turma_aluno_id: number, agora: Date) {
  return presentNavbar(await findNavbar(escola, turma_aluno_id), agora);
}

export const handlers = {
  getNavbar: async ({ escola, sessao, agora }) =>
    ok(await navbarOf(escola, requireAluno(sessao).turma_aluno_id, agora)),
  createCompraVidas: async ({ escola, sessao, agora }) => {
    const { turma_aluno_id } = requireAluno(sessao);
    const { vidas_ativas, configuracao } = await findNavbar(escola, turma_aluno_id);
    if (!vidas_ativas) throw carteiraErrors.livesOff();
    const { segundos_por_vida } = readConfiguracao(configuracao);
    const refilled = await refill(escola, turma_aluno_id, segundos_por_vida, agora);
    if (refilled === 'vidas_completas') throw carteiraErrors.full();
    if (refilled === 'saldo_insuficiente') throw carteiraErrors.poor();
    return ok(await navbarOf(escola, turma_aluno_id, agora));
  },
} satisfies Handlers;
