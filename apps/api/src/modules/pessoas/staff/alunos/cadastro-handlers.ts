/** What a school has entered about a student: read, mended, and found again before somebody is entered twice. */
import { cleanNome, isNomeVazio } from '@luneta/domain/nome';

import { ok, type Handlers } from '../../../../http/call.ts';
import { readBusca } from '../../../../http/busca.ts';
import { errors } from '../../../../http/errors.ts';
import { tenant } from '../../../../database/tenant.ts';
import { findInReach, recordAct, turmaInReach } from '../../../escola/index.ts';
import { cadastroErrors, namingField } from '../../cadastro/errors.ts';
import { updatePessoas } from '../../cadastro/pessoas-mudadas.ts';
import { findCadastro, findParecidos } from './cadastro-store.ts';

const FIELDS = ['nome', 'data_nascimento', 'email', 'id_externo'] as const;

export const cadastroHandlers = {
  getAlunoCadastro: async ({ db, sessao, path: { turma_aluno_id }, agora }) => {
    const found = await findInReach(db, sessao, turma_aluno_id, agora);
    const cadastro = found && (await findCadastro(tenant(db, found.escola_id), turma_aluno_id));
    if (!cadastro) throw errors.notFound();
    return ok(cadastro);
  },

  saveAlunoCadastro: async ({ db, sessao, path: { turma_aluno_id }, body, agora }) => {
    const { motivo, params: _params, ...given } = body;
    const found = await findInReach(db, sessao, turma_aluno_id, agora);
    if (!found) throw errors.notFound();
    if (isNomeVazio(given.nome)) throw cadastroErrors.noName();
    if (given.data_nascimento !== null && Date.parse(given.data_nascimento) > agora.getTime())
      throw cadastroErrors.birthDate();
    const { escola_id, pessoa_id } = found;
    return tenant(db, escola_id).transaction(async (tx) => {
      const before = await findCadastro(tx, turma_aluno_id);
      if (!before) throw errors.notFound();
      await namingField(updatePessoas(tx, [{ pessoa_id, ...given }]));
      const now = { ...given, nome: cleanNome(given.nome) };
      // The audit says which fields changed, not what stood in them.
      const campos = FIELDS.filter((campo) => now[campo] !== before[campo]).join(',');
      const after = await findCadastro(tx, turma_aluno_id);
      if (!after) throw errors.notFound();
      await recordAct(tx, {
        acao: 'aluno_corrigido',
        sessao,
        pessoa_id,
        turma_aluno_id,
        motivo,
        detalhe: { campos },
        agora,
      });
      return ok(after);
    });
  },

  listAlunosParecidos: async ({ db, sessao, path: { turma_id }, query: { nome, data_nascimento }, agora }) => {
    const escola = await turmaInReach(db, sessao, turma_id, agora);
    const busca = readBusca(cleanNome(nome));
    return ok(busca === null ? [] : await findParecidos(escola, busca.nome, data_nascimento ?? null));
  },
} satisfies Handlers;
