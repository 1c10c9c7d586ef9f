/** Tag `gestao_auditoria`: the acts in one school's audit trail, and whether its hash chain is intact, for the direction of a school, supervisor and admin (D 225). */
import { objetoDoAto } from '@luneta/domain/auditoria-objeto';
import type { components } from '@luneta/openapi';

import { type Handlers, ok } from '../../../../http/call.ts';
import { nextPage, readIdCursor } from '../../../../http/cursor.ts';
import { iso } from '../../../../http/iso.ts';
import { filterOf } from '../../../../http/query.ts';
import { escolaInReach } from '../../alcance.ts';
import { verifyStretch } from '../../auditoria.ts';
import { listRegistros, type RegistroRow } from './store.ts';

/** Who ran a command on the machine; null where nobody did. */
const operadorOf = ({ detalhe }: RegistroRow): string | null =>
  typeof detalhe['operador'] === 'string' ? `Operador (${detalhe['operador']})` : null;

function registro(row: RegistroRow): components['schemas']['AuditoriaRegistro'] {
  const { criada_em, detalhe, prova, item, turma, curso, questao, aviso, materia, ...rest } = row;
  const pessoa = row.turma_aluno_id === null ? row.pessoa_nome : null;
  return {
    ...rest,
    criada_em: iso(criada_em),
    ator_nome: row.ator_nome ?? operadorOf(row),
    objeto: objetoDoAto(row.acao, { prova, item, turma, curso, questao, aviso, materia, pessoa }),
    detalhe: Object.entries(detalhe)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([campo, valor]) => ({ campo, valor: valor === null ? null : String(valor) })),
  };
}

export const handlers = {
  listAuditoria: async ({ db, sessao, query }) => {
    const [acao, ator_id, aluno] = [filterOf(query.acao), filterOf(query.ator_id), filterOf(query.aluno)];
    const [data_inicio, data_fim] = [filterOf(query.data_inicio), filterOf(query.data_fim)];
    const antes = readIdCursor(query.cursor);
    const escola = await escolaInReach(db, sessao, query.escola_id);
    const page = await listRegistros(escola, { acao, ator_id, aluno, data_inicio, data_fim }, antes);
    const [newest] = page.registros;
    const oldest = page.registros.at(-1);
    const cadeia_integra = !newest || !oldest || (await verifyStretch(escola, oldest.ordem, newest.ordem));
    const body = { registros: page.registros.map(registro), cadeia_integra };
    return { ...ok(body), ...nextPage(page.next) };
  },
} satisfies Handlers;
