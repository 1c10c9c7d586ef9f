/** Mends one question of a file: subject, topic, code, key or level, or whether it is taken at all. */
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../database/tenant.ts';
import { errors } from '../../../http/errors.ts';
import { requireVersao } from '../../../http/versao.ts';
import { recordAct } from '../../escola/index.ts';
import { setSituacao } from '../arquivo/andamento-store.ts';
import { countLinhas, findLinha, saveLinhas } from '../arquivo/linha-store.ts';
import { advanceImportacao } from '../arquivo/store.ts';
import { importacaoErrors } from '../errors.ts';
import { contagensOf, linhaOf } from '../presenter.ts';
import { contextoDe } from '../questoes/contexto.ts';
import { emendar } from '../questoes/emenda.ts';
import { julgarQuestao } from '../questoes/julgar.ts';
import { linhaDeQuestao, rowDeQuestao } from '../questoes/linha.ts';
import type { Emenda } from './linha.ts';

/** @throws 404 for a line the file does not have, 409 when somebody mended it meanwhile, 422 for a value it cannot have */
export function saveLinhaDeQuestao(
  escola: Tenant,
  { row, ordem, body, sessao, agora }: Emenda,
): Promise<components['schemas']['GestaoImportacaoLinhaSalva']> {
  return escola.transaction(async (tx) => {
    const [moved] = await advanceImportacao(tx, row.id, { de: ['pronta'], para: 'pronta', lida: null });
    if (!moved) throw importacaoErrors.notReady();
    const stored = await findLinha(tx, row.id, ordem);
    const before = stored && linhaDeQuestao(stored);
    if (!before) throw errors.notFound();
    if (body.versao !== undefined) requireVersao(before.versao ?? 1, body.versao);
    const questao = emendar(before.questao, body.valores ?? []);
    if (questao === null) throw importacaoErrors.foreignField('valores');
    const { decisao: _decisao, ...rest } = before;
    const de = {
      ...rest,
      questao,
      versao: (before.versao ?? 1) + 1,
      ...(body.decisao != null && { decisao: body.decisao }),
    };
    const contexto = await contextoDe(tx, row, { perfil: sessao.perfil_real, agora });
    const { acao, alvo_id, valores, antes, problemas } = rowDeQuestao(
      row.id,
      de,
      await julgarQuestao(tx, de, contexto),
    );
    await saveLinhas(tx, row.id, [{ ordem, acao, alvo_id, valores, antes, problemas, aplicada_em: null }]);
    const resumo = { ...row.resumo, ...(await countLinhas(tx, row.id)) };
    await setSituacao(tx, row.id, { situacao: 'pronta', resumo });
    const now = await findLinha(tx, row.id, ordem);
    if (!now) throw errors.notFound();
    await recordAct(tx, { acao: 'importacao_linha_mudada', sessao, detalhe: { importacao_id: row.id, ordem }, agora });
    return { linha: linhaOf(now), resumo: contagensOf(resumo), confirmacao_necessaria: null, versao: moved.versao };
  });
}
