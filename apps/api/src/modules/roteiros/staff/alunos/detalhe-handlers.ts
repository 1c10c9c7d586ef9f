/** One student as staff need it on the day: what runs now, sign-ins, lock-out, state of the password. */
import { findInReach } from '../../../escola/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { ok, type Handlers } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import { iso } from '../../../../http/iso.ts';
import { findLiberaveis } from '../../aluno/boss/liberaveis.ts';
import { lockOf } from '../../../pessoas/index.ts';
import { findAcessos, findDetalhe, findProvas } from './detalhe-store.ts';

export const detalheHandlers = {
  getGestaoAluno: async ({ db, sessao, path: { turma_aluno_id }, agora }) => {
    const found = await findInReach(db, sessao, turma_aluno_id, agora);
    const escola = found && tenant(db, found.escola_id);
    const aluno = escola && (await findDetalhe(escola, turma_aluno_id, agora));
    if (!found || !aluno) throw errors.notFound();
    const acessos = await findAcessos(escola, found.pessoa_id);
    const provas = await findProvas(escola, turma_aluno_id, agora);
    return ok({
      ...aluno,
      senha_expira_em: iso(aluno.senha_expira_em),
      ultimo_acesso_em: iso(aluno.ultimo_acesso_em),
      bloqueado_ate: iso(await lockOf(db, found, agora)),
      acessos: acessos.map(({ entrou_em, saiu_em }) => ({ entrou_em: iso(entrou_em), saiu_em: iso(saiu_em) })),
      boss_liberaveis: await findLiberaveis(escola, { turma_aluno_id, agora }),
      provas: provas.map((prova) => ({
        ...prova,
        iniciada_em: iso(prova.iniciada_em),
        prazo_em: iso(prova.prazo_em),
        encerrada_em: iso(prova.encerrada_em),
        ultima_resposta_em: iso(prova.ultima_resposta_em),
      })),
    });
  },
} satisfies Handlers;
