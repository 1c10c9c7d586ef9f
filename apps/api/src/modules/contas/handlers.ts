/** The account of the active student, or of the staff member who has chosen none. */
import { ok, type Handlers } from '../../http/call.ts';
import { errors } from '../../http/errors.ts';
import { conta } from './presenter.ts';
import { findPessoa, listTurmas } from './store.ts';

export const handlers = {
  getConta: async ({ escola, sessao }) => {
    const pessoa_id = sessao.aluno?.pessoa_id ?? sessao.pessoa_id;
    const [pessoa, turmas] = await Promise.all([findPessoa(escola, pessoa_id), listTurmas(escola, pessoa_id)]);
    if (!pessoa) throw errors.notFound();
    return ok(conta(pessoa, turmas, sessao));
  },
} satisfies Handlers;
